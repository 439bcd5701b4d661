import type { Problems } from '@skein/feature-form/problems'
import type { MessagesOf } from '@skein/i18n'

/** What the codes of the schemas say, in the language of the page. */
export const fieldWords =
  (m: MessagesOf<'auth'>) =>
  (code: string): string => {
    switch (code) {
      case 'username':
        return m.invalidUsername()
      case 'name':
        return m.invalidName()
      case 'email':
        return m.invalidEmail()
      case 'short':
        return m.passwordTooShortText()
      case 'mismatch':
        return m.passwordMismatchText()
      default:
        return m.required()
    }
  }

/** What the first of the problems says; what the server said stays as it said it. */
export function wordsOfFirst(problems: Problems, wordsOf: (code: string) => string): string | undefined {
  const [first] = Object.values(problems)
  return first && ('message' in first ? first.message : wordsOf(first.code))
}
