import * as z from 'zod/mini'

/** Bytes as base64url without padding (RFC 4648 §5), between `min` and `max` characters. */
export const bytes = (min: number, max: number) =>
  z.string().check(z.regex(/^[\w-]+$/), z.minLength(min), z.maxLength(max))

/** SHA-256 of a public key: two keys never share an id, and an id can be checked against its key. */
export const KeyId = bytes(43, 43)
/** A point of P-256, uncompressed (SEC 1 §2.3.3), 65 bytes. */
export const Point = z.string().check(z.regex(/^B[\w-]{86}$/))
