import { sql } from 'kysely'
import { findDrift } from '../../src/admin/find-drift.ts'
import type { TestServer } from './test-server.ts'

/** What is not as it should be after everything: each count against its rows, each entry against its edge. */
export async function contradictions({
  database,
}: Pick<TestServer, 'database'>): Promise<{ what: string; id: string }[]> {
  const { rows } = await sql<{ what: string; id: string }>`
    select 'liked but not told' as what, l.post_id as id from likes l join posts p on p.id = l.post_id
      where l.user_id <> p.author_id and not exists (select 1 from notifications n
        where n.user_id = p.author_id and n.actor_id = l.user_id and n.type = 'like' and n.post_id = p.id)
    union all select 'told but not done', n.id from notifications n where
      (n.type = 'like' and not exists (select 1 from likes l where l.post_id = n.post_id and l.user_id = n.actor_id))
      or (n.type = 'repost' and not exists (select 1 from reposts r where r.post_id = n.post_id and r.user_id = n.actor_id))
      or (n.type = 'reaction' and not exists (select 1 from reactions r where r.post_id = n.post_id and r.user_id = n.actor_id))
      or (n.type = 'follow' and not exists (select 1 from follows f where f.follower_id = n.actor_id and f.followee_id = n.user_id))`.execute(
    database.kysely,
  )
  return [...(await findDrift(database, 100)), ...rows]
}
