import { ApiError } from '@skein/data'
import type { MessagesOf } from '@skein/i18n'

/** What the server refused for a reason of its own, at its field and in the language of the page; nothing where it is another refusal. */
export function registerRefusal(
  error: unknown,
  m: MessagesOf<'authMore'>,
): { field: 'email' | 'invitation'; text: string } | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'email-refused') return { field: 'email', text: m.emailRefused() }
  if (error.code === 'invitation-refused') return { field: 'invitation', text: m.invitationRefused() }
  return undefined
}
