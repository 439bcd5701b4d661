/** Bytes as text: base64url without padding (RFC 4648 §5). */

export function toBase64url(bytes: Uint8Array | ArrayBuffer): string {
  let binary = ''
  for (const byte of bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes)) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws on what is no base64url, and on a second spelling of the same bytes: unused bits are zero (RFC 4648 §3.5) */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  if (toBase64url(bytes) !== text) throw new Error('The bytes are not spelled as they are written here.')
  return bytes
}
