/** Checks of text fields that several forms have; the messages are codes, the screens have the words. */
import { isBlank, limits } from '@skein/contract'
import * as z from 'zod/mini'

/** Something has to be written, and not only blanks. */
export const filled = z.refine<string>((text) => !isBlank(text), { error: 'required' })

/** Something has to be written; in a password a blank is something. */
export const given = z.refine<string>((text) => text !== '', { error: 'required' })

/** A rule that an empty field cannot break: an empty field is 'required' and nothing else. */
export const unlessEmpty = (fits: (text: string) => boolean, error: string) =>
  z.refine<string>((text) => isBlank(text) || fits(text), { error })

/** A password that somebody chooses now (§5): at least 8 characters. */
export const newPassword = z.string().check(
  given,
  z.refine((text) => text === '' || text.length >= limits.password.min, { error: 'short' }),
)

/** The same password was written twice; while the second is empty it is 'required' and nothing else. */
export const sameTwice = <Name extends string>(name: Name) =>
  z.refine<Record<Name | 'confirmPassword', string>>(
    (values) => values.confirmPassword === '' || values[name] === values.confirmPassword,
    { error: 'mismatch', path: ['confirmPassword'] },
  )
