import { Id } from '@skein/contract/schemas'
import type { FollowState } from '@skein/contract'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/schema.ts'
import type { Write } from '../events/unit-of-work.ts'
import { callsWith } from '../calls/define-call.ts'
import type { CallContext } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { Clock } from '../ports.ts'
import { followState } from '../users/find-user.ts'
import { notBlocked } from '../visibility.ts'
import { moveFollowCounts } from './follow-counts.ts'
import { listFollowers, listFollowing } from './follow-lists.ts'
import { listKnownFollowers } from './known-followers.ts'
import { acceptFollowRequest, declineFollowRequest, listFollowRequests } from './follow-requests.ts'

type Needs = {
  database: Database
  write: Write
  notifier: Notifier
  now: Clock
}

const defineCall = callsWith<Needs>()

/** The member to follow, as far as following needs it. @throws Problem `user-not-found`, `invalid-input` for oneself */
async function target(tx: Transaction<Tables>, viewerId: string, sent: string) {
  if (!Id.safeParse(sent).success) throw new Problem('user-not-found')
  const id = sent.toLowerCase()
  if (id === viewerId) throw new Problem('invalid-input', { fields: { id: 'Nobody can follow themself.' } })
  const { rows } = await sql<{ id: string; private: number; followers_count: number }>`
    select u.id, u.private, u.followers_count from users u
    where u.id = ${id} and u.deactivated_at is null and u.kind = 'person' and ${notBlocked(sql`${viewerId}`)}`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Problem('user-not-found')
  return row
}

const followersOf = async (tx: Transaction<Tables>, id: string) => {
  const { followers_count } = await tx
    .selectFrom('users')
    .select('followers_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return followers_count
}

const follow = ({ viewer, params, write, notifier, now }: CallContext<'followUser', Needs>) => {
  return write(async (unit) => {
    const { tx, announce } = unit
    const { id, private: isPrivate } = await target(tx, viewer.id, params.id)
    const wished: FollowState = isPrivate === 1 ? 'requested' : 'following'
    const time = now()
    const { rows } = await sql`
      insert into follows (follower_id, followee_id, state, created_at)
      values (${viewer.id}, ${id}, ${wished}, ${time}) on conflict do nothing returning state`.execute(tx)
    if (rows.length > 0) {
      const type = wished === 'following' ? 'follow' : 'follow-request'
      await notifier.tell(unit, { type, actorId: viewer.id, recipientId: id, postId: null, time })
      if (wished === 'following') await moveFollowCounts(tx, viewer.id, id, 1)
      announce({ kind: 'user-followed', userId: id, followerId: viewer.id })
    }
    const row = await tx
      .selectFrom('follows')
      .select('state')
      .where('follower_id', '=', viewer.id)
      .where('followee_id', '=', id)
      .executeTakeFirst()
    return { follow: followState(row?.state), followersCount: await followersOf(tx, id) }
  })
}

const unfollow = ({ viewer, params, write, notifier }: CallContext<'unfollowUser', Needs>) => {
  return write(async (unit) => {
    const { tx } = unit
    const { id } = await target(tx, viewer.id, params.id)
    const { rows } = await sql<{ state: string }>`
      delete from follows where follower_id = ${viewer.id} and followee_id = ${id} returning state`.execute(tx)
    if (rows.length > 0) {
      const note = { actorId: viewer.id, recipientId: id, postId: null }
      await notifier.takeBack(unit, { ...note, type: 'follow' })
      await notifier.takeBack(unit, { ...note, type: 'follow-request' })
    }
    if (rows[0]?.state === 'following') await moveFollowCounts(tx, viewer.id, id, -1)
    return { follow: followState(null), followersCount: await followersOf(tx, id) }
  })
}

export const followCalls = [
  defineCall('followUser', follow, { limit: 'toggles' }),
  defineCall('unfollowUser', unfollow, { limit: 'toggles' }),
  defineCall('listFollowers', listFollowers),
  defineCall('listFollowing', listFollowing),
  defineCall('listKnownFollowers', listKnownFollowers),
  defineCall('listFollowRequests', listFollowRequests),
  defineCall<'acceptFollowRequest'>('acceptFollowRequest', acceptFollowRequest, { limit: 'toggles' }),
  defineCall<'declineFollowRequest'>('declineFollowRequest', declineFollowRequest, { limit: 'toggles' }),
]
