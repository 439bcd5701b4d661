import { createHash } from 'node:crypto'
import { hashtagsOf, mentionsOf } from '@skein/contract'
import type { Call, Post } from '@skein/contract'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import { newId } from '../database/ids.ts'
import type { Tables } from '../database/schema.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'

type Draft = Call<'createPost'>['parsedBody']
type Tx = Transaction<Tables>

/** Longest `Idempotency-Key` that is accepted; a UUID has 36 characters. */
const maxKeyLength = 200

const hashOf = (draft: Draft) => {
  const { authorId: _, ...said } = draft
  return createHash('sha256')
    .update(`createPost ${JSON.stringify(Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1)))}`)
    .digest('base64url')
}

/**
 * Remembers what a key stands for.
 * @returns the id of the post that the key already made, or nothing when it is new
 */
async function repeated(tx: Tx, viewer: Viewer, key: string, draft: Draft, id: string, time: number) {
  const { rows } = await sql`
    insert into idempotency_keys (user_id, key, request_hash, result_id, created_at)
    values (${viewer.id}, ${key}, ${hashOf(draft)}, ${id}, ${time})
    on conflict do nothing returning key`.execute(tx)
  if (rows.length > 0) return undefined
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'result_id'])
    .where('user_id', '=', viewer.id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.request_hash !== hashOf(draft)) throw new Problem('idempotency-mismatch')
  return earlier.result_id
}

const mediaName = (address: string | null | undefined) => /^\/media\/([\w.-]+)$/.exec(address ?? '')?.[1]

/** The member's own upload behind an address. @throws Problem when it is not there, not theirs, or already posted */
async function ownUpload(tx: Tx, viewer: Viewer, field: string, address: string) {
  const name = mediaName(address)
  const file =
    name === undefined
      ? undefined
      : await tx
          .selectFrom('media')
          .select(['name', 'type', 'width', 'height', 'thumbhash'])
          .where('name', '=', name)
          .where('owner_id', '=', viewer.id)
          .where('post_id', 'is', null)
          .where('purpose', '=', 'upload')
          .executeTakeFirst()
  if (!file) throw new Problem('invalid-input', { fields: { [field]: 'Upload the file first.' } })
  return file
}

async function insertPoll(tx: Tx, id: string, poll: NonNullable<Draft['pollData']>, time: number) {
  await tx
    .insertInto('polls')
    .values({ post_id: id, question: poll.question, duration: poll.duration, ends_at: time + poll.duration * 60_000 })
    .execute()
  await tx
    .insertInto('poll_options')
    .values(
      poll.options.map((option, position) => ({ post_id: id, option_id: option.id, position, text: option.text })),
    )
    .execute()
}

async function insertMarks(
  { dialect }: Services['database'],
  tx: Tx,
  id: string,
  author: string,
  content: string,
  time: number,
) {
  const tags = hashtagsOf(content)
  if (tags.length > 0) {
    await tx
      .insertInto('hashtags')
      .values(tags.map((tag) => ({ tag, post_id: id, author_id: author, created_at: time })))
      .execute()
  }
  const names = mentionsOf(content)
  if (names.length > 0) {
    await sql`
      insert into mentions (post_id, user_id)
      select ${dialect.id(sql`${id}`)}, u.id from users u where u.username in (${sql.join(names)})`.execute(tx)
  }
}

/**
 * Publishes a post, all of it in one transaction: the row, its tags and mentions, poll, picture, the parent's count and the
 * idempotency key. What was acknowledged is on the disk.
 * @param key the `Idempotency-Key` header: the same key with the same body makes one post, and answers it again
 */
export async function createPost(
  services: Services,
  viewer: Viewer,
  draft: Draft,
  key: string | undefined,
): Promise<Post> {
  const { database, canView, events, now, posts } = services
  if (key !== undefined && (key.length === 0 || key.length > maxKeyLength))
    throw new Problem('invalid-input', { message: `An Idempotency-Key has 1 to ${maxKeyLength} characters.` })

  const { post, isNew } = await database.transaction(async (tx) => {
    const time = now()
    const id = newId(time)
    if (key !== undefined) {
      const earlier = await repeated(tx, viewer, key, draft, id, time)
      if (earlier !== undefined) {
        await canView(tx, viewer, earlier)
        return { post: await posts.one(tx, viewer, earlier), isNew: false }
      }
    }
    if (draft.replyToId) await canView(tx, viewer, draft.replyToId)
    if (draft.quoteOfId) await canView(tx, viewer, draft.quoteOfId)
    if (draft.videoUrl) await ownUpload(tx, viewer, 'videoUrl', draft.videoUrl)
    const picture = draft.imageUrl ? await ownUpload(tx, viewer, 'imageUrl', draft.imageUrl) : undefined

    // A preview's picture is shown only from our own store, where the preview service keeps it.
    const preview = draft.urlPreview && {
      ...draft.urlPreview,
      image: mediaName(draft.urlPreview.image) === undefined ? null : draft.urlPreview.image,
    }
    await tx
      .insertInto('posts')
      .values({
        id,
        author_id: viewer.id,
        content: draft.content.trim(),
        created_at: time,
        edited_at: null,
        deleted_at: null,
        reply_to_id: draft.replyToId ?? null,
        quote_of_id: draft.quoteOfId ?? null,
        type: draft.type ?? null,
        content_warning: draft.contentWarning?.trim() || null,
        is_ai_generated: draft.isAiGenerated === true ? 1 : 0,
        url_preview: preview ? JSON.stringify(preview) : null,
        video: null,
        image_count: picture ? 1 : 0,
        has_poll: draft.pollData ? 1 : 0,
        likes: 0,
        comments: 0,
        reposts: 0,
      })
      .execute()
    if (picture) {
      const { name, width, height, thumbhash } = picture
      const alt = draft.imageAlt ?? ''
      await tx
        .insertInto('post_images')
        .values({ post_id: id, position: 0, media: name, width, height, alt, thumbhash })
        .execute()
      await tx.updateTable('media').set({ post_id: id, purpose: 'post' }).where('name', '=', name).execute()
    }
    if (draft.pollData) await insertPoll(tx, id, draft.pollData, time)
    await insertMarks(database, tx, id, viewer.id, draft.content, time)
    if (draft.replyToId) {
      await tx
        .updateTable('posts')
        .set((where) => ({ comments: where('comments', '+', 1) }))
        .where('id', '=', draft.replyToId)
        .execute()
    }
    return { post: await posts.one(tx, viewer, id), isNew: true }
  })
  if (!post) throw new Problem('post-not-found')
  if (isNew) events.publish({ kind: 'post-created', postId: post.id, authorId: viewer.id })
  return post
}
