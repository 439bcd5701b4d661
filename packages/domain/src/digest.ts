/**
 * Hashes and random texts. SHA-256 in plain JavaScript: what is hashed is short, and the Web Crypto API would make every reader of a session
 * wait for another thread.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { toBase64url } from '@skein/contract/base64url'

/** SHA-256 of a text in UTF-8, base64url: what the database keeps of a secret, and what long texts are compared by. */
export const digestOf = (text: string): string => toBase64url(sha256(new TextEncoder().encode(text)))

/** Bytes that nobody guesses. */
export const randomBytes = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length))

/** A secret that is handed out once, base64url. @param bytes how long it is; 32 are 256 bits */
export const randomToken = (bytes = 32): string => toBase64url(randomBytes(bytes))

/** Bytes in hexadecimal. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
