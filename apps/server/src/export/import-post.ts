import type { Transaction } from 'kysely'
import { UrlPreview } from '@skein/contract/schemas'
import type { Tables } from '@skein/domain/database/schema'
import { storedJson } from '@skein/domain/database/stored'
import { barePost } from '@skein/domain/posts/bare-post'
import { insertPoll } from '@skein/domain/posts/create-post'
import { attachFiles, findUploads } from '@skein/domain/posts/post-media'
import type { Attachments } from '@skein/domain/posts/post-media'
import { insertMentions, insertTags, readWords } from '@skein/domain/posts/post-words'
import { keepPreview, previewAsMade } from '@skein/domain/previews/previews'
import type { ArchivedPost } from './archive.ts'

/** A post of the archive with its files as they were kept, and where it belongs: what it answers or quotes, if that is here for its author. */
export type FoundPost = {
  post: ArchivedPost
  attachments: Attachments
  replyToId: string | null
  quoteOfId: string | null
}

async function insertRest(tx: Transaction<Tables>, userId: string, { post }: FoundPost, tags: string[], now: number) {
  const { id, type, poll } = post
  const time = Date.parse(post.createdAt)
  if (poll !== null) {
    await insertPoll(tx, id, { ...poll, duration: poll.durationMinutes }, time)
    // Of one that was over before, nobody needs to be told again.
    await tx
      .updateTable('polls')
      .set((where) => ({ closed_at: where.ref('ends_at') }))
      .where('post_id', '=', id)
      .where('ends_at', '<=', now)
      .execute()
  }
  for (const { at, content } of post.earlierWordings) {
    const { entities } = await readWords(tx, content)
    await tx
      .insertInto('post_revisions')
      .values({ post_id: id, created_at: Date.parse(at), content, entities: JSON.stringify(entities) })
      .execute()
  }
  await insertTags(tx, { id, authorId: userId, type, time }, tags)
}

/** The first post of the thread that a reply belongs to; null for a post that answers nothing. */
async function rootOf(tx: Transaction<Tables>, replyToId: string | null): Promise<string | null> {
  if (replyToId === null) return null
  const parent = await tx.selectFrom('posts').select('root_id').where('id', '=', replyToId).executeTakeFirst()
  return parent?.root_id ?? replyToId
}

/** Writes a post of the archive with all that hangs on it. */
export async function insertPost(
  tx: Transaction<Tables>,
  userId: string,
  found: FoundPost,
  now: number,
): Promise<void> {
  const { post, attachments, replyToId, quoteOfId } = found
  const attached = await findUploads(tx, userId, attachments)
  const words = await readWords(tx, post.content)
  // What the archive says of a page could be anything.
  const preview = post.urlPreview === null ? undefined : storedJson(UrlPreview, post.urlPreview)
  const linked = preview && (await previewAsMade(tx, preview.url))
  await tx
    .insertInto('posts')
    .values(
      barePost({
        id: post.id,
        author_id: userId,
        content: post.content,
        created_at: Date.parse(post.createdAt),
        edited_at: post.editedAt === null ? null : Date.parse(post.editedAt),
        reply_to_id: replyToId,
        root_id: await rootOf(tx, replyToId),
        reply_rule: replyToId === null && post.type !== 'story' ? post.replyRule : null,
        quote_of_id: quoteOfId,
        entities: JSON.stringify(words.entities),
        type: post.type,
        content_warning: post.contentWarning,
        is_ai_generated: Number(post.isAiGenerated || attached.hasGenerated),
        url_preview: linked ? JSON.stringify(linked.preview) : null,
        video: attached.video && JSON.stringify(attached.video),
        image_count: attached.pictures.length,
        has_poll: Number(post.poll !== null),
      }),
    )
    .execute()
  await attachFiles(tx, post.id, attached)
  if (linked?.image) await keepPreview(tx, post.id, linked.image)
  await insertRest(tx, userId, found, words.tags, now)
  await insertMentions(tx, post.id, words.mentioned)
  if (replyToId !== null)
    await tx
      .updateTable('posts')
      .set((where) => ({ comments: where('comments', '+', 1) }))
      .where('id', '=', replyToId)
      .execute()
}
