import { Id } from '@skein/contract/schemas'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/schema.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import { moveFollowCounts } from '../follows/follow-counts.ts'
import type { CallContext } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'

type Tx = Transaction<Tables>

/**
 * The member an id names, for muting and blocking. Also somebody who blocked the viewer: being blocked must not keep one from blocking.
 * @throws Problem `own-subject`, `user-not-found`
 */
async function target(tx: Tx, viewerId: string, sent: string): Promise<string> {
  if (!Id.safeParse(sent).success) throw new Problem('user-not-found')
  const id = sent.toLowerCase()
  if (id === viewerId) throw new Problem('own-subject')
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'person')
    .executeTakeFirst()
  if (!found) throw new Problem('user-not-found')
  return id
}

/** Ends one direction of a follow, or the request for one. */
async function endFollow(tx: Tx, followerId: string, followeeId: string): Promise<void> {
  const { rows } = await sql<{ state: string }>`
    delete from follows where follower_id = ${followerId} and followee_id = ${followeeId} returning state`.execute(tx)
  if (rows[0]?.state === 'following') await moveFollowCounts(tx, followerId, followeeId, -1)
}

type Context<Needs> = CallContext<'blockUser', Needs>

/** What each told the other goes: a notification would name somebody who is not there any more. */
async function forget({ tx, announce }: UnitOfWork, one: string, other: string): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    delete from notifications where (user_id = ${one} and actor_id = ${other}) or (user_id = ${other} and actor_id = ${one})
    returning user_id`.execute(tx)
  for (const userId of new Set(rows.map(({ user_id }) => user_id))) announce({ kind: 'notifications-changed', userId })
}

/** Blocks: neither sees the other from now on, neither follows the other, and no notification tells of them. Safe to repeat. */
export const block = ({ viewer, params, write, now }: Context<{ write: Write; now: Clock }>): Promise<undefined> => {
  return write(async (unit) => {
    const { tx } = unit
    const id = await target(tx, viewer.id, params.id)
    await sql`insert into blocks (blocker_id, blocked_id, created_at) values (${viewer.id}, ${id}, ${now()})
      on conflict do nothing`.execute(tx)
    await endFollow(tx, viewer.id, id)
    await endFollow(tx, id, viewer.id)
    await forget(unit, viewer.id, id)
    return undefined
  })
}

/** Ends a block. Follows that it ended do not come back. */
export const unblock = ({ viewer, params, database }: Context<{ database: Database }>): Promise<undefined> => {
  return database.transaction(async (tx) => {
    const id = await target(tx, viewer.id, params.id)
    await tx.deleteFrom('blocks').where('blocker_id', '=', viewer.id).where('blocked_id', '=', id).execute()
    return undefined
  })
}

/** Mutes: the member's posts leave the viewer's lists; they do not learn of it. Safe to repeat. */
export const mute = ({ viewer, params, write, now }: Context<{ write: Write; now: Clock }>): Promise<undefined> => {
  return write(async ({ tx, announce }) => {
    const id = await target(tx, viewer.id, params.id)
    await sql`insert into mutes (muter_id, muted_id, created_at) values (${viewer.id}, ${id}, ${now()})
      on conflict do nothing`.execute(tx)
    // The list leaves out what they told; the badge must not count it.
    const { rows } = await sql`
      update notifications set read_at = ${now()} where user_id = ${viewer.id} and actor_id = ${id} and read_at is null
      returning id`.execute(tx)
    if (rows.length > 0) announce({ kind: 'notifications-changed', userId: viewer.id })
    return undefined
  })
}

export const unmute = ({ viewer, params, database }: Context<{ database: Database }>): Promise<undefined> => {
  return database.transaction(async (tx) => {
    const id = await target(tx, viewer.id, params.id)
    await tx.deleteFrom('mutes').where('muter_id', '=', viewer.id).where('muted_id', '=', id).execute()
    return undefined
  })
}
