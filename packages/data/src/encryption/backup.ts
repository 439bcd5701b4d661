/** The private key wrapped by a passphrase, so that the server can keep it for another device without being able to use it. */
import { fromBase64url, toBase64url } from '@skein/contract/base64url'
import type { KeyBackup } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { argon2 } from './argon2.ts'
import { associatedData, randomBytes, utf8, type Bytes } from './bytes.ts'
import { identityOf, type Identity, type PrivateKeyData } from './identity.ts'

const { argon2: bounds, iterations: rounds } = limits.passphrase

/** The passphrase did not open the backup, or what the server sent is not the backup that was made. */
export class WrongPassphrase extends Error {
  override readonly name = 'WrongPassphrase'
}

// The same passphrase may be typed in more than one form of Unicode.
const secretOf = (passphrase: string) => utf8(passphrase.normalize('NFKC'))

const aes = { name: 'AES-GCM', length: 256 } as const

async function byPbkdf2(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', secretOf(passphrase), 'PBKDF2', false, ['deriveKey'])
  const work = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return crypto.subtle.deriveKey(work, secret, aes, false, ['encrypt', 'decrypt'])
}

type Kdf = Extract<KeyBackup, { kdf: unknown }>['kdf']

const byArgon2 = async (passphrase: string, salt: Bytes, { memory, passes }: Kdf): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', await argon2({ secret: secretOf(passphrase), salt, memory, passes }), aes, false, [
    'encrypt',
    'decrypt',
  ])

type WrappedBy = Kdf | { iterations: number }

const boundTo = (userId: string, keyId: string, by: WrappedBy) =>
  'iterations' in by
    ? associatedData('skein/key-backup', 1, userId, keyId, by.iterations)
    : associatedData('skein/key-backup', 2, userId, keyId, by.name, by.memory, by.passes)

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max

/** How much work a backup asks for. The numbers come from the server: it must not be able to keep the browser busy, or out of memory. */
const asksForLittle = (backup: KeyBackup) =>
  backup.version === 1
    ? isWithin(backup.iterations, rounds)
    : isWithin(backup.kdf.memory, bounds.memory) && isWithin(backup.kdf.passes, bounds.passes)

/** Wraps the private key of an identity. */
export async function wrapKey(
  { userId, keyId }: Pick<Identity, 'userId' | 'keyId'>,
  data: PrivateKeyData,
  passphrase: string,
): Promise<KeyBackup> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const kdf: Kdf = { name: 'argon2id', memory: bounds.memory.made, passes: bounds.passes.made }
  const ciphertext = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: boundTo(userId, keyId, kdf) },
    await byArgon2(passphrase, salt, kdf),
    utf8(JSON.stringify(data)),
  )
  return {
    version: 2,
    kdf,
    salt: toBase64url(salt),
    nonce: toBase64url(nonce),
    ciphertext: toBase64url(ciphertext),
  }
}

const isKeyData = (value: unknown): value is PrivateKeyData =>
  typeof value === 'object' &&
  value !== null &&
  ['x', 'y', 'd'].every((name) => typeof Reflect.get(value, name) === 'string')

/** Whether a backup costs somebody who tries passphrases on it less than one that is made now. */
export const isOutdated = (backup: KeyBackup): boolean =>
  backup.version === 1 || backup.kdf.memory < bounds.memory.made || backup.kdf.passes < bounds.passes.made

/**
 * Opens a backup. The key that comes out must be the one that is published, so that a server cannot slip another in.
 * @throws WrongPassphrase; another error where the browser cannot do the work
 */
export async function unwrapKey(
  { userId, keyId }: Pick<Identity, 'userId' | 'keyId'>,
  backup: KeyBackup,
  passphrase: string,
): Promise<{ identity: Identity; data: PrivateKeyData }> {
  if (!asksForLittle(backup)) throw new WrongPassphrase('The backup asks for other work than any.')
  const salt = fromBase64url(backup.salt)
  const by = backup.version === 1 ? { iterations: backup.iterations } : backup.kdf
  const key = await ('iterations' in by ? byPbkdf2(passphrase, salt, by.iterations) : byArgon2(passphrase, salt, by))
  try {
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64url(backup.nonce), additionalData: boundTo(userId, keyId, by) },
      key,
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
