import type { Database } from '@skein/domain/database/database'
import { miscounts } from '@skein/domain/jobs/audit-counts'
import { sql } from 'kysely'

/** Rows, or a number kept with them, that contradict others. */
export type Drift = { what: string; id: string }

/** Reposts are an edge for the count and an entry for the lists: one without the other is half a repost. */
const halfReposts = sql<Drift>`
  select 'repost without entry' as what, r.post_id as id from reposts r
    where not exists (select 1 from posts e where e.repost_of_id = r.post_id and e.author_id = r.user_id)
  union all select 'entry without repost', e.id from posts e where e.repost_of_id is not null
    and not exists (select 1 from reposts r where r.post_id = e.repost_of_id and r.user_id = e.author_id)`

/** Where kept numbers and rows do not agree; some of them, where there are many. */
export async function findDrift(database: Database, most: number): Promise<Drift[]> {
  const { rows } = await sql<Drift>`select d.what, d.id from (${halfReposts}) d limit ${most}`.execute(database.kysely)
  const found = [...rows]
  for await (const { what, id } of miscounts(database)) {
    if (found.length >= most) break
    found.push({ what, id })
  }
  return found
}
