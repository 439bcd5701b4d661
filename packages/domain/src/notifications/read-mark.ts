import { Id } from '@skein/contract/schemas'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Write } from '../events/unit-of-work.ts'
import type { CallContext } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import { badgeOf } from './badge.ts'
import { dayColumn, isAskedFor, isShown, subjectColumn, toldRows } from './notification-row.ts'
import { notificationTypes } from '@skein/contract'

const isId = (text: string) => Id.safeParse(text).success

/** The rows of a group that the list named. @throws Problem `invalid-input` for anything else */
function rowsOfGroup(group: string): RawBuilder<unknown> {
  const refused = new Problem('invalid-input', { fields: { group: 'There is no such group.' } })
  const [type = '', subject = '', day] = group.split(':')
  if (type === 'one' && isId(subject)) return sql`n.id = ${subject}`
  const isKnown = notificationTypes.some((known) => known === type) && (subject === '-' || isId(subject))
  if (!isKnown || day === undefined || !/^\d{1,6}$/.test(day)) throw refused
  return sql`n.type = ${type} and ${dayColumn} = ${sql.lit(Number(day))} and ${
    subject === '-' ? sql`n.post_id is null` : sql`${subjectColumn} = ${subject}`
  }`
}

/** Marks what is not shown any more as well: nobody could see what the badge still counts. */
const unreadOf = (viewerId: string, which: RawBuilder<unknown>) => sql`
  select n.id from ${toldRows} where n.user_id = ${viewerId} and n.read_at is null
    and (${which} or not (${isShown(sql`${viewerId}`)}))`

/**
 * Everything up to one is read, or of a group or a part of the list everything up to it (behaviour §2.7). Safe to repeat; the member's other tabs follow.
 * What arrived after `upTo` stays unread: nobody has seen it.
 */
export const markRead = ({
  viewer,
  body,
  write,
  database,
  now,
}: CallContext<'markNotificationsRead', { write: Write; database: Database; now: Clock }>) => {
  const upTo = sql`n.id <= ${body.upTo.toLowerCase()}`
  const group = body.group === undefined ? sql`1 = 1` : rowsOfGroup(body.group)
  const which = sql`(${upTo} and ${group} and ${isAskedFor(sql`${viewer.id}`, body.filter)})`
  return write(async ({ tx, announce }) => {
    const { rows } = await sql`
      update notifications set read_at = ${now()} where id in (${unreadOf(viewer.id, which)}) returning id`.execute(tx)
    if (rows.length > 0) announce({ kind: 'notifications-changed', userId: viewer.id })
    return badgeOf(tx, database.dialect, viewer.id)
  })
}
