import { fromBase64url, toBase64url } from '@skein/contract/base64url'
import { randomBytes } from '../digest.ts'
import type { Passwords } from './passwords.ts'

/** What a hash costs: memory in KiB, and how often that is passed over. */
export type PasswordCost = { memory: number; passes: number }

/** OWASP's least cost for argon2id: 19 MiB, two passes, one lane. */
const usualCost: PasswordCost = { memory: 19_456, passes: 2 }

/** The tag of argon2id (RFC 9106), of 32 bytes, in one lane. */
export type Derive = (password: Uint8Array, salt: Uint8Array, cost: PasswordCost) => Promise<Uint8Array>

// The PHC string format takes base64 without padding.
const encode = (bytes: Uint8Array) => toBase64url(bytes).replaceAll('-', '+').replaceAll('_', '/')
const decode = (text: string) => fromBase64url(text.replaceAll('+', '-').replaceAll('/', '_'))

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Looks at every byte, wherever the first difference is. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length
  for (let index = 0; index < one.length; index += 1) difference |= (one[index] ?? 0) ^ (other[index] ?? 0)
  return difference === 0
}

/**
 * Passwords as PHC strings of argon2id.
 * @param derive how this host makes a tag; what it throws is passed on
 */
export function phcPasswords(derive: Derive, cost: PasswordCost = usualCost): Passwords {
  const dummySalt = randomBytes(16)
  const tagOf = (password: string, salt: Uint8Array, at: PasswordCost) =>
    derive(new TextEncoder().encode(password.normalize('NFC')), salt, at)

  return {
    async hash(password) {
      const salt = randomBytes(16)
      const tag = await tagOf(password, salt, cost)
      return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${encode(salt)}$${encode(tag)}`
    },
    async verify(password, hash) {
      const [, memory, passes, salt, tag] = phc.exec(hash ?? '') ?? []
      if (memory === undefined || passes === undefined || salt === undefined || tag === undefined) {
        await tagOf(password, dummySalt, cost)
        return false
      }
      return isSame(
        decode(tag),
        await tagOf(password, decode(salt), { memory: Number(memory), passes: Number(passes) }),
      )
    },
  }
}
