import { ApiError } from '@skein/data'
import type { MessagesOf } from '@skein/i18n'

type Words = MessagesOf<'settings'>

/** What went wrong, in the reader's language where the code says it, else in the server's words. */
export function failureOf(error: unknown, m: Words): string {
  if (!(error instanceof ApiError)) return m.tryAgain()
  switch (error.code) {
    case 'wrong-password':
      return m.wrongPassword()
    case 'wrong-code':
      return m.wrongCode()
    case 'email-unconfirmed':
      return m.confirmFirst()
    case 'username-taken':
      return m.usernameTaken()
    case 'email-taken':
      return m.emailTaken()
    case 'email-refused':
      return m.emailRefused()
    case 'too-many-requests':
      return m.tooManyAttempts()
    case 'passkey-refused':
    case 'sign-in-expired':
      return m.passkeyRefused()
    default:
      return error.serverMessage ?? m.tryAgain()
  }
}

/** Which field of a form an error is about, with what to say there; nothing where it is about none. */
export function fieldErrors(error: unknown, m: Words): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const names = Object.keys(error.fields)
  const known = failureOf(error, m)
  return Object.fromEntries(names.map((name) => [name, names.length === 1 ? known : (error.fields[name] ?? known)]))
}
