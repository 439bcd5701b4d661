/**
 * The key that signs entries of the log. It follows from the identity key, so that every browser which holds the one has the other, also
 * where the identity is from before there were logs: nothing more has to be kept, wrapped or brought along.
 */
import { p256 } from '@noble/curves/nist.js'
import { numberToBytesBE } from '@noble/curves/utils.js'
import { toBase64url } from '@skein/contract/base64url'
import { signing } from '@skein/contract/public-key'
import { utf8 } from './bytes.ts'
import type { Identity } from './identity.ts'

/**
 * What only the holder of the identity can work out: their private key with their own public one. HPKE makes the same number for the
 * sender's copy of a message, and keeps it behind labels of its own.
 */
async function seedOf({ userId, pair }: Identity): Promise<bigint> {
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: pair.publicKey }, pair.privateKey, 256)
  const secret = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveBits'])
  const info = { name: 'HKDF', hash: 'SHA-256', salt: utf8('skein/key-log/1'), info: utf8(userId) }
  // 128 bits more than the order has, so that no remainder is likelier than another (FIPS 186-5, A.2.1).
  const bits = new Uint8Array(await crypto.subtle.deriveBits(info, secret, 384))
  return BigInt(`0x${[...bits].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)
}

/** An uncompressed point (SEC 1, 2.3.3) as a JWK has it. */
const coordinatesOf = (point: Uint8Array) => ({
  x: toBase64url(point.slice(1, 33)),
  y: toBase64url(point.slice(33)),
})

export type LogKey = { logKey: string; sign: (text: string) => Promise<string> }

/** The signing key of an identity, and the point by which others check it. */
export async function logKeyOf(identity: Identity): Promise<LogKey> {
  const secret = numberToBytesBE(((await seedOf(identity)) % (p256.Point.Fn.ORDER - 1n)) + 1n, 32)
  // Both halves: Firefox takes no private key whose public one it would have to work out.
  const point = p256.getPublicKey(secret, false)
  const key = { kty: 'EC', crv: 'P-256', ...coordinatesOf(point), d: toBase64url(secret) }
  const privateKey = await crypto.subtle.importKey('jwk', key, signing, false, ['sign'])
  return {
    logKey: toBase64url(point),
    sign: async (text) => toBase64url(await crypto.subtle.sign(signing, privateKey, utf8(text))),
  }
}
