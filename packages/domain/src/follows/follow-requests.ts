/** Requests to follow a private account (behaviour §2.11): the list, and what becomes of them. */
import { Id } from '@skein/contract/schemas'
import type { UserSummary } from '@skein/contract'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import type { CallContext } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import { notBlocked } from '../visibility.ts'
import { moveFollowCounts } from './follow-counts.ts'
import { afterPerson, summaryFrom } from './follow-lists.ts'
import type { PersonRow } from './follow-lists.ts'

/** Who asks to follow the viewer, newest first. */
export async function listFollowRequests({
  viewer,
  query,
  database,
}: CallContext<'listFollowRequests', { database: Database }>): Promise<UserSummary[]> {
  const me = sql`${viewer.id}`
  const { rows } = await sql<PersonRow>`
    select u.id, u.username, u.name, u.avatar, u.verified from follows f cross join users u
    where f.followee_id = ${me} and f.state = 'requested' and u.id = f.follower_id and u.deactivated_at is null
      and ${notBlocked(me)} and ${afterPerson(query.before, { side: 'follower_id', of: 'followee_id', member: me })}
    order by f.created_at desc, f.follower_id desc limit ${query.limit}`.execute(database.kysely)
  return rows.map(summaryFrom)
}

/** @throws Problem `user-not-found` for what names nobody */
function requesterId(sent: string): string {
  if (!Id.safeParse(sent).success) throw new Problem('user-not-found')
  return sent.toLowerCase()
}

const dropNote = ({ tx }: UnitOfWork, userId: string, actorId: string) =>
  sql`
  delete from notifications where user_id = ${userId} and actor_id = ${actorId} and type = 'follow-request'`.execute(tx)

/**
 * Lets somebody follow. Safe to repeat. The notification of the request becomes one of the follow, which is read already.
 * @throws Problem `not-found` where there is no request (any more)
 */
export const acceptFollowRequest = (
  context: CallContext<'acceptFollowRequest', { write: Write; now: Clock }>,
): Promise<undefined> => {
  const { viewer, params, write, now } = context
  const followerId = requesterId(params.id)
  return write(async (unit) => {
    const { tx, announce } = unit
    const time = now()
    const { rows } = await sql`
      update follows set state = 'following', created_at = ${time}
      where follower_id = ${followerId} and followee_id = ${viewer.id} and state = 'requested' returning state`.execute(
      tx,
    )
    if (rows.length === 0) {
      const known = await tx
        .selectFrom('follows')
        .select('state')
        .where('follower_id', '=', followerId)
        .where('followee_id', '=', viewer.id)
        .executeTakeFirst()
      if (known === undefined) throw new Problem('not-found')
      return undefined
    }
    await moveFollowCounts(tx, followerId, viewer.id, 1)
    await dropNote(unit, viewer.id, followerId)
    await sql`
      insert into notifications (id, user_id, actor_id, type, post_id, created_at, read_at, sent_at)
      values (${newId(time)}, ${viewer.id}, ${followerId}, 'follow', null, ${time}, ${time}, ${time})
      on conflict do nothing`.execute(tx)
    announce({ kind: 'notifications-changed', userId: viewer.id })
    announce({ kind: 'user-followed', userId: viewer.id, followerId })
    announce({ kind: 'follow-changed', userId: viewer.id, followerId, state: 'following' })
    return undefined
  })
}

/** Declines a request, or forgets one that is gone. Safe to repeat; who asked is not told, and may ask again. */
export const declineFollowRequest = ({
  viewer,
  params,
  write,
}: CallContext<'declineFollowRequest', { write: Write }>): Promise<undefined> => {
  const followerId = requesterId(params.id)
  return write(async (unit) => {
    const { rows } = await sql`
      delete from follows where follower_id = ${followerId} and followee_id = ${viewer.id} and state = 'requested'
      returning state`.execute(unit.tx)
    if (rows.length === 0) return undefined
    await dropNote(unit, viewer.id, followerId)
    unit.announce({ kind: 'notifications-changed', userId: viewer.id })
    unit.announce({ kind: 'follow-changed', userId: viewer.id, followerId, state: 'none' })
    return undefined
  })
}
