/** Drafts become posts: at once, or at the moment that their author chose. */
import type { DraftContent, DraftRefusal, Post } from '@skein/contract'
import { firstLinkOf } from '@skein/contract/text'
import type { Viewer } from '../auth/sessions.ts'
import { Problem } from '../calls/problem.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { EventBus } from '../events/event-bus.ts'
import { createWrite } from '../events/unit-of-work.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import { createNotifier } from '../notifications/notifier.ts'
import type { Clock } from '../ports.ts'
import { insertPost } from '../posts/create-post.ts'
import type { InsertParts } from '../posts/create-post.ts'
import type { PostReader } from '../posts/post-reader.ts'
import { keepPreview, previewAsMade } from '../previews/previews.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { createCanView } from '../visibility.ts'
import { isFinished, postsOf } from './draft-posts.ts'
import { contentIn } from './stored-draft.ts'

type Author = Pick<Viewer, 'id'>

/** What publishing takes. */
export type PublishingParts = InsertParts & { write: Write }

type Host = { database: Database; events: Pick<EventBus, 'publish'>; searchIndex: SearchIndex; now: Clock }

/** What publishing by the clock takes, over what a host brings. */
export const publishingParts = ({ database, events, searchIndex, now }: Host) => ({
  database,
  searchIndex,
  canView: createCanView(database, now),
  notifier: createNotifier(database),
  previews: { asMade: previewAsMade, keep: keepPreview },
  write: createWrite(database, events),
})

/**
 * Publishes what a draft is, each post an answer to the one before. The preview of a link is one that is known: nobody waits here for
 * a page.
 * @returns the id of the first post
 */
async function publish(
  parts: InsertParts,
  unit: UnitOfWork,
  author: Author,
  { content, time }: { content: DraftContent; time: number },
): Promise<string> {
  const ids: string[] = []
  for (const body of postsOf(content)) {
    const id = newId(time)
    const link = firstLinkOf(body.content)
    const linked = link === undefined ? undefined : await parts.previews.asMade(unit.tx, link)
    const post = { ...body, urlPreview: linked?.preview, replyToId: ids.at(-1) }
    await insertPost(parts, unit, author, post, id, time)
    ids.push(id)
  }
  const [first] = ids
  if (first === undefined) throw new Problem('post-blank')
  return first
}

/**
 * Publishes a draft at once; one transaction makes its posts and deletes it.
 * @returns the first post
 * @throws Problem `draft-not-found`, and as the call that publishes a post
 */
export async function publishDraft(
  parts: PublishingParts & { posts: Pick<PostReader, 'one'> },
  viewer: Viewer,
  id: string,
  time: number,
): Promise<Post> {
  const post = await parts.write(async (unit) => {
    const [row] = await unit.tx
      .deleteFrom('drafts')
      .where('id', '=', id)
      .where('user_id', '=', viewer.id)
      .returning('content')
      .execute()
    const content = row && contentIn(row.content)
    if (content === undefined) throw new Problem('draft-not-found')
    return parts.posts.one(unit.tx, viewer, await publish(parts, unit, viewer, { content, time }))
  })
  if (!post) throw new Problem('post-not-found')
  return post
}

/** A draft whose moment has come could not be published: its author is told of it. */
class Refused extends Error {
  override name = 'Refused'
  readonly why: DraftRefusal

  constructor(why: DraftRefusal) {
    super(why)
    this.why = why
  }
}

/**
 * Publishes one whose moment has come.
 * @returns whether it did: another server, or its author, may have been faster
 * @throws Refused where a rule stands against it, and nothing has changed
 */
const publishDueOne = ({ write, ...parts }: PublishingParts, id: string, now: number): Promise<boolean> =>
  write(async (unit) => {
    // Whoever deletes the row publishes it: of several at once, one gets it back.
    const [row] = await unit.tx
      .deleteFrom('drafts')
      .where('id', '=', id)
      .where('scheduled_for', '<=', now)
      .returning(['user_id', 'content'])
      .execute()
    if (row === undefined) return false
    const author = await unit.tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', row.user_id)
      .where('deactivated_at', 'is', null)
      .executeTakeFirst()
    if (author === undefined) throw new Refused('closed')
    const content = contentIn(row.content)
    if (content === undefined || !isFinished(content)) throw new Refused('unfinished')
    try {
      await publish(parts, unit, author, { content, time: now })
    } catch (error) {
      // Its words are a post: what else could be refused are its uploads.
      throw error instanceof Problem ? new Refused('files') : error
    }
    return true
  })

/** Scheduled drafts that are looked at in one run. */
const batch = 200

/**
 * Publishes the scheduled drafts whose moment has come, the earliest first, also those whose moment came while nobody ran this. What a
 * rule refuses is a draft again, which says why; one that fails otherwise holds up no other, and is tried again by the next run.
 * Run it every minute.
 * @param now milliseconds since 1970
 * @returns how many were published
 * @throws the first failure, after all others were tried
 */
export async function publishDue(
  parts: PublishingParts & { database: Pick<Database, 'kysely'> },
  now: number,
): Promise<number> {
  const { kysely } = parts.database
  const due = await kysely
    .selectFrom('drafts')
    .select('id')
    .where('scheduled_for', '<=', now)
    .orderBy('scheduled_for')
    .limit(batch)
    .execute()
  let published = 0
  const failures: unknown[] = []
  for (const { id } of due) {
    try {
      if (await publishDueOne(parts, id, now)) published += 1
    } catch (error) {
      if (!(error instanceof Refused)) failures.push(error)
      else
        await kysely
          .updateTable('drafts')
          .set({ scheduled_for: null, refusal: error.why })
          .where('id', '=', id)
          .where('scheduled_for', '<=', now)
          .execute()
    }
  }
  if (failures.length > 0) throw failures[0]
  return published
}
