import type { Database } from '@skein/domain/database/database'
import { filesOf } from '@skein/domain/media/media-name'
import { sql } from 'kysely'
import * as z from 'zod'
import type { MediaStore } from '../media/media-store.ts'
import { findDrift } from './find-drift.ts'

/** Faults of a kind that are told; the first ones say what kind it is. */
const most = 20

/** Rows of media asked for at once. */
const batch = 500

const Result = z.array(z.object({ fault: z.string() }))

/** Whether the files of the database are whole, as its engine finds out. */
async function findDamage({ dialect, kysely }: Database): Promise<string[]> {
  if (dialect.name === 'postgres') return []
  const { rows } = await sql`select integrity_check as fault from pragma_integrity_check`.execute(kysely)
  const { rows: orphans } = await sql`
    select "table" || ': a row belongs to one of ' || parent || ' that is not there' as fault
    from pragma_foreign_key_check limit ${most}`.execute(kysely)
  return Result.parse([...rows, ...orphans]).flatMap(({ fault }) => (fault === 'ok' ? [] : [fault]))
}

/** Files that rows name and the store does not have. */
async function findLost({ kysely }: Database, media: MediaStore): Promise<string[]> {
  const lost: string[] = []
  let after = ''
  for (;;) {
    const rows = await kysely
      .selectFrom('media')
      .select(['name', 'sizes', 'poster'])
      .where('name', '>', after)
      // A picture of the demo set is drawn when it is first asked for.
      .where('drawing', 'is', null)
      .orderBy('name')
      .limit(batch)
      .execute()
    for (const name of rows.flatMap(filesOf)) {
      if ((await media.size(name)) === undefined) lost.push(name)
      if (lost.length >= most) return lost
    }
    const last = rows.at(-1)
    if (last === undefined) return lost
    after = last.name
  }
}

/** Looks whether everything is as it should be: the database, the numbers it keeps, and the files it names. @returns a sentence a fault */
export async function checkInstallation(database: Database, media: MediaStore): Promise<string[]> {
  const damage = await findDamage(database)
  const drift = await findDrift(database, most)
  const lost = await findLost(database, media)
  return [
    ...damage.map((fault) => `The database is damaged: ${fault}.`),
    ...drift.map(({ what, id }) => `Rows contradict each other: ${what} of ${id}.`),
    ...lost.map((name) => `The media store does not have ${name}.`),
  ]
}
