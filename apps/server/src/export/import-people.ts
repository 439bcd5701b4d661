import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/schema.ts'
import type { Lists } from './archive.ts'

const timeOf = (moment: string) => Date.parse(moment)

/** How the member stands to others, and others to them. */
export type People = Pick<Lists, 'following' | 'followers' | 'blocked' | 'muted'>

/** Writes the member's follows, blocks and mutes. @returns how many are of somebody who is not here */
export async function insertPeople(tx: Transaction<Tables>, memberId: string, rows: People): Promise<number> {
  let missing = 0
  const isMember = async (id: string) => {
    const found = await tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
    if (found === undefined) missing += 1
    return found !== undefined
  }
  const follow = async (followerId: string, followeeId: string, state: 'following' | 'requested', at: string) => {
    const { rows: made } = await sql`insert into follows (follower_id, followee_id, state, created_at)
      values (${followerId}, ${followeeId}, ${state}, ${timeOf(at)}) on conflict do nothing returning state`.execute(tx)
    if (made.length === 0 || state === 'requested') return
    await sql`update users set following_count = following_count + 1 where id = ${followerId}`.execute(tx)
    await sql`update users set followers_count = followers_count + 1 where id = ${followeeId}`.execute(tx)
  }
  for (const { userId, state, at } of rows.following)
    if (await isMember(userId)) await follow(memberId, userId, state, at)
  for (const { userId, state, at } of rows.followers)
    if (await isMember(userId)) await follow(userId, memberId, state, at)
  for (const { userId, at } of rows.blocked)
    if (await isMember(userId))
      await tx
        .insertInto('blocks')
        .values({ blocker_id: memberId, blocked_id: userId, created_at: timeOf(at) })
        .execute()
  for (const { userId, at } of rows.muted)
    if (await isMember(userId))
      await tx
        .insertInto('mutes')
        .values({ muter_id: memberId, muted_id: userId, created_at: timeOf(at) })
        .execute()
  return missing
}
