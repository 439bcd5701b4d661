import type { Database } from '@skein/domain/database/database'
import { createAfterAnswers } from '@skein/domain/mail/after-answers'
import type { EmailData, EmailKind } from '@skein/domain/mail/emails'
import type { Mail } from '@skein/domain/mail/mail'
import { writeToMember } from '@skein/domain/mail/write-to-member'
import type { Log } from '@skein/domain/ports'

export type SentEmail = { to: string; subject: string; text: string }

type Parts = {
  database: Database
  origin: string
  /** Nobody's mailbox is reached from a tab: whoever opened the host is given what would have been sent. */
  deliver: (email: SentEmail) => void
  log: Pick<Log, 'error'>
}

/** Writes emails as every host does, and hands them over. */
export function createOutbox({ database, origin, deliver, log }: Parts): Mail {
  const { run, settle } = createAfterAnswers(log)

  async function write<Kind extends EmailKind>(
    content: { kind: Kind; data: EmailData[Kind] },
    userId: string,
    email?: string,
  ) {
    const written = await writeToMember(database, content, userId, email)
    if (written === undefined) return
    const { to, subject, text } = written
    deliver({ to, subject, text })
  }

  return {
    send(kind, to, data) {
      const { userId, email } = typeof to === 'string' ? { userId: to, email: undefined } : to
      run(write({ kind, data }, userId, email), kind)
    },
    later: (work) => run(work(), 'later'),
    linkTo: (path) => `${origin}${path}`,
    forget: async () => {},
    settle,
    close: settle,
  }
}
