import type { EmailKind } from '@skein/domain/mail/emails'
import type { Mail } from '@skein/domain/mail/mail'

type Kept = { kind: EmailKind; to: string; email: string | undefined; data: Record<string, unknown> }

/** A mailbox in memory, in place of SMTP. */
export type Mailbox = Mail & {
  emails: Kept[]
  /** The token of the newest link of a kind. */
  token: (kind: 'confirm' | 'reset' | 'keyReplaced') => Promise<string>
}

/** Makes one. Work after the answer is waited for by `settle`, as with the real one. */
export function createMailbox(): Mailbox {
  const emails: Kept[] = []
  const underWay = new Set<Promise<void>>()
  const settle = async () => {
    while (underWay.size > 0) await Promise.all(underWay)
  }
  return {
    emails,
    async send(_, kind, to, data) {
      const { userId, email } = typeof to === 'string' ? { userId: to, email: undefined } : to
      emails.push({ kind, to: userId, email, data: { ...data } })
    },
    later(work) {
      const running = work().finally(() => underWay.delete(running))
      underWay.add(running)
    },
    linkTo: (path) => `https://skein.example${path}`,
    forget: () => Promise.resolve(),
    settle,
    close: settle,
    async token(kind) {
      await settle()
      const url = emails.findLast((email) => email.kind === kind)?.data['url']
      return String(url).split('#')[1] ?? ''
    },
  }
}
