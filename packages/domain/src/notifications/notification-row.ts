/** What of a member's notifications they may see, and how they form groups: the same in the list and in the read mark. */
import type { NotificationFilter } from '@skein/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { mayRead, notBlocked, notMuted } from '../visibility.ts'

type Fragment = RawBuilder<unknown>

const dayMs = 24 * 60 * 60 * 1000

/** The day of something that happened at `time`, in UTC: days since 1970. */
export const dayOf = (time: number): number => Math.floor(time / dayMs)

/** The first moment of the day of `time`, in milliseconds. */
export const startOfDay = (time: number): number => dayOf(time) * dayMs

/** The moment at which an id was made (RFC 9562 §5.7), in milliseconds. */
export const timeOfId = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** The day of the row `n`. */
export const dayColumn = sql`n.created_at / ${sql.lit(dayMs)}`

/** Where rows `n` come from: with who did it as `a`, and the post as `p` where there is one. */
export const toldRows = sql`notifications n join users a on a.id = n.actor_id left join posts p on p.id = n.post_id`

/**
 * What rows of one kind and day have in common: the post; of comments what they answer, so that all comments on one post are one group.
 * A request to follow stands alone, because it is answered alone.
 */
export const subjectColumn = sql`case when n.type = 'follow-request' then n.id when n.type = 'comment' then p.reply_to_id else n.post_id end`

/** Whether the member still wants to be told, and may see what it is about. */
export const isShown = (viewer: Fragment): Fragment => sql`
  a.deactivated_at is null and ${notBlocked(viewer, 'a')} and ${notMuted(viewer, 'a')}
  and (n.post_id is null or (p.deleted_at is null
    and exists (select 1 from users w where w.id = p.author_id and ${mayRead(viewer, 'w')})))`

/**
 * Whether the row is in a part of the list. What was said to the member are mentions, replies and quotes; a quote is told as a repost, of the
 * post in which it stands.
 */
const inFilter: Record<NotificationFilter, (viewer: Fragment) => Fragment> = {
  mentions: () => sql`(n.type in ('mention', 'comment') or (n.type = 'repost' and p.author_id = n.actor_id))`,
  requests: () => sql`n.type = 'follow-request'`,
  following: (viewer) => sql`exists (
    select 1 from follows nf where nf.follower_id = ${viewer} and nf.followee_id = n.actor_id and nf.state = 'following')`,
}

/** Whether the row belongs to the list that is asked for: a part of it, or all. */
export const isAskedFor = (viewer: Fragment, filter: NotificationFilter | undefined): Fragment =>
  filter === undefined ? sql`1 = 1` : inFilter[filter](viewer)
