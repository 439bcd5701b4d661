/** A member's identity key: an ECDH pair on P-256, made in the browser, whose private half never leaves it unwrapped. */
import { fromBase64url, toBase64url } from '@skein/contract/base64url'
import { importPublicKey, keyIdOf } from '@skein/contract/public-key'

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const

export type Identity = {
  userId: string
  /** SHA-256 of the public key, base64url. It is computed here and never taken from the server. */
  keyId: string
  /** The point, uncompressed, base64url. */
  publicKey: string
  /** The private key cannot be exported. */
  pair: CryptoKeyPair
}

/** What wrapping needs: the private key as it is, for the moment of making it. */
export type PrivateKeyData = { x: string; y: string; d: string }

/** A public key out of the halves of a JWK: the point, uncompressed, base64url. */
export function pointOf({ x, y }: { x: string; y: string }): string {
  const point = new Uint8Array(65)
  point[0] = 4
  point.set(fromBase64url(x), 1)
  point.set(fromBase64url(y), 33)
  return toBase64url(point)
}

/**
 * The identity of a private key; from here on it can be used and not be read.
 * @throws where it is no private key of the curve
 */
export async function identityOf(userId: string, data: PrivateKeyData): Promise<Identity> {
  const privateKey = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: curve.namedCurve, ...data }, curve, false, [
    'deriveBits',
  ])
  const publicKey = pointOf(data)
  return {
    userId,
    keyId: await keyIdOf(publicKey),
    publicKey,
    pair: { privateKey, publicKey: await importPublicKey(publicKey) },
  }
}

/** A new identity, with the key data that a backup wraps. The data is dropped by whoever asked for it. */
export async function makeIdentity(userId: string): Promise<{ identity: Identity; data: PrivateKeyData }> {
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  const data = { x, y, d }
  return { identity: await identityOf(userId, data), data }
}
