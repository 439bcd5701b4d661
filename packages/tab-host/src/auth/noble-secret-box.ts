import { gcm } from '@noble/ciphers/aes.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase64url, toBase64url } from '@skein/contract/base64url'
import type { SecretBox } from '@skein/domain/auth/secret-box'
import { randomBytes } from '@skein/domain/digest'

const keyBytes = 32
const nonceBytes = 12
const idBytes = 6

/**
 * AES-256-GCM in JavaScript, because the port does not wait and the Web Crypto API does; what is closed is short. It opens what a server
 * closed with the same key.
 * @param key 32 bytes
 */
export function createSecretBox(key: Uint8Array): SecretBox {
  const text = new TextEncoder()
  // Keys of their own (RFC 5869): one key for one purpose.
  const derived = (purpose: string, length: number) => hkdf(sha256, key, undefined, text.encode(purpose), length)
  const tagKey = derived('tags', keyBytes)
  const prefix = `v2.${toBase64url(derived('id', idBytes))}.`
  const tag = (words: string) => toBase64url(hmac(sha256, tagKey, text.encode(words)))
  return {
    tag,
    tags: (words) => [tag(words)],
    isCurrent: (closed) => closed.startsWith(prefix),
    close(secret, owner) {
      const nonce = randomBytes(nonceBytes)
      const closed = gcm(key, nonce, text.encode(owner)).encrypt(text.encode(secret))
      return `${prefix}${toBase64url(Uint8Array.of(...nonce, ...closed))}`
    },
    open(closed, owner) {
      // Before texts said which key they were closed with, there was nothing between the version and them.
      const bytes = fromBase64url(closed.slice(closed.lastIndexOf('.') + 1))
      const nonce = bytes.subarray(0, nonceBytes)
      const secret = gcm(key, nonce, text.encode(owner)).decrypt(bytes.subarray(nonceBytes))
      return new TextDecoder('utf-8', { fatal: true }).decode(secret)
    },
  }
}
