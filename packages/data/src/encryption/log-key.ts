/**
 * The key that signs entries of the log. It follows from the identity key, so that every browser which holds the one has the other, also
 * where the identity is from before there were logs: nothing more has to be kept, wrapped or brought along.
 */
import { toBase64url } from '@skein/contract/base64url'
import { signing } from '@skein/contract/public-key'
import { utf8, type Bytes } from './bytes.ts'
import { pointOf, type Identity } from './identity.ts'

/** How many points P-256 has. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** In front of the 32 bytes of a private key of P-256 (RFC 5958), without its public half. */
const pkcs8 = '3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420'

const fromHex = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

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

export type LogKey = { logKey: string; sign: (text: string) => Promise<string> }

/** The signing key of an identity, and the point by which others check it. */
export async function logKeyOf(identity: Identity): Promise<LogKey> {
  const scalar = ((await seedOf(identity)) % (order - 1n)) + 1n
  const der = fromHex(pkcs8 + scalar.toString(16).padStart(64, '0'))
  const privateKey = await crypto.subtle.importKey('pkcs8', der, signing, true, ['sign'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', privateKey)
  return {
    logKey: pointOf({ x, y }),
    sign: async (text) => toBase64url(await crypto.subtle.sign(signing, privateKey, utf8(text))),
  }
}
