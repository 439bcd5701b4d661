import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { Problem } from '../calls/problem.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Bytes a member may keep: of one day, and of all. A day of twenty videos of the largest kind; years of a busy member. */
export const keptBytes = { day: 6_000_000_000, total: 100_000_000_000 }

/** Bytes a member may have uploaded or announced without posting them: six videos of the largest kind. */
const unpostedBytes = 2_000_000_000

/** Uploads a member may have announced without having finished them. */
const unfinishedUploads = 20

/**
 * Refuses an upload to a member who leaves too many lying about, or has posted too much: nobody can fill the disk.
 * @param size of the file that is to come, in bytes
 * @throws Problem `quota-reached`
 */
export async function requireRoom(
  { kysely }: Database,
  { id }: Pick<Viewer, 'id'>,
  size: number,
  now: number,
): Promise<void> {
  type Sums = Record<'total' | 'day' | 'unposted' | 'announced' | 'unfinished', number | string>
  const { rows } = await sql<Sums>`
    select k.total, k.day, k.unposted, u.announced, u.unfinished from (
      select coalesce(sum(m.bytes), 0) as total,
        coalesce(sum(case when m.created_at > ${now - dayMs} then m.bytes end), 0) as day,
        coalesce(sum(case when m.post_id is null and m.purpose = 'upload' then m.bytes end), 0) as unposted
      from media m where m.owner_id = ${id}) k cross join (
      select coalesce(sum(u.size), 0) as announced, count(*) as unfinished
      from uploads u where u.owner_id = ${id} and u.result is null) u`.execute(kysely)
  const { total = 0, day = 0, unposted = 0, announced = 0, unfinished = 0 } = rows[0] ?? {}
  const coming = Number(announced) + size
  const isFull =
    Number(total) + coming > keptBytes.total ||
    Number(day) + coming > keptBytes.day ||
    Number(unposted) + coming > unpostedBytes
  if (isFull || Number(unfinished) >= unfinishedUploads) throw new Problem('quota-reached')
}
