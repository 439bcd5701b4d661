/** Bytes as text and back. */
export type Bytes = Uint8Array<ArrayBuffer>

/** UTF-8. */
export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

/** Base64url without padding (RFC 4648 §5). */
export function toBase64url(bytes: Uint8Array | ArrayBuffer): string {
  let binary = ''
  for (const byte of bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes)) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws on what is no base64url, and on a second spelling of the same bytes: unused bits are zero (RFC 4648 §3.5) */
export function fromBase64url(text: string): Bytes {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  if (toBase64url(bytes) !== text) throw new Error('The bytes are not spelled as they are written here.')
  return bytes
}

export const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length))

/** What is bound to a ciphertext without being part of it: a list that reads in one way only. */
export const associatedData = (...parts: (string | number)[]): Bytes => utf8(JSON.stringify(parts))

/** A conversation by its two members, the same from both sides. */
export const conversationId = (one: string, other: string): string => [one, other].toSorted().join('+')
