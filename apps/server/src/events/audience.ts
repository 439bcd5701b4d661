import type { ServerEvent } from '@skein/contract'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statements.ts'
import { unreadMessages } from '../messages/unread.ts'
import { unreadNotifications } from '../notifications/badge.ts'
import { pollFrom, reactionsFrom } from '../posts/post-from-row.ts'
import type { PostRow } from '../posts/post-row.ts'
import { optionsOf, reactionsOf } from '../posts/post-row.ts'
import { listed } from '../visibility.ts'

/** Which of the connected members may see a post, and in whose Following it stands. */
export type Audience = {
  maySee: (postId: string, viewerId: string) => boolean
  follows: (postId: string, viewerId: string) => boolean
}

type PostChanged = Extract<ServerEvent, { type: 'post-changed' }>
type Unread = { id: string; notifications: number; messages: number }
type AudienceRow = { kind: 'public' | 'private' | 'exception' | 'following'; post_id: string; viewer_id: string | null }
type CountsRow = Pick<
  PostRow,
  | 'id'
  | 'likes'
  | 'comments'
  | 'reposts'
  | 'reactions'
  | 'poll_question'
  | 'poll_duration'
  | 'poll_ends_at'
  | 'poll_options'
>

/** Reads what streams need: for all posts and all connected members of a moment at once, never for one of them. */
export type AudienceReader = {
  of: (posts: Iterable<string>, viewers: Iterable<string>) => Promise<Audience>
  /** The counts of posts as they are now; deleted ones are left out. */
  counts: (posts: Iterable<string>) => Promise<PostChanged[]>
  unread: (viewers: Iterable<string>) => Promise<Unread[]>
  /** Which of these sessions are still open. */
  openSessions: (sessions: Iterable<string>, now: number) => Promise<Set<string>>
}

const json = (ids: Iterable<string>) => JSON.stringify([...ids])

/** Makes the statements. */
export function createAudienceReader({ kysely, dialect }: Database): AudienceReader {
  // Of a public post the few who do not get it are answered, of a private one the few who do: exceptions from the rule.
  const audience = statement<{ posts: string; viewers: string }, AudienceRow>(kysely, ({ posts, viewers }) => {
    const each = sql`posts p cross join users u cross join viewers v
      where p.id in (${dialect.idList(posts)}) and u.id = p.author_id`
    return sql<AudienceRow>`
      with viewers as (select w.id, case when w.hides_ai = 1 then 1 else 0 end as hides_ai from users w where w.id in (${dialect.idList(viewers)}))
      select case when u.private = 1 then 'private' else 'public' end as kind, p.id as post_id, null as viewer_id
      from posts p cross join users u where p.id in (${dialect.idList(posts)}) and u.id = p.author_id
      union all
      select 'exception' as kind, p.id as post_id, v.id as viewer_id from ${each}
        and case when ${listed(sql`v.id`, sql`v.hides_ai`)} then 1 else 0 end = u.private
      union all
      select 'following' as kind, p.id as post_id, v.id as viewer_id from ${each}
        and (v.id = u.id or exists (
          select 1 from follows f where f.follower_id = v.id and f.followee_id = u.id and f.state = 'following'))`
  })

  const counts = statement<{ posts: string }, CountsRow>(
    kysely,
    ({ posts }) => sql<CountsRow>`
      select p.id, p.likes, p.comments, p.reposts, ${reactionsOf(dialect)} as reactions,
        pl.question as poll_question, pl.duration as poll_duration, pl.ends_at as poll_ends_at,
        case when p.has_poll = 1 then ${optionsOf(dialect)} end as poll_options
      from posts p left join polls pl on pl.post_id = p.id
      where p.id in (${dialect.idList(posts)}) and p.deleted_at is null and p.repost_of_id is null`,
  )

  const unread = statement<{ viewers: string }, Unread>(
    kysely,
    ({ viewers }) => sql<Unread>`
      select u.id,
        ${unreadNotifications} as notifications,
        ${unreadMessages} as messages
      from users u where u.id in (${dialect.idList(viewers)})`,
  )

  const openSessions = statement<{ sessions: string; now: number }, { id: string }>(
    kysely,
    ({ sessions, now }) => sql<{ id: string }>`
      select s.id from sessions s join users u on u.id = s.user_id
      where s.id in (${dialect.idList(sessions)}) and s.expires_at > ${now} and u.deactivated_at is null`,
  )

  return {
    async of(posts, viewers) {
      const rows = await audience(kysely, { posts: json(posts), viewers: json(viewers) })
      const isPrivate = new Map<string, boolean>()
      const found = { exception: new Set<string>(), following: new Set<string>() }
      for (const { kind, post_id, viewer_id } of rows) {
        if (kind === 'public' || kind === 'private') isPrivate.set(post_id, kind === 'private')
        else found[kind].add(`${post_id} ${viewer_id}`)
      }
      return {
        maySee: (post, viewer) => isPrivate.get(post) === found.exception.has(`${post} ${viewer}`),
        follows: (post, viewer) => found.following.has(`${post} ${viewer}`),
      }
    },
    async counts(posts) {
      const rows = await counts(kysely, { posts: json(posts) })
      return rows.map((row) => ({
        type: 'post-changed',
        id: row.id,
        likes: row.likes,
        comments: row.comments,
        reposts: row.reposts,
        reactions: reactionsFrom(row.reactions),
        pollData: pollFrom(row),
      }))
    },
    unread: (viewers) => unread(kysely, { viewers: json(viewers) }),
    async openSessions(sessions, now) {
      const rows = await openSessions(kysely, { sessions: json(sessions), now })
      return new Set(rows.map(({ id }) => id))
    },
  }
}
