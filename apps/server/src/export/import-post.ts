import { entitiesOf, hashtagsOf, mentionsOf } from '@skein/contract'
import { foldTag } from '@skein/contract/text'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/schema.ts'
import type { ArchivedPost } from './archive.ts'

const timeOf = (moment: string) => Date.parse(moment)

/** Writes a post of the archive with all that hangs on it; what it answers or quotes is kept where `isHere` says that it is. */
export async function insertPost(
  tx: Transaction<Tables>,
  userId: string,
  post: ArchivedPost,
  isHere: (id: string) => boolean,
): Promise<void> {
  const replyTo = post.replyToId !== null && isHere(post.replyToId) ? post.replyToId : null
  const entities = entitiesOf(post.content)
  await tx
    .insertInto('posts')
    .values({
      id: post.id,
      author_id: userId,
      content: post.content,
      created_at: timeOf(post.createdAt),
      edited_at: post.editedAt === null ? null : timeOf(post.editedAt),
      deleted_at: null,
      reply_to_id: replyTo,
      quote_of_id: post.quoteOfId !== null && isHere(post.quoteOfId) ? post.quoteOfId : null,
      repost_of_id: null,
      entities: JSON.stringify(entities),
      type: post.type,
      content_warning: post.contentWarning,
      is_ai_generated: Number(post.isAiGenerated),
      url_preview: post.urlPreview,
      video: post.video,
      image_count: post.images.length,
      has_poll: Number(post.poll !== null),
      likes: 0,
      comments: 0,
      reposts: 0,
    })
    .execute()
  if (replyTo !== null) await sql`update posts set comments = comments + 1 where id = ${replyTo}`.execute(tx)
  if (post.images.length > 0)
    await tx
      .insertInto('post_images')
      .values(post.images.map((image, position) => ({ ...image, post_id: post.id, position })))
      .execute()
  if (post.poll !== null) {
    await tx
      .insertInto('polls')
      .values({
        post_id: post.id,
        question: post.poll.question,
        duration: post.poll.durationMinutes,
        ends_at: timeOf(post.poll.endsAt),
        closed_at: null,
      })
      .execute()
    await tx
      .insertInto('poll_options')
      .values(post.poll.options.map(({ id, text }, position) => ({ post_id: post.id, option_id: id, position, text })))
      .execute()
  }
  for (const { at, content } of post.earlierWordings)
    await tx
      .insertInto('post_revisions')
      .values({ post_id: post.id, created_at: timeOf(at), content, entities: JSON.stringify(entitiesOf(content)) })
      .execute()
  const tags = [...new Set(hashtagsOf(post.content).map(foldTag))]
  if (tags.length > 0)
    await tx
      .insertInto('hashtags')
      .values(tags.map((tag) => ({ tag, post_id: post.id, author_id: userId, created_at: timeOf(post.createdAt) })))
      .execute()
  const names = mentionsOf(post.content)
  if (names.length > 0)
    await sql`insert into mentions (post_id, user_id) select ${post.id}, u.id from users u
      where u.username in (${sql.join(names)}) on conflict do nothing`.execute(tx)
}
