import type { KeyBackup } from '@skein/contract'
import { toBase64url } from '@skein/contract/base64url'
import { associatedData, randomBytes, utf8 } from '../src/encryption/bytes.ts'
import type { Identity, PrivateKeyData } from '../src/encryption/identity.ts'

/** A backup as it was made before Argon2id. */
export async function wrapAsBefore(
  { userId, keyId }: Identity,
  data: PrivateKeyData,
  passphrase: string,
): Promise<Extract<KeyBackup, { version: 1 }>> {
  const iterations = 600_000
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const secret = await crypto.subtle.importKey('raw', utf8(passphrase), 'PBKDF2', false, ['deriveKey'])
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const additionalData = associatedData('skein/key-backup', 1, userId, keyId, iterations)
  const plain = utf8(JSON.stringify(data))
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, plain)
  return {
    version: 1,
    iterations,
    salt: toBase64url(salt),
    nonce: toBase64url(nonce),
    ciphertext: toBase64url(ciphertext),
  }
}
