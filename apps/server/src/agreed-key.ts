/**
 * Which key a database goes with, as a fact in it that tells the key and gives nothing of it away: a server with another key would lock
 * members out, or tell browsers what they cannot read, and is not started.
 */
import type { Database } from '@skein/domain/database/database'
import { sql } from 'kysely'
import type { StartError } from './config.ts'

/** What the database says of its key; nothing before the first start. */
export async function agreedKey({ kysely }: Pick<Database, 'kysely'>, fact: string): Promise<string | undefined> {
  const row = await kysely.selectFrom('facts').select('value').where('name', '=', fact).executeTakeFirst()
  return row?.value
}

type Agreement = {
  fact: string
  /** By what the own keys are told: the one that is in use, then those that were. */
  ids: readonly string[]
  /** Makes the refusal. */
  wrong: () => StartError
  /** What has to be done before the database may say that its key is the first one. */
  before: () => Promise<void>
}

/**
 * Sees to it that the database goes with the first of the own keys.
 * @throws StartError where it goes with one that is none of them, also where another server at its first start was faster
 */
export async function agreeOnKey(database: Database, { fact, ids, wrong, before }: Agreement): Promise<void> {
  const [id = ''] = ids
  await sql`insert into facts (name, value) values (${fact}, ${id}) on conflict do nothing`.execute(database.kysely)
  const known = await agreedKey(database, fact)
  if (known === undefined || !ids.includes(known)) throw wrong()
  await before()
  if (known !== id) await database.kysely.updateTable('facts').set({ value: id }).where('name', '=', fact).execute()
}
