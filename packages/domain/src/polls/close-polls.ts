import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { createWrite } from '../events/unit-of-work.ts'
import type { UnitOfWork } from '../events/unit-of-work.ts'
import type { EventBus } from '../events/event-bus.ts'
import { wantsToHear } from '../notifications/notifier.ts'
import { notMutedThread } from '../notifications/muted-threads.ts'
import { wantsKind } from '../notifications/quiet-kinds.ts'
import { mayRead } from '../visibility.ts'

/** Polls closed by one run, and rows written by one statement. */
const pollsARun = 500
const rowsAtOnce = 1000

const kind = sql.lit('poll-ended')

/** Who hears of the end: the author, and every voter who may still see the post; whoever wants to hear of it. */
async function listenersOf({ tx }: UnitOfWork, post: string, author: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.id from poll_votes pv join users v on v.id = pv.user_id cross join users u
    where pv.post_id = ${post} and u.id = ${author} and v.id <> u.id and ${mayRead(sql.ref('v.id'))}
      and ${wantsKind(kind, 'v')}
      and exists (select 1 from users w where w.id = v.id and ${wantsToHear(sql`${author}`, 'w')})
      and ${notMutedThread(sql`v.id`, sql`${post}`)}
    union all select u.id from users u where u.id = ${author} and ${wantsKind(kind)}
      and ${notMutedThread(sql`u.id`, sql`${post}`)}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Closes one poll that is over, and tells it once. */
async function close(unit: UnitOfWork, post: string, now: number): Promise<void> {
  const { tx, announce } = unit
  const { rows } = await sql<{ author_id: string }>`
    update polls set closed_at = ${now} where post_id = ${post} and closed_at is null
    returning (select p.author_id from posts p where p.id = polls.post_id) as author_id`.execute(tx)
  const [row] = rows
  // Another server was faster.
  if (!row) return
  const listeners = await listenersOf(unit, post, row.author_id)
  for (let start = 0; start < listeners.length; start += rowsAtOnce) {
    const told = await tx
      .insertInto('notifications')
      .values(
        listeners.slice(start, start + rowsAtOnce).map((userId) => {
          return {
            id: newId(now),
            user_id: userId,
            actor_id: row.author_id,
            type: 'poll-ended',
            post_id: post,
            created_at: now,
            read_at: null,
          }
        }),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'user_id'])
      .execute()
    for (const { id: noteId, user_id: userId } of told) announce({ kind: 'notifications-changed', userId, noteId })
  }
  announce({ kind: 'post-changed', postId: post })
}

/**
 * Closes the polls that are over, the oldest first, and tells their authors and voters, once (behaviour §2.7). Run it every minute: a
 * poll takes no votes after its end whether or not it ran.
 * @param now milliseconds since 1970
 * @returns how many were closed
 */
export async function closePolls(database: Database, events: Pick<EventBus, 'publish'>, now: number): Promise<number> {
  const write = createWrite(database, events)
  const over = await database.kysely
    .selectFrom('polls')
    .select('post_id')
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(pollsARun)
    .execute()
  for (const { post_id: post } of over) await write((unit) => close(unit, post, now))
  return over.length
}
