/** Where the key of stored secrets comes from, and that it is the one that this database was closed with. */
import { randomBytes } from 'node:crypto'
import type { SecretBox } from '@skein/domain/auth/secret-box'
import { closedAgain } from '@skein/domain/auth/one-time-codes'
import type { Database } from '@skein/domain/database/database'
import { sql } from 'kysely'
import { agreeOnKey, agreedKey } from '../agreed-key.ts'
import { StartError } from '../config.ts'
import type { Config } from '../config.ts'
import { keyFile } from '../key-file.ts'
import { createSecretBox, idOfKey, keyBytes, keyOfClosed, unnamed } from './aes-secret-box.ts'

const fact = 'secrets-key'

type Row = { table: 'one_time_secrets' | 'recovery_codes'; owner: string; text: string }

/** Every text that is closed, or should be, in another way than by this key. */
async function rowsBut({ kysely }: Database, id: string | undefined): Promise<Row[]> {
  const current = id === undefined ? '' : `v2.${id}.%`
  const { rows } = await sql<Row>`
    select 'one_time_secrets' as "table", user_id as owner, secret as text from one_time_secrets
    where secret not like ${current}
    union all select 'recovery_codes', user_id, code_hash from recovery_codes where code_hash not like ${current}`.execute(
    kysely,
  )
  return rows
}

const isClosed = ({ text }: Row) => text.includes('.')

/** @throws StartError where a key is needed that is not there, or that is none */
async function keysOf({ dataDir, secretKeys }: Parts['config'], mayBeMade: boolean): Promise<[Buffer, ...Buffer[]]> {
  const [first, ...others] = secretKeys
  if (first !== undefined) return [first, ...others]
  const text = await keyFile(dataDir, 'secrets-key', mayBeMade && (() => randomBytes(keyBytes).toString('base64url')))
  if (text === undefined)
    throw new StartError(
      'The secrets of this database were closed with a key that is not here: give it in SECRETS_KEY, or bring the file "secrets-key" back into DATA_DIR.',
    )
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== keyBytes)
    throw new StartError('The file "secrets-key" in DATA_DIR holds no key of 32 bytes; bring the right one back.')
  return [key]
}

const wrong = () =>
  new StartError(
    'The secrets of this database were closed with another key: give that one in SECRETS_KEY, behind a new one where there is one.',
  )

type Parts = { config: Pick<Config, 'dataDir' | 'secretKeys'>; database: Database }

/**
 * The box whose keys the settings give, or whose key is in the data folder, made at the very first start. What was closed otherwise, or
 * not at all, is closed with the first key.
 * @throws StartError where it is not the key of this database
 */
export async function openSecretBox({ config, database }: Parts): Promise<SecretBox> {
  const known = await agreedKey(database, fact)
  const closed = known === undefined ? (await rowsBut(database, undefined)).filter(isClosed) : []
  const keys = await keysOf(config, known === undefined && closed.length === 0)
  const box = createSecretBox(...keys)
  const ids = keys.map(idOfKey)
  // From before a database knew its key: one text that opens says that it is this one.
  const samples = closed.filter(({ table, text }) => table === 'one_time_secrets' && text.startsWith(unnamed))
  if (samples.length > 0 && !samples.some(({ text, owner }) => opens(box, text, owner))) throw wrong()
  await agreeOnKey(database, { fact, ids, wrong, before: () => closeAgain(database, box, ids) })
  return box
}

function opens(box: SecretBox, text: string, owner: string): boolean {
  try {
    box.open(text, owner)
    return true
  } catch {
    return false
  }
}

/**
 * Closes with the present key what stands in the database as it is, from before there was a key, and what another key closed; of either
 * nothing is left in the database's files.
 */
async function closeAgain(database: Database, box: SecretBox, ids: readonly string[]): Promise<void> {
  const { kysely, dialect, transaction } = database
  const rows = await rowsBut(database, ids[0])
  for (const { text } of rows) {
    const id = keyOfClosed(text)
    if (id !== undefined && !ids.includes(id)) throw wrong()
  }
  const changed = rows.flatMap((row) => {
    const { table, text, owner } = row
    if (table === 'recovery_codes') {
      const now = closedAgain(box, text, owner)
      return now === undefined ? [] : [{ ...row, now }]
    }
    if (!isClosed(row)) return [{ ...row, now: box.close(text, owner) }]
    // One that was put into the wrong row stays what it is: nothing.
    return opens(box, text, owner) ? [{ ...row, now: box.close(box.open(text, owner), owner) }] : []
  })
  if (changed.length === 0) return
  if (dialect.name === 'sqlite') await sql`pragma secure_delete = on`.execute(kysely)
  await transaction(async (tx) => {
    for (const { table, owner, text, now } of changed)
      await (
        table === 'one_time_secrets'
          ? tx.updateTable(table).set({ secret: now }).where('user_id', '=', owner).where('secret', '=', text)
          : tx.updateTable(table).set({ code_hash: now }).where('user_id', '=', owner).where('code_hash', '=', text)
      ).execute()
  })
  if (dialect.name === 'sqlite') {
    await sql`pragma secure_delete = fast`.execute(kysely)
    await sql`pragma wal_checkpoint(truncate)`.execute(kysely)
  } else
    for (const table of ['one_time_secrets', 'recovery_codes'] as const)
      await sql`vacuum full ${sql.table(table)}`.execute(kysely)
}
