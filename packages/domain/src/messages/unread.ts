import { limits } from '@skein/contract/limits'
import { sql } from 'kysely'
import type { Dialect } from '../database/dialect.ts'

/**
 * Whether a conversation `c` stands in its member's inbox, and not among the requests: it was accepted (writing back accepts too), or the
 * member follows the other one.
 */
export const inInbox = sql`(c.accepted = 1 or exists (
  select 1 from follows cf where cf.follower_id = c.user_id and cf.followee_id = c.peer_id and cf.state = 'following'))`

/** Whether neither member of the conversation `c` has blocked the other: each way is one look at the key. */
const isOpen = sql`not exists (select 1 from blocks cb where cb.blocker_id = c.user_id and cb.blocked_id = c.peer_id)
  and not exists (select 1 from blocks cb where cb.blocker_id = c.peer_id and cb.blocked_id = c.user_id)`

/** How far is counted, in messages and so in conversations: one more than a badge shows. */
const most = sql.lit(limits.badge.max + 1)

/** How many messages the member `u` has not read, for the badge: requests and blocked members do not count. */
export const unreadMessages = ({ by }: Pick<Dialect, 'by'>) => sql`(
  select cast(case when coalesce(sum(few.unread), 0) < ${most} then coalesce(sum(few.unread), 0) else ${most} end as integer) from (
    select c.unread from conversations c ${by('conversations_unread')}
    where c.user_id = u.id and c.unread > 0 and ${inInbox} and ${isOpen} limit ${most}) few)`
