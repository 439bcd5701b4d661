import { Id } from '@skein/contract/schemas'
import type { FollowState } from '@skein/contract'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/schema.ts'
import { defineCall } from '../http/calls.ts'
import type { CallContext } from '../http/calls.ts'
import { Problem } from '../http/problem.ts'
import { followState } from '../users/find-user.ts'
import { notBlocked } from '../visibility.ts'

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

/** Moves both counts, in the order of the ids, so that two members who follow each other at once do not wait in a circle. */
async function count(tx: Transaction<Tables>, followerId: string, followeeId: string, change: number): Promise<void> {
  const moves = [
    { id: followerId, column: sql.ref('following_count') },
    { id: followeeId, column: sql.ref('followers_count') },
  ].sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, column } of moves)
    await sql`update users set ${column} = ${column} + ${sql.lit(change)} where id = ${id}`.execute(tx)
}

const followersOf = async (tx: Transaction<Tables>, id: string) => {
  const { followers_count } = await tx
    .selectFrom('users')
    .select('followers_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return followers_count
}

const follow = async ({ viewer, params, database, events, limits, now }: CallContext<'followUser'>) => {
  limits.toggles.take(viewer.id)
  const { result, isNew } = await database.transaction(async (tx) => {
    const { id, private: isPrivate } = await target(tx, viewer.id, params.id)
    const wished: FollowState = isPrivate === 1 ? 'requested' : 'following'
    const { rows } = await sql`
      insert into follows (follower_id, followee_id, state, created_at)
      values (${viewer.id}, ${id}, ${wished}, ${now()}) on conflict do nothing returning state`.execute(tx)
    const isNew = rows.length > 0
    if (isNew && wished === 'following') await count(tx, viewer.id, id, 1)
    const row = await tx
      .selectFrom('follows')
      .select('state')
      .where('follower_id', '=', viewer.id)
      .where('followee_id', '=', id)
      .executeTakeFirst()
    return { result: { follow: followState(row?.state), followersCount: await followersOf(tx, id) }, isNew }
  })
  if (isNew) events.publish({ kind: 'user-followed', userId: params.id, followerId: viewer.id })
  return result
}

const unfollow = ({ viewer, params, database, limits }: CallContext<'unfollowUser'>) => {
  limits.toggles.take(viewer.id)
  return database.transaction(async (tx) => {
    const { id } = await target(tx, viewer.id, params.id)
    const { rows } = await sql<{ state: string }>`
      delete from follows where follower_id = ${viewer.id} and followee_id = ${id} returning state`.execute(tx)
    if (rows[0]?.state === 'following') await count(tx, viewer.id, id, -1)
    const followersCount = await followersOf(tx, id)
    return { follow: followState(null), followersCount }
  })
}

export const followCalls = [defineCall('followUser', follow), defineCall('unfollowUser', unfollow)]
