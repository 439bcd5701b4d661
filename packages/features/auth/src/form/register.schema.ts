import { Registration } from '@skein/contract/schemas'
import { filled, given, newPassword, sameTwice, unlessEmpty } from '@skein/feature-form/checks'
import * as z from 'zod/mini'

const { username, name, email } = Registration.shape

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
  password: newPassword,
  confirmPassword: z.string().check(given),
}

/**
 * §5, registration: all five are required, the passwords match, the password has at least 8 characters; and what the contract
 * demands of the rest. Messages are codes; the screen has the words.
 */
export const registerSchema = z.object(fields).check(sameTwice('password'))

/** The same, where only a code lets one in. */
export const invitedSchema = z.object({ ...fields, invitation: z.string().check(filled) }).check(sameTwice('password'))

/** The same, where a code saves waiting. */
export const applySchema = z.object({ ...fields, invitation: z.string() }).check(sameTwice('password'))
