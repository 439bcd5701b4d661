import type { MessagesOf } from '@skein/i18n'
import type { Problem } from './attach-form.ts'

/** A field's problem in the language of the page; what the server said stays as it said it. */
export function fieldText(m: MessagesOf<'auth'>, problem: Problem | undefined): string | undefined {
  if (problem === undefined) return undefined
  if ('message' in problem) return problem.message
  switch (problem.code) {
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
