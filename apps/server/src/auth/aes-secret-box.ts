/**
 * Secrets that the server itself must be able to read, closed with a key that is not in the database: who has a copy of the tables alone
 * has no one-time codes. AES-256-GCM (NIST SP 800-38D) with a fresh nonce; the row's owner is bound to it, so that a secret that is put
 * into another member's row does not open.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretBox } from '@skein/domain/auth/secret-box'
import type { Database } from '@skein/domain/database/database'
import { sql } from 'kysely'
import { keyFile } from '../key-file.ts'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
/** In front of what is closed; no secret in base32 has a dot. */
const version = 'v1.'

/** Makes the box of a key of 32 bytes. */
export function createSecretBox(key: Buffer): SecretBox {
  // A key of its own (RFC 5869): one key for one purpose.
  const tagKey = Buffer.from(hkdfSync('sha256', key, '', 'tags', keyBytes))
  return {
    tag: (text) => createHmac('sha256', tagKey).update(text).digest('base64url'),
    close(secret, owner) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner))
      const closed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${version}${closed.toString('base64url')}`
    },
    open(closed, owner) {
      const bytes = Buffer.from(closed.slice(version.length), 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8')
    },
  }
}

/** The box whose key is in the data folder, made at the first start. @throws where the file holds no key */
export async function openSecretBox(dataDir: string): Promise<SecretBox> {
  const text = await keyFile(dataDir, 'secrets-key', () => randomBytes(keyBytes).toString('base64url'))
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== keyBytes) throw new Error('The file "secrets-key" in the data folder holds no key of 32 bytes.')
  return createSecretBox(key)
}

/**
 * Closes the secrets of one-time codes that stand in the database as they are, from before there was a key; of the open ones nothing is
 * left in the database's files.
 */
export async function closeOpenSecrets({ kysely, dialect, transaction }: Database, box: SecretBox): Promise<void> {
  const open = await kysely
    .selectFrom('one_time_secrets')
    .select(['user_id', 'secret'])
    .where('secret', 'not like', `${version}%`)
    .execute()
  if (open.length === 0) return
  if (dialect.name === 'sqlite') await sql`pragma secure_delete = on`.execute(kysely)
  await transaction(async (tx) => {
    for (const { user_id: owner, secret } of open)
      await tx
        .updateTable('one_time_secrets')
        .set({ secret: box.close(secret, owner) })
        .where('user_id', '=', owner)
        .where('secret', '=', secret)
        .execute()
  })
  if (dialect.name === 'sqlite') {
    await sql`pragma secure_delete = fast`.execute(kysely)
    await sql`pragma wal_checkpoint(truncate)`.execute(kysely)
  } else await sql`vacuum full one_time_secrets`.execute(kysely)
}
