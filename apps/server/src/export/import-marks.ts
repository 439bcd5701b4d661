import type { Tables } from '@skein/domain/database/schema'
import { countVote } from '@skein/domain/polls/count-vote'
import { barePost } from '@skein/domain/posts/bare-post'
import { countReactions } from '@skein/domain/reactions/count-reactions'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Listed, Lists } from './archive.ts'

/**
 * What the lists of marks are of: the posts that the member liked, kept, passed on, reacted to, voted on, saw as stories, put first, or
 * hears nothing more of.
 */
export type Marks = Pick<
  Lists,
  'reposts' | 'likes' | 'bookmarks' | 'reactions' | 'votes' | 'storiesSeen' | 'pinned' | 'mutedThreads'
>

type Tx = Transaction<Tables>
type Mark = { postId: string; at: string }

/** Writes one mark of a list; one that is there already, or has no place, changes nothing. */
type Write<Name extends keyof Marks> = (tx: Tx, userId: string, mark: Listed<Name>, now: number) => Promise<void>

/** Sets a mark that has no more than a time. @returns whether it is new */
async function setMark(
  tx: Tx,
  table: 'likes' | 'bookmarks' | 'reposts' | 'story_views' | 'muted_threads',
  userId: string,
  { postId, at }: Mark,
): Promise<boolean> {
  const set = await tx
    .insertInto(table)
    .values({ post_id: postId, user_id: userId, created_at: Date.parse(at) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('post_id')
    .execute()
  return set.length > 0
}

const count = async (tx: Tx, column: 'likes' | 'reposts', postId: string) => {
  await sql`update posts set ${sql.ref(column)} = ${sql.ref(column)} + 1 where id = ${postId}`.execute(tx)
}

/** How each list is written. */
export const writeMark: { [Name in keyof Marks]: Write<Name> } = {
  async reposts(tx, userId, mark) {
    if (!(await setMark(tx, 'reposts', userId, mark))) return
    await count(tx, 'reposts', mark.postId)
    if (mark.entryId === null) return
    const entry = { id: mark.entryId, author_id: userId, created_at: Date.parse(mark.at), repost_of_id: mark.postId }
    await tx.insertInto('posts').values(barePost(entry)).execute()
  },
  async likes(tx, userId, mark) {
    if (await setMark(tx, 'likes', userId, mark)) await count(tx, 'likes', mark.postId)
  },
  async bookmarks(tx, userId, mark) {
    await setMark(tx, 'bookmarks', userId, mark)
  },
  async storiesSeen(tx, userId, mark) {
    await setMark(tx, 'story_views', userId, mark)
  },
  async mutedThreads(tx, userId, mark) {
    await setMark(tx, 'muted_threads', userId, mark)
  },
  /** An own post alone, and no story. */
  async pinned(tx, userId, { postId, at }) {
    await sql`insert into pinned_posts (user_id, post_id, created_at)
      select p.author_id, p.id, ${Date.parse(at)} from posts p
      where p.id = ${postId} and p.author_id = ${userId} and p.type is distinct from 'story'`.execute(tx)
  },
  async reactions(tx, userId, { postId, at, emoji }) {
    const given = await tx
      .insertInto('reactions')
      .values({ post_id: postId, user_id: userId, emoji, created_at: Date.parse(at) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('emoji')
      .execute()
    if (given.length > 0) await countReactions(tx, postId, { given: emoji })
  },
  /** Where the poll has such an option, and is open or the member's own: one that is over keeps its outcome. */
  async votes(tx, userId, { postId, at, optionId }, now) {
    const { rows } = await sql`
      select 1 from poll_options o join polls pl on pl.post_id = o.post_id join posts p on p.id = o.post_id
      where o.post_id = ${postId} and o.option_id = ${optionId} and (pl.ends_at > ${now} or p.author_id = ${userId})`.execute(
      tx,
    )
    if (rows.length === 0) return
    const voted = await tx
      .insertInto('poll_votes')
      .values({ post_id: postId, user_id: userId, option_id: optionId, created_at: Date.parse(at) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('option_id')
      .execute()
    if (voted.length > 0) await countVote(tx, postId, optionId)
  },
}
