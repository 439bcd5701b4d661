import type { Language } from '@skein/contract'
import { messagesOf } from '@skein/i18n/messages'
import type { MessagesOf } from '@skein/i18n/messages'
import { escapeHtml } from '../pages/head.ts'

/** The emails the product sends, with what each needs. `url` is absolute. */
export type EmailData = {
  confirm: { email: string; days: number; url: string }
  reset: { minutes: number; url: string }
  passwordChanged: object
  emailChanged: { email: string }
  twoStepOn: object
  twoStepOff: object
  passkeyAdded: { passkey: string }
  /** `at`: milliseconds since 1970. */
  accountDeleted: { at: number; url: string }
  accountRestored: object
  keyReplaced: { hours: number; url: string }
  keyKept: object
  suspended: { reason: string }
  warned: { reason: string; url: string }
  limited: { reason: string; url: string }
  limitLifted: { reason: string; url: string }
  partsRemoved: { reason: string; url: string }
  postRemoved: { reason: string; url: string }
  appealUpheld: { reason: string }
  appealTakenBack: { reason: string; url: string }
  approved: { url: string }
  declined: { reason: string }
  /** What happened, a line each, in the reader's language. */
  digest: { lines: string[]; url: string }
}

export type EmailKind = keyof EmailData
/** To whom: the name the greeting uses, and the account it is about. */
export type Addressee = { name: string; username: string }

export type Written = { subject: string; text: string; html: string }

type Words = MessagesOf<'mail'>
type Parts = [subject: string, text: string, last: string[]]

/** What each kind says. */
type Says = { [Kind in EmailKind]: (m: Words, data: EmailData[Kind], username: string, language: Language) => Parts }

const says: Says = {
  confirm: (m, { email, days }) => [m.confirmSubject(), m.confirmText({ email, days }), [m.ignore()]],
  reset: (m, { minutes }) => [m.resetSubject(), m.resetText({ minutes: String(minutes) }), [m.ignore()]],
  passwordChanged: (m, _, username) => [m.passwordChangedSubject(), m.passwordChangedText({ username }), [m.notYou()]],
  emailChanged: (m, { email }, username) => [
    m.emailChangedSubject(),
    m.emailChangedText({ username, email }),
    [m.notYou()],
  ],
  twoStepOn: (m, _, username) => [m.twoStepOnSubject(), m.twoStepOnText({ username }), [m.notYou()]],
  twoStepOff: (m, _, username) => [m.twoStepOffSubject(), m.twoStepOffText({ username }), [m.notYou()]],
  passkeyAdded: (m, { passkey }, username) => [
    m.passkeyAddedSubject(),
    m.passkeyAddedText({ username, passkey }),
    [m.notYou()],
  ],
  keyReplaced: (m, { hours }, username) => [
    m.keyReplacedSubject(),
    m.keyReplacedText({ username, hours }),
    [m.notYou()],
  ],
  keyKept: (m, _, username) => [m.keyKeptSubject(), m.keyKeptText({ username }), [m.notYou()]],
  accountDeleted(m, { at }, username, language) {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
    return [m.accountDeletedSubject(), m.accountDeletedText({ username, date }), []]
  },
  accountRestored: (m, _, username) => [m.accountRestoredSubject(), m.accountRestoredText({ username }), [m.notYou()]],
  suspended: (m, { reason }, username) => [m.suspendedSubject(), m.suspendedText({ username, reason }), []],
  warned: (m, { reason }, username) => [m.warnedSubject(), m.warnedText({ username, reason }), []],
  limited: (m, { reason }, username) => [m.limitedSubject(), m.limitedText({ username, reason }), []],
  limitLifted: (m, { reason }, username) => [m.limitLiftedSubject(), m.limitLiftedText({ username, reason }), []],
  partsRemoved: (m, { reason }, username) => [m.partsRemovedSubject(), m.partsRemovedText({ username, reason }), []],
  postRemoved: (m, { reason }, username) => [m.postRemovedSubject(), m.postRemovedText({ username, reason }), []],
  appealUpheld: (m, { reason }, username) => [m.appealUpheldSubject(), m.appealUpheldText({ username, reason }), []],
  appealTakenBack: (m, { reason }, username) => [
    m.appealTakenBackSubject(),
    m.appealTakenBackText({ username, reason }),
    [],
  ],
  approved: (m, _, username) => [m.approvedSubject(), m.approvedText({ username }), []],
  declined: (m, { reason }, username) => [m.declinedSubject(), m.declinedText({ username, reason }), []],
  digest: (m, _, username) => [m.digestSubject({ username }), m.digestText(), [m.digestFooter()]],
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

/** Writes an email in a language: as plain text, and as the same in HTML without any picture or style sheet. */
export async function writeEmail<Kind extends EmailKind>(
  { kind, data }: { kind: Kind; data: EmailData[Kind] },
  to: Addressee,
  language: Language,
): Promise<Written> {
  const m = await messagesOf(language, 'mail')
  const [subject, first, last] = says[kind](m, data, to.username, language)
  const lines = 'lines' in data ? data.lines : []
  const url = 'url' in data ? data.url : undefined
  const greeting = m.greeting({ name: to.name })
  const text = [greeting, first, ...(lines.length > 0 ? [lines.map((line) => `– ${line}`).join('\n')] : [])]
  if (url !== undefined) text.push(url)
  const list = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  const html = [
    `<!doctype html><html lang="${language}"><body>`,
    paragraph(greeting),
    paragraph(first),
    list === '' ? '' : `<ul>${list}</ul>`,
    url === undefined ? '' : `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`,
    ...[...last, m.closing()].map(paragraph),
    '</body></html>',
  ]
  return { subject, text: [...text, ...last, m.closing()].join('\n\n') + '\n', html: html.join('') }
}
