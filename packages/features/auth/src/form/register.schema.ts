import { isBlank, limits } from '@skein/contract'
import { Registration } from '@skein/contract/schemas'
import * as z from 'zod/mini'

const { username, name, email } = Registration.shape

const filled = z.refine<string>((text) => !isBlank(text), { error: 'required' })
const given = z.refine<string>((text) => text !== '', { error: 'required' })

/** A rule that an empty field cannot break: an empty field is 'required' and nothing else. */
const unlessEmpty = (fits: (text: string) => boolean, error: string) =>
  z.refine<string>((text) => isBlank(text) || fits(text), { error })

const fields = {
  username: z.string().check(
    filled,
    unlessEmpty((text) => username.safeParse(text).success, 'username'),
  ),
  name: z.string().check(
    filled,
    unlessEmpty((text) => name.safeParse(text).success, 'name'),
  ),
  email: z.string().check(
    filled,
    unlessEmpty((text) => email.safeParse(text).success, 'email'),
  ),
  password: z.string().check(
    given,
    z.refine((text) => text === '' || text.length >= limits.password.min, { error: 'short' }),
  ),
  confirmPassword: z.string().check(given),
}

const sameTwice = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword,
  { error: 'mismatch', path: ['confirmPassword'] },
)

/**
 * §5, registration: all five are required, the passwords match, the password has at least 8 characters; and what the contract
 * demands of the rest. Messages are codes; the screen has the words.
 */
export const registerSchema = z.object(fields).check(sameTwice)

/** The same, where only a code lets one in. */
export const invitedSchema = z.object({ ...fields, invitation: z.string().check(filled) }).check(sameTwice)

/** The same, where a code saves waiting. */
export const applySchema = z.object({ ...fields, invitation: z.string() }).check(sameTwice)
