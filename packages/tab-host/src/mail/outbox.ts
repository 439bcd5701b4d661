import { createAfterAnswers } from '@skein/domain/mail/after-answers'
import type { Mail } from '@skein/domain/mail/mail'
import { writeToMember } from '@skein/domain/mail/write-to-member'
import type { Log } from '@skein/domain/ports'

export type SentEmail = { to: string; subject: string; text: string }

type Parts = {
  origin: string
  /** Nobody's mailbox is reached from a tab: whoever opened the host is given what would have been sent. */
  deliver: (email: SentEmail) => void
  log: Pick<Log, 'error'>
}

/** Writes emails as every host does, and hands them over. */
export function createOutbox({ origin, deliver, log }: Parts): Mail {
  const { run, settle } = createAfterAnswers(log)

  return {
    // At once: nobody's tab is killed between a commit and a letter that goes nowhere.
    async send(tx, kind, to, data) {
      const { userId, email } = typeof to === 'string' ? { userId: to, email: undefined } : to
      const written = await writeToMember(tx, { kind, data }, userId, email)
      if (written === undefined) return
      deliver({ to: written.to, subject: written.subject, text: written.text })
    },
    later: (work) => run(work(), 'later'),
    linkTo: (path) => `${origin}${path}`,
    forget: async () => {},
    settle,
    close: settle,
  }
}
