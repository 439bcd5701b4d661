/** The private key wrapped by a passphrase, so that the server can keep it for another device without being able to use it. */
import type { KeyBackup } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { associatedData, fromBase64url, randomBytes, toBase64url, utf8, type Bytes } from './bytes.ts'
import { identityOf, type Identity, type PrivateKeyData } from './identity.ts'

/** OWASP's recommendation for PBKDF2 with SHA-256. */
const iterations = limits.passphrase.iterations.min

/** The passphrase did not open the backup, or what the server sent is not the backup that was made. */
export class WrongPassphrase extends Error {
  override readonly name = 'WrongPassphrase'
}

async function wrappingKey(passphrase: string, salt: Bytes, rounds: number): Promise<CryptoKey> {
  // The same passphrase may be typed in more than one form of Unicode.
  const secret = await crypto.subtle.importKey('raw', utf8(passphrase.normalize('NFKC')), 'PBKDF2', false, [
    'deriveKey',
  ])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

const boundTo = (userId: string, keyId: string, rounds: number) =>
  associatedData('skein/key-backup', 1, userId, keyId, rounds)

/** Wraps the private key of an identity. */
export async function wrapKey(
  { userId, keyId }: Pick<Identity, 'userId' | 'keyId'>,
  data: PrivateKeyData,
  passphrase: string,
): Promise<KeyBackup> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const ciphertext = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: boundTo(userId, keyId, iterations) },
    await wrappingKey(passphrase, salt, iterations),
    utf8(JSON.stringify(data)),
  )
  return {
    version: 1,
    iterations,
    salt: toBase64url(salt),
    nonce: toBase64url(nonce),
    ciphertext: toBase64url(ciphertext),
  }
}

const isKeyData = (value: unknown): value is PrivateKeyData =>
  typeof value === 'object' &&
  value !== null &&
  ['x', 'y', 'd'].every((name) => typeof Reflect.get(value, name) === 'string')

/**
 * Opens a backup. The key that comes out must be the one that is published, so that a server cannot slip another in.
 * @throws WrongPassphrase
 */
export async function unwrapKey(
  { userId, keyId }: Pick<Identity, 'userId' | 'keyId'>,
  backup: KeyBackup,
  passphrase: string,
): Promise<{ identity: Identity; data: PrivateKeyData }> {
  try {
    // The number comes from the server: it must not be able to keep the browser busy for an hour.
    const { min, max } = limits.passphrase.iterations
    if (backup.iterations < min || backup.iterations > max) throw new Error('The backup asks for other work than any.')
    const opened = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: fromBase64url(backup.nonce),
        additionalData: boundTo(userId, keyId, backup.iterations),
      },
      await wrappingKey(passphrase, fromBase64url(backup.salt), backup.iterations),
      fromBase64url(backup.ciphertext),
    )
    const data: unknown = JSON.parse(new TextDecoder().decode(opened))
    if (!isKeyData(data)) throw new Error('The backup holds no key.')
    const identity = await identityOf(userId, data)
    if (identity.keyId !== keyId) throw new Error('The backup is of another key.')
    return { identity, data }
  } catch (error) {
    throw new WrongPassphrase('The passphrase does not open the backup.', { cause: error })
  }
}

/** 120 random bits in letters and digits that are not mistaken for each other: a passphrase for who has a place to keep it. */
export function suggestPassphrase(): string {
  const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
  const letters: string[] = []
  while (letters.length < 25) {
    // Bytes beyond a whole number of alphabets would favour its first letters.
    for (const byte of randomBytes(32)) {
      const letter = byte < alphabet.length * 8 ? alphabet[byte % alphabet.length] : undefined
      if (letter !== undefined && letters.length < 25) letters.push(letter)
    }
  }
  return letters.join('').replace(/.{5}(?=.)/g, '$&-')
}
