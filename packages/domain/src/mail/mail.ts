import type { EmailData, EmailKind } from './emails.ts'

/** The port for mail. Sending never holds up or fails a request: it happens after the answer, and what goes wrong is logged. */
export type Mail = {
  /**
   * Writes to a member, in their language.
   * @param to a member's id; with `email`, to another address than theirs (one that is being confirmed)
   */
  send: <Kind extends EmailKind>(
    kind: Kind,
    to: string | { userId: string; email: string },
    data: EmailData[Kind],
  ) => void
  /** Does the work that an email needs after the answer, so that its time says nothing. What goes wrong is logged. */
  later: (work: () => Promise<void>) => void
  /** The absolute address of a path of the product. Never made of a request's headers: those are whatever the sender wrote. */
  linkTo: (path: string) => string
  /** Removes the emails to a member that were kept as files. */
  forget: (userId: string) => Promise<void>
  /** Waits until everything that was sent has left or failed. */
  settle: () => Promise<void>
  /** Ends the connections, after what is under way. */
  close: () => Promise<void>
}
