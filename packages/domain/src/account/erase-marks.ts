/** What a member did to what others wrote, and with others: taken back, a few rows at a time, each with the number that counts it. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Dialect } from '../database/dialect.ts'
import { deleteSome, dropping } from './batches.ts'
import type { Keyed, Step } from './batches.ts'

const edge = (table: Keyed['table']): Keyed => ({ table, key: ['post_id', 'user_id'] })

type Marked = { post_id: string; as: string }

/** Of rows by what they are of, the ids of the posts. */
function groups(rows: readonly Marked[]): [as: string, ids: RawBuilder<unknown>][] {
  const found = new Map<string, string[]>()
  for (const { post_id, as } of rows) found.set(as, [...(found.get(as) ?? []), post_id])
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([as, ids]) => [as, sql`${JSON.stringify(ids)}`])
}

/** The steps, in any order. */
export function marksOf({ idList }: Dialect, userId: string): Step[] {
  const own = sql`user_id = ${userId}`

  /** Likes and reposts, which the post counts. */
  const counted =
    (table: 'likes' | 'reposts'): Step =>
    async (tx) => {
      const { rows } = await deleteSome<{ post_id: string }>(edge(table), own, sql`post_id`).execute(tx)
      const ids = idList(sql`${JSON.stringify(rows.map(({ post_id }) => post_id))}`)
      if (table === 'reposts')
        await sql`delete from posts where repost_of_id in (${ids}) and author_id = ${userId}`.execute(tx)
      await sql`update posts set ${sql.ref(table)} = ${sql.ref(table)} - 1 where id in (${ids})`.execute(tx)
      return rows.length
    }

  const reactions: Step = async (tx) => {
    const { rows } = await deleteSome<Marked>(edge('reactions'), own, sql`post_id, emoji as "as"`).execute(tx)
    for (const [emoji, ids] of groups(rows))
      await sql`update post_reactions set total = total - 1
        where emoji = ${emoji} and post_id in (${idList(ids)})`.execute(tx)
    return rows.length
  }

  const votes: Step = async (tx) => {
    const { rows } = await deleteSome<Marked>(edge('poll_votes'), own, sql`post_id, option_id as "as"`).execute(tx)
    for (const [option, ids] of groups(rows))
      await sql`update poll_options set votes = votes - 1
        where option_id = ${option} and post_id in (${idList(ids)})`.execute(tx)
    return rows.length
  }

  /** Follows in one direction, which both count. */
  const follows =
    (mine: string, theirs: string, columns: { own: string; others: string }): Step =>
    async (tx) => {
      const keyed: Keyed = { table: 'follows', key: ['follower_id', 'followee_id'] }
      const returning = sql`${sql.ref(theirs)} as id, state`
      const { rows } = await deleteSome<{ id: string; state: string }>(
        keyed,
        sql`${sql.ref(mine)} = ${userId}`,
        returning,
      ).execute(tx)
      const ids = rows.filter(({ state }) => state === 'following').map(({ id }) => id)
      const [own, others] = [sql.ref(columns.own), sql.ref(columns.others)]
      await sql`update users set ${others} = ${others} - 1 where id in (${idList(sql`${JSON.stringify(ids)}`)})`.execute(
        tx,
      )
      await sql`update users set ${own} = ${own} - ${sql.lit(ids.length)} where id = ${userId}`.execute(tx)
      return rows.length
    }

  /** Messages, with what was reported of them. */
  const messages =
    (side: string): Step =>
    async (tx) => {
      const keyed: Keyed = { table: 'messages', key: ['id'] }
      const { rows } = await deleteSome<{ id: string }>(keyed, sql`${sql.ref(side)} = ${userId}`, sql`id`).execute(tx)
      const ids = sql`${JSON.stringify(rows.map(({ id }) => id))}`
      await sql`delete from reports where subject = 'message' and subject_id in (${idList(ids)})`.execute(tx)
      return rows.length
    }

  const plain = (table: Keyed['table'], key: string[], column: string) =>
    dropping({ table, key }, sql`${sql.ref(column)} = ${userId}`)

  /** The member is in nobody's feed any more: out of the list of people that a rule holds as JSON. */
  const named: Step = async (tx) => {
    const id = `"${userId}"`
    const { numAffectedRows = 0n } = await sql`
      update custom_feeds set rule = replace(replace(replace(rule, ${`${id},`}, ''), ${`,${id}`}, ''), ${id}, '')
      where rule like ${`%${id}%`}`.execute(tx)
    return Number(numAffectedRows)
  }

  return [
    named,
    counted('likes'),
    counted('reposts'),
    reactions,
    votes,
    follows('follower_id', 'followee_id', { own: 'following_count', others: 'followers_count' }),
    follows('followee_id', 'follower_id', { own: 'followers_count', others: 'following_count' }),
    plain('message_reactions', ['message_id', 'user_id'], 'user_id'),
    messages('sender_id'),
    messages('receiver_id'),
    plain('conversations', ['user_id', 'peer_id'], 'user_id'),
    plain('conversations', ['user_id', 'peer_id'], 'peer_id'),
    plain('bookmarks', ['user_id', 'post_id'], 'user_id'),
    plain('muted_threads', ['user_id', 'post_id'], 'user_id'),
    plain('kept_feeds', ['user_id', 'feed_id'], 'user_id'),
    plain('custom_feeds', ['id'], 'user_id'),
    plain('story_views', ['post_id', 'user_id'], 'user_id'),
    plain('mentions', ['post_id', 'user_id'], 'user_id'),
    plain('notifications', ['id'], 'user_id'),
    plain('notifications', ['id'], 'actor_id'),
    plain('blocks', ['blocker_id', 'blocked_id'], 'blocker_id'),
    plain('blocks', ['blocker_id', 'blocked_id'], 'blocked_id'),
    plain('mutes', ['muter_id', 'muted_id'], 'muter_id'),
    plain('mutes', ['muter_id', 'muted_id'], 'muted_id'),
    plain('measures', ['id'], 'user_id'),
    plain('member_notes', ['id'], 'user_id'),
    plain('chat_messages', ['id'], 'user_id'),
  ]
}
