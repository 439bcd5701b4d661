import type { Call, Post, ReactionName } from '@skein/contract'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { nobody } from '../database/ids.ts'
import type { Executor } from '../database/statements.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { Clock } from '../ports.ts'
import { reactionNamed } from '../posts/post-from-row.ts'
import { notBlocked } from '../visibility.ts'
import type { CanView } from '../visibility.ts'
import { countReactions } from './count-reactions.ts'
import type { ReactionChange } from './count-reactions.ts'

type Counts = Post['reactions']
type Tx = UnitOfWork['tx']

/** What reacting takes. */
export type ReactParts = { canView: CanView; write: Write; notifier: Notifier; now: Clock }

/** What reading reactions takes. */
export type ReadParts = { canView: CanView; database: Database }

/** The name of a member's reaction to a post. */
async function reactionOf(executor: Executor, userId: string, post: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('reactions')
    .select('emoji')
    .where('post_id', '=', post)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.emoji
}

/** Reactions of a post by emoji, the most used first, as on its card. */
async function countsOf(tx: Tx, post: string): Promise<Counts> {
  const { rows } = await sql<{ emoji: string; count: number }>`
    select emoji, total as count from post_reactions where post_id = ${post} and total > 0
    order by total desc, emoji`.execute(tx)
  return rows.flatMap(({ emoji: name, count }) => {
    const emoji = reactionNamed(name)
    return emoji === null ? [] : [{ emoji, count }]
  })
}

/** Runs one change of a member's own reaction; what it `changes` is counted, and decides whether anybody hears of it. */
function change(
  { canView, notifier, now, write }: ReactParts,
  viewer: Viewer,
  post: string,
  changes: (tx: Tx, time: number) => Promise<ReactionChange>,
): Promise<Counts> {
  return write(async (unit) => {
    const { tx, announce } = unit
    const { authorId } = await canView(tx, viewer, post)
    const time = now()
    const { given, takenBack } = await changes(tx, time)
    if (given !== undefined || takenBack !== undefined) {
      const note = { type: 'reaction', actorId: viewer.id, recipientId: authorId, postId: post, time } as const
      await (given === undefined ? notifier.takeBack(unit, note) : notifier.tell(unit, note))
      announce({ kind: 'post-changed', postId: post })
      // Last, because whoever reacts to the same post waits for these rows.
      await countReactions(tx, post, { given, takenBack })
    }
    return countsOf(tx, post)
  })
}

/** Sets a member's reaction in place of an earlier one. Each step holds only if nothing came between; if something did, it looks again. */
async function give(tx: Tx, userId: string, post: string, emoji: string, time: number): Promise<ReactionChange> {
  for (;;) {
    const before = await reactionOf(tx, userId, post)
    if (before === emoji) return {}
    const set =
      before === undefined
        ? sql`insert into reactions (post_id, user_id, emoji, created_at) values (${post}, ${userId}, ${emoji}, ${time})
            on conflict do nothing returning emoji`
        : sql`update reactions set emoji = ${emoji}, created_at = ${time}
            where post_id = ${post} and user_id = ${userId} and emoji = ${before} returning emoji`
    if ((await set.execute(tx)).rows.length > 0) return { given: emoji, takenBack: before }
  }
}

/** Reacts to a post, instead of an earlier reaction: one a member. Safe to repeat. */
export const addReaction = (parts: ReactParts, viewer: Viewer, post: string, emoji: ReactionName): Promise<Counts> =>
  change(parts, viewer, post, (tx, time) => give(tx, viewer.id, post, emoji, time))

/** Takes one's reaction back, if it is this one: a late request does not take a newer reaction away. Safe to repeat. */
export const removeReaction = (parts: ReactParts, viewer: Viewer, post: string, emoji: ReactionName): Promise<Counts> =>
  change(parts, viewer, post, async (tx) => {
    const { rows } = await sql`
      delete from reactions where post_id = ${post} and user_id = ${viewer.id} and emoji = ${emoji}
      returning emoji`.execute(tx)
    return rows.length > 0 ? { takenBack: emoji } : {}
  })

/** The member's own reaction. */
export async function ownReaction({ canView, database }: ReadParts, viewer: Viewer, post: string) {
  await canView(database.kysely, viewer, post)
  return { emoji: reactionNamed((await reactionOf(database.kysely, viewer.id, post)) ?? null) }
}

type ReactionRow = {
  emoji: string
  id: string
  username: string
  name: string
  avatar: string | null
  verified: number
}

/**
 * Who reacted and how, the newest member first; members with whom the viewer has a block are left out.
 * @param page `before` is the id of the last member of the page before
 */
export async function listReactions(
  { canView, database }: ReadParts,
  viewer: Viewer | null,
  post: string,
  { before, limit, emoji }: Call<'listReactions'>['parsedQuery'],
): Promise<Call<'listReactions'>['answer']> {
  const { kysely } = database
  await canView(kysely, viewer, post)
  const me = sql`${viewer?.id ?? nobody}`
  const { rows } = await sql<ReactionRow>`
    select r.emoji, u.id, u.username, u.name, u.avatar, u.verified from reactions r join users u on u.id = r.user_id
    where r.post_id = ${post} and u.deactivated_at is null and ${notBlocked(me)}
      ${emoji === undefined ? sql`` : sql`and r.emoji = ${emoji}`}
      ${before === undefined ? sql`` : sql`and r.user_id < ${before.toLowerCase()}`}
    order by r.user_id desc limit ${limit}`.execute(kysely)
  return rows.flatMap(({ emoji: name, verified, ...user }) => {
    const known = reactionNamed(name)
    return known === null ? [] : [{ emoji: known, user: { ...user, verified: verified === 1 } }]
  })
}
