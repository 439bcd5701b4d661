import type { Call, Post } from '@skein/contract'
import { wasWritten } from '../assistant/written-texts.ts'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import { Problem } from '../calls/problem.ts'
import { dropDraft } from '../drafts/draft-store.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { Clock } from '../ports.ts'
import type { Previews } from '../previews/previews.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { CanView } from '../visibility.ts'
import { barePost } from './bare-post.ts'
import { checkKey, repeated } from './idempotency.ts'
import { refuseWiderCircle } from './mark-post.ts'
import { attachFiles, findUploads } from './post-media.ts'
import type { PostReader } from './post-reader.ts'
import { insertMentions, insertTags, readWords } from './post-words.ts'
import { refuseReply, storedRule } from './reply-rule.ts'

type Draft = Call<'createPost'>['parsedBody']
/** What publishing a post takes. */
export type CreateParts = {
  database: Database
  canView: CanView
  write: Write
  posts: Pick<PostReader, 'one'>
  previews: Pick<Previews, 'asMade' | 'keep' | 'of'>
  searchIndex: SearchIndex
  notifier: Notifier
  now: Clock
}
/** What writing one in a transaction takes. */
export type InsertParts = Pick<CreateParts, 'canView' | 'searchIndex' | 'notifier'> & {
  previews: Pick<Previews, 'asMade' | 'keep'>
}
type Tx = UnitOfWork['tx']

/** Writes the poll of a post of that time. */
export async function insertPoll(tx: Tx, id: string, poll: NonNullable<Draft['pollData']>, time: number) {
  const { question, duration, options } = poll
  await tx
    .insertInto('polls')
    .values({ post_id: id, question, duration, ends_at: time + duration * 60_000, closed_at: null })
    .execute()
  await tx
    .insertInto('poll_options')
    .values(options.map((option, position) => ({ post_id: id, option_id: option.id, position, text: option.text })))
    .execute()
}

/** Counts the reply at its parent. @throws Problem `post-deleted` where that went in the meantime */
async function countReply(tx: Tx, parent: string) {
  const counted = await tx
    .updateTable('posts')
    .set((where) => ({ comments: where('comments', '+', 1) }))
    .where('id', '=', parent)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  if (counted.length === 0) throw new Problem('post-deleted')
}

/** The pictures a draft names; `imageUrl` with `imageAlt` is the short form for one (§7). */
const imagesOf = ({ images = [], imageUrl, imageAlt }: Draft) =>
  images.length > 0 ? images : imageUrl ? [{ url: imageUrl, alt: imageAlt ?? '' }] : []

