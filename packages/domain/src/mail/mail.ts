import type { Executor } from '../database/statements.ts'
import type { EmailData, EmailKind } from './emails.ts'

/** The port for mail. Sending never holds up a request: letters are written down with what causes them, and leave after the commit. */
export type Mail = {
  /**
   * Writes to a member, in their language, in the transaction of what it is about.
   * @param to a member's id; with `email`, to another address than theirs (one that is being confirmed)
   */
  send: <Kind extends EmailKind>(
    tx: Executor,
    kind: Kind,
    to: string | { userId: string; email: string },
    data: EmailData[Kind],
  ) => Promise<void>
  /** Does the work that an email needs after the answer, so that its time says nothing. What goes wrong is logged. */
  later: (work: () => Promise<void>) => void
  /** The absolute address of a path of the product. Never made of a request's headers: those are whatever the sender wrote. */
  linkTo: (path: string) => string
  /** Removes the emails to a member that were kept as files. */
  forget: (userId: string) => Promise<void>
  /** Waits until everything that was sent has left or failed. */
  settle: () => Promise<void>
  /** Ends it, after what is under way. */
  close: () => Promise<void>
}
