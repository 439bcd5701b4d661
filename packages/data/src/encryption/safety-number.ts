import { fromBase64url } from '@skein/contract/base64url'
import { utf8 } from './bytes.ts'

type Party = { userId: string; publicKey: string }

/** Slow enough that nobody makes keys until the digits fit, quick enough for a dialog. */
const iterations = 100_000

async function half({ userId, publicKey }: Party): Promise<string> {
  const secret = await crypto.subtle.importKey('raw', fromBase64url(publicKey), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-512', salt: utf8(`skein/safety-number/1 ${userId}`), iterations },
    secret,
    240,
  )
  const view = new Uint8Array(bits)
  let digits = ''
  for (let at = 0; at < view.length; at += 5) {
    const number = view.subarray(at, at + 5).reduce((sum, byte) => sum * 256 + byte, 0)
    digits += String(number % 100_000).padStart(5, '0')
  }
  return digits
}

/**
 * The 60 digits by which two members make sure that no key between them was swapped: thirty for each, from their public key and their id.
 * Both sides see the same.
 */
export async function safetyNumber(one: Party, other: Party): Promise<string> {
  const halves = await Promise.all([half(one), half(other)])
  return halves.toSorted().join('')
}
