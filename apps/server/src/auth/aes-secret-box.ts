/**
 * Secrets that the server itself must be able to read, closed with a key that is not in the database: who has a copy of the tables alone
 * has no one-time codes. AES-256-GCM (NIST SP 800-38D) with a fresh nonce; the row's owner is bound to it, so that a secret that is put
 * into another member's row does not open. A closed text says which key closed it, so that a key can be replaced.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretBox } from '@skein/domain/auth/secret-box'

const algorithm = 'aes-256-gcm'
export const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
const idBytes = 6

/** In front of what was closed before texts named their key. */
export const unnamed = 'v1.'
const named = 'v2.'

/** A key of its own for each purpose (RFC 5869). */
const derived = (key: Buffer, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, bytes))

/** By what a key is told; it says nothing of the key. */
export const idOfKey = (key: Buffer): string => derived(key, 'id', idBytes).toString('base64url')

/** The id of the key that a text was closed with; nothing where it does not say. */
export const keyOfClosed = (closed: string): string | undefined =>
  closed.startsWith(named) ? closed.slice(named.length).split('.')[0] : undefined

/** Makes the box of keys of 32 bytes: the first one closes, each of them opens. */
export function createSecretBox(first: Buffer, ...others: Buffer[]): SecretBox {
  const keys = [first, ...others]
  const byId = new Map(keys.map((key) => [idOfKey(key), key]))
  const tagKey = derived(first, 'tags', keyBytes)
  const tagKeys = [tagKey, ...others.map((key) => derived(key, 'tags', keyBytes))]
  const prefix = `${named}${idOfKey(first)}.`
  const tagBy = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

  function openWith(key: Buffer, bytes: Buffer, owner: string): string {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8')
  }

  return {
    tag: (text) => tagBy(tagKey, text),
    tags: (text) => tagKeys.map((key) => tagBy(key, text)),
    isCurrent: (closed) => closed.startsWith(prefix),
    close(secret, owner) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, first, nonce).setAAD(Buffer.from(owner))
      const closed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${prefix}${closed.toString('base64url')}`
    },
    open(closed, owner) {
      const id = keyOfClosed(closed)
      const bytes = Buffer.from(closed.slice(closed.lastIndexOf('.') + 1), 'base64url')
      if (id !== undefined) {
        const key = byId.get(id)
        if (key === undefined) throw new Error('A text was closed with a key that is not known here.')
        return openWith(key, bytes, owner)
      }
      for (const key of others) {
        try {
          return openWith(key, bytes, owner)
        } catch {
          // Closed with another one.
        }
      }
      return openWith(first, bytes, owner)
    },
  }
}
