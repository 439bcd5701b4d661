/** Public keys: points of P-256, uncompressed, as base64url. By the Web Crypto API, which browsers and Node share. */
import { fromBase64url, toBase64url } from './base64url.ts'

/** SHA-256 of the bytes, base64url. */
const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toBase64url(await crypto.subtle.digest('SHA-256', bytes))

/** SHA-256 of a text in UTF-8, base64url. */
export const sha256 = (text: string): Promise<string> => digestOf(new TextEncoder().encode(text))

/** The id of a public key: the hash of its bytes, so that nobody has to be believed which key an id means. */
export const keyIdOf = (publicKey: string): Promise<string> => digestOf(fromBase64url(publicKey))

/** @throws where the bytes are no point of the curve: on another one a private key could be found out by what it answers */
export const importPublicKey = (publicKey: string) =>
  crypto.subtle.importKey('raw', fromBase64url(publicKey), { name: 'ECDH', namedCurve: 'P-256' }, true, [])

/** How the log of keys is signed. */
export const signing = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** Whether a signature of a text holds; not where the key or the signature is none. @param key the point that signed */
export async function isSignedBy(key: string, text: string, signature: string): Promise<boolean> {
  try {
    const point = await crypto.subtle.importKey('raw', fromBase64url(key), signing, true, ['verify'])
    return await crypto.subtle.verify(signing, point, fromBase64url(signature), new TextEncoder().encode(text))
  } catch {
    return false
  }
}
