/** What of a member's notifications they may see, and how they form groups: the same in the list and in the read mark. */
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
