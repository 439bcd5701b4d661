import type { CurrentUser } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { sql } from 'kysely'
import type { Dialect } from '../database/dialect.ts'
import type { Executor } from '../database/statements.ts'
import { unreadMessages } from '../messages/unread.ts'

/** How far is counted: one more than a badge shows, which is asked for with every request. */
const most = sql.lit(limits.badge.max + 1)

/** How many notifications the member `u` has not read. */
export const unreadNotifications = sql`(select count(*) from (
  select 1 from notifications n where n.user_id = u.id and n.read_at is null limit ${most}) told)`

/** What is unread by a member, as their badges show it. */
export async function badgeOf(executor: Executor, dialect: Dialect, userId: string): Promise<CurrentUser['unread']> {
  const { rows } = await sql<CurrentUser['unread']>`
    select ${unreadNotifications} as notifications, ${unreadMessages(dialect)} as messages
    from users u where u.id = ${userId}`.execute(executor)
  return rows[0] ?? { notifications: 0, messages: 0 }
}
