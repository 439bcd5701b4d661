import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/schema.ts'
import type { Lists } from './archive.ts'

const timeOf = (moment: string) => Date.parse(moment)

/** What the lists of marks are of: the posts that the member liked, kept, passed on, reacted to, voted on, or saw as stories. */
export type Marks = Pick<Lists, 'reposts' | 'likes' | 'bookmarks' | 'reactions' | 'votes' | 'storiesSeen'>

/** Writes what the member left at posts, where `isHere` says that the post is here. */
export async function insertMarks(
  tx: Transaction<Tables>,
  userId: string,
  rows: Marks,
  isHere: (id: string) => boolean,
): Promise<void> {
  for (const { postId, at, entryId } of rows.reposts.filter(({ postId: id }) => isHere(id))) {
    await tx
      .insertInto('reposts')
      .values({ post_id: postId, user_id: userId, created_at: timeOf(at) })
      .execute()
    await sql`update posts set reposts = reposts + 1 where id = ${postId}`.execute(tx)
    if (entryId === null) continue
    await sql`insert into posts (id, author_id, content, created_at, repost_of_id)
      values (${entryId}, ${userId}, '', ${timeOf(at)}, ${postId})`.execute(tx)
  }
  for (const { postId, at } of rows.likes.filter(({ postId: id }) => isHere(id))) {
    await tx
      .insertInto('likes')
      .values({ post_id: postId, user_id: userId, created_at: timeOf(at) })
      .execute()
    await sql`update posts set likes = likes + 1 where id = ${postId}`.execute(tx)
  }
  for (const { postId, at } of rows.bookmarks.filter(({ postId: id }) => isHere(id)))
    await tx
      .insertInto('bookmarks')
      .values({ post_id: postId, user_id: userId, created_at: timeOf(at) })
      .execute()
  for (const { postId, at, emoji } of rows.reactions.filter(({ postId: id }) => isHere(id)))
    await tx
      .insertInto('reactions')
      .values({ post_id: postId, user_id: userId, emoji, created_at: timeOf(at) })
      .execute()
  for (const { postId, at, optionId } of rows.votes.filter(({ postId: id }) => isHere(id)))
    await tx
      .insertInto('poll_votes')
      .values({ post_id: postId, user_id: userId, option_id: optionId, created_at: timeOf(at) })
      .execute()
  for (const { postId, at } of rows.storiesSeen.filter(({ postId: id }) => isHere(id)))
    await tx
      .insertInto('story_views')
      .values({ post_id: postId, user_id: userId, created_at: timeOf(at) })
      .execute()
}
