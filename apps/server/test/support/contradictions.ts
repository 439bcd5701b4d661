import { sql } from 'kysely'
import type { TestServer } from './test-server.ts'

/** What is not as it should be after everything: each count against its rows, each entry against its edge. */
export async function contradictions({
  database,
}: Pick<TestServer, 'database'>): Promise<{ what: string; id: string }[]> {
  const { rows } = await sql<{ what: string; id: string }>`
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
      or u.following_count <> (select count(*) from follows f where f.follower_id = u.id and f.state = 'following')
    union all select 'liked but not told', l.post_id from likes l join posts p on p.id = l.post_id
      where l.user_id <> p.author_id and not exists (select 1 from notifications n
        where n.user_id = p.author_id and n.actor_id = l.user_id and n.type = 'like' and n.post_id = p.id)
    union all select 'told but not done', n.id from notifications n where
      (n.type = 'like' and not exists (select 1 from likes l where l.post_id = n.post_id and l.user_id = n.actor_id))
      or (n.type = 'repost' and not exists (select 1 from reposts r where r.post_id = n.post_id and r.user_id = n.actor_id))
      or (n.type = 'reaction' and not exists (select 1 from reactions r where r.post_id = n.post_id and r.user_id = n.actor_id))
      or (n.type = 'follow' and not exists (select 1 from follows f where f.follower_id = n.actor_id and f.followee_id = n.user_id))`.execute(
    database.kysely,
  )
  return rows
}
