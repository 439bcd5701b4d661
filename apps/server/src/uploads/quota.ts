import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { Problem } from '../http/problem.ts'

/** Bytes a member may have uploaded or announced without posting them: six videos of the largest kind. */
const unpostedBytes = 2_000_000_000

/** Uploads a member may have announced without having finished them. */
const unfinishedUploads = 20

/**
 * Refuses an upload to a member who leaves too many lying about: nobody can fill the disk without posting.
 * @param size of the file that is to come, in bytes
 * @throws Problem `quota-reached`
 */
export async function requireRoom({ kysely }: Database, viewer: Viewer, size: number): Promise<void> {
  type Row = { kept: number | string; announced: number | string; unfinished: number | string }
  const { rows } = await sql<Row>`
    select
      (select coalesce(sum(m.bytes), 0) from media m
       where m.owner_id = ${viewer.id} and m.post_id is null and m.purpose = 'upload') as kept,
      coalesce(sum(u.size), 0) as announced, count(*) as unfinished
    from uploads u where u.owner_id = ${viewer.id} and u.result is null`.execute(kysely)
  const { kept = 0, announced = 0, unfinished = 0 } = rows[0] ?? {}
  const isFull = Number(kept) + Number(announced) + size > unpostedBytes
  if (isFull || Number(unfinished) >= unfinishedUploads) throw new Problem('quota-reached')
}