/** Writes the post and all that hangs on it, by whoever is its author. @throws Problem as `createPost` */
export async function insertPost(
  parts: InsertParts,
  unit: UnitOfWork,
  viewer: Pick<Viewer, 'id'>,
  draft: Draft,
  id: string,
  time: number,
) {
  const { canView, notifier } = parts
  const { tx, announce } = unit
  const replyToId = draft.replyToId?.toLowerCase() ?? null
  const quoteOfId = draft.quoteOfId?.toLowerCase() ?? null
  const parent = replyToId === null ? undefined : await canView(tx, viewer, replyToId)
  const quoted = quoteOfId === null ? undefined : await canView(tx, viewer, quoteOfId)
  if (quoted) refuseWiderCircle(viewer, quoted, 'quoted')
  // A reply would outlive what it answers: a story is answered with a message.
  if (parent?.isStory) throw new Problem('forbidden', { message: 'Stories are answered with a message.' })
  if (draft.type === 'story' && replyToId !== null)
    throw new Problem('invalid-input', { fields: { type: 'A reply cannot be a story.' } })
  const replyRule = storedRule(draft.replyRule)
  if (replyRule !== null && (parent || draft.type === 'story'))
    throw new Problem('invalid-input', {
      fields: { replyRule: 'Only the first post of a conversation says who can reply.' },
    })
  if (parent) await refuseReply(tx, viewer, parent.rootId)
  const attached = await findUploads(tx, viewer.id, {
    images: imagesOf(draft),
    videoUrl: draft.videoUrl ?? null,
    videoAlt: draft.videoAlt?.trim() ?? '',
  })
  // Found again by its address, as the server made it: what a client says of a page could be anything.
  const linked = draft.urlPreview ? await parts.previews.asMade(tx, draft.urlPreview.url) : undefined
  const words = await readWords(tx, draft.content.trim())
  // Labelled by the server's word; a sender can say it of more, never of less (behaviour, ground rules).
  const isGenerated =
    draft.isAiGenerated === true || attached.hasGenerated || (await wasWritten(tx, viewer.id, words.content))
  await tx
    .insertInto('posts')
    .values(
      barePost({
        id,
        author_id: viewer.id,
        content: words.content,
        created_at: time,
        reply_to_id: replyToId,
        root_id: parent?.rootId ?? null,
        reply_rule: replyRule,
        quote_of_id: quoteOfId,
        entities: JSON.stringify(words.entities),
        type: draft.type ?? null,
        content_warning: draft.contentWarning?.trim() || null,
        is_ai_generated: isGenerated ? 1 : 0,
        url_preview: linked ? JSON.stringify(linked.preview) : null,
        video: attached.video && JSON.stringify(attached.video),
        image_count: attached.pictures.length,
        has_poll: draft.pollData ? 1 : 0,
      }),
    )
    .execute()
  await attachFiles(tx, id, attached)
  if (linked?.image) await parts.previews.keep(tx, id, linked.image)
  if (draft.pollData) await insertPoll(tx, id, draft.pollData, time)
  await insertTags(tx, { id, authorId: viewer.id, type: draft.type ?? null, time }, words.tags)
  await insertMentions(tx, id, words.mentioned)
  await parts.searchIndex.putPost(tx, id)

  // Whoever is answered or quoted is told of that, and not a second time that they were mentioned.
  const told = new Set<string>()
  const tell = async (type: 'comment' | 'repost' | 'mention', recipientId: string) => {
    if (told.has(recipientId)) return
    told.add(recipientId)
    await notifier.tell(unit, { type, actorId: viewer.id, recipientId, postId: id, time })
  }
  if (parent) await tell('comment', parent.authorId)
  if (quoted) await tell('repost', quoted.authorId)
  for (const member of words.mentioned) await tell('mention', member)

  if (replyToId === null) announce({ kind: 'post-created', postId: id, authorId: viewer.id })
  else {
    // The parent's row is touched last, because everybody who answers it waits for it.
    await countReply(tx, replyToId)
    announce({ kind: 'reply-created', postId: id, replyToId, authorId: viewer.id })
    announce({ kind: 'post-changed', postId: replyToId })
  }
}

/**
 * Sees to it that there is a preview of the address that a draft wants one of: a script may send what it likes, and a draft may be older
 * than what is remembered of its page. Before the transaction, which waits for nobody's page.
 * @throws Problem `preview-unavailable` where the page has none
 */
async function lookAtPreview(
  { previews, database }: Pick<CreateParts, 'previews' | 'database'>,
  viewer: Viewer,
  { urlPreview }: Draft,
): Promise<void> {
  if (!urlPreview || (await previews.asMade(database.kysely, urlPreview.url))) return
  await previews.of(viewer.id, urlPreview.url)
}

/**
 * Publishes a post, all of it in one transaction: the row, its tags and mentions, poll, pictures and video, the parent's count,
 * notifications and the idempotency key. What was acknowledged is on the disk.
 * @param key the `Idempotency-Key` header: the same key with the same body makes one post, and answers it again
 * @throws Problem for a link without a preview that is asked for, a parent or quoted post that is not there for the author, a private author's post that is quoted, foreign uploads; `cannot-reply`
 */
export async function createPost(
  parts: CreateParts,
  viewer: Viewer,
  draft: Draft,
  key: string | undefined,
): Promise<Post> {
  const { canView, now, posts, write } = parts
  checkKey(key)
  await lookAtPreview(parts, viewer, draft)
  const post = await write(async (unit) => {
    const { tx } = unit
    const time = now()
    const id = newId(time)
    if (key !== undefined) {
      const { authorId: _, ...body } = draft
      const earlier = await repeated(tx, { userId: viewer.id, key, call: 'createPost', body, id, time })
      if (earlier !== undefined) {
        await canView(tx, viewer, earlier)
        return posts.one(tx, viewer, earlier)
      }
    }
    await insertPost(parts, unit, viewer, draft, id, time)
    if (draft.draftId !== undefined) await dropDraft(tx, viewer.id, draft.draftId.toLowerCase())
    return posts.one(tx, viewer, id)
  })
  if (!post) throw new Problem('post-not-found')
  return post
}
