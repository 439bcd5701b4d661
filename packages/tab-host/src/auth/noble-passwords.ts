import { argon2idAsync } from '@noble/hashes/argon2.js'
import { phcPasswords } from '@skein/domain/auth/phc-passwords'
import type { PasswordCost } from '@skein/domain/auth/phc-passwords'
import type { Passwords } from '@skein/domain/auth/passwords'

/** argon2id in JavaScript, which gives the page a turn now and then. It knows the hashes that a server made. */
export const createPasswords = (cost?: PasswordCost): Passwords =>
  phcPasswords(
    (password, salt, { memory, passes }) => argon2idAsync(password, salt, { m: memory, t: passes, p: 1, dkLen: 32 }),
    cost,
  )
