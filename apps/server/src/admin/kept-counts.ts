import type { Database } from '@skein/domain/database/database'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A number that is kept with rows and is not what they count. */
export type Drift = { what: string; id: string }

/** Each number that is kept, against its rows. A deleted post's reactions are not shown to anybody. */
export const keptCounts: RawBuilder<Drift> = sql<Drift>`
    select 'count' as what, p.id from posts p where p.likes <> (select count(*) from likes l where l.post_id = p.id)
      or p.reposts <> (select count(*) from reposts r where r.post_id = p.id)
      or p.comments <> (select count(*) from posts r where r.reply_to_id = p.id and r.deleted_at is null)
    union all select 'reactions', p.id from posts p where p.deleted_at is null and exists (
      select 1 from (
        select r.emoji from reactions r where r.post_id = p.id
        union select c.emoji from post_reactions c where c.post_id = p.id) e
      where (select count(*) from reactions r where r.post_id = p.id and r.emoji = e.emoji)
        <> coalesce((select c.total from post_reactions c where c.post_id = p.id and c.emoji = e.emoji), 0))
    union all select 'votes', o.post_id from poll_options o
      where o.votes <> (select count(*) from poll_votes v where v.post_id = o.post_id and v.option_id = o.option_id)
    union all select 'repost without entry', r.post_id from reposts r
      where not exists (select 1 from posts e where e.repost_of_id = r.post_id and e.author_id = r.user_id)
    union all select 'entry without repost', e.id from posts e where e.repost_of_id is not null
      and not exists (select 1 from reposts r where r.post_id = e.repost_of_id and r.user_id = e.author_id)
    union all select 'follows', u.id from users u
      where u.followers_count <> (select count(*) from follows f where f.followee_id = u.id and f.state = 'following')
      or u.following_count <> (select count(*) from follows f where f.follower_id = u.id and f.state = 'following')`

/** Where a kept number and its rows do not agree; some of them, where there are many. */
export async function findDrift({ kysely }: Database, most: number): Promise<Drift[]> {
  const { rows } = await sql<Drift>`select d.what, d.id from (${keptCounts}) d limit ${most}`.execute(kysely)
  return rows
}
