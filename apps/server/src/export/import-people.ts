import type { Tables } from '@skein/domain/database/schema'
import { moveFollowCounts } from '@skein/domain/follows/follow-counts'
import type { Transaction } from 'kysely'
import type { Listed, Lists } from './archive.ts'

type Tx = Transaction<Tables>

/** How the member stands to others. How others stand to the member is theirs to say: no archive does. */
export type People = Pick<Lists, 'following' | 'blocked' | 'muted'>

/** What is known here of a member whom the archive names. */
export type Known = { id: string; isPrivate: boolean; isBlocked: boolean; isHere: boolean }

/** Who of those named is a member here, and not the member themself. */
export async function findMembers(tx: Tx, memberId: string, ids: readonly string[]): Promise<Map<string, Known>> {
  const rows = await tx
    .selectFrom('users as u')
    .leftJoin('blocks as b', (join) => join.onRef('b.blocked_id', '=', 'u.id').on('b.blocker_id', '=', memberId))
    .select(['u.id', 'u.private', 'u.deactivated_at', 'b.blocked_id'])
    .where('u.id', 'in', ids)
    .where('u.id', '<>', memberId)
    .where('u.kind', '=', 'person')
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        isPrivate: row.private === 1,
        isBlocked: row.blocked_id !== null,
        isHere: row.deactivated_at === null,
      },
    ]),
  )
}

/** Writes that the member follows somebody; who wants to be asked is asked. */
export async function follow(tx: Tx, memberId: string, { at }: Listed<'following'>, other: Known): Promise<void> {
  if (other.isBlocked || !other.isHere) return
  const state = other.isPrivate ? 'requested' : 'following'
  const made = await tx
    .insertInto('follows')
    .values({ follower_id: memberId, followee_id: other.id, state, created_at: Date.parse(at) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('state')
    .execute()
  if (made.length > 0 && state === 'following') await moveFollowCounts(tx, memberId, other.id, 1)
}

/** Writes that the member blocks somebody. */
export async function block(tx: Tx, memberId: string, { at }: Listed<'blocked'>, other: Known): Promise<void> {
  await tx
    .insertInto('blocks')
    .values({ blocker_id: memberId, blocked_id: other.id, created_at: Date.parse(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Writes that the member has muted somebody. */
export async function mute(tx: Tx, memberId: string, { at }: Listed<'muted'>, other: Known): Promise<void> {
  await tx
    .insertInto('mutes')
    .values({ muter_id: memberId, muted_id: other.id, created_at: Date.parse(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
