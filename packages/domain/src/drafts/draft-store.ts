/** Drafts of members, as rows: nobody but who wrote one sees it, changes it or deletes it. */
import { limits } from '@skein/contract'
import type { Draft, DraftContent, DraftRefusal } from '@skein/contract'
import { Id } from '@skein/contract/schemas'
import type { Transaction } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import { Problem } from '../calls/problem.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { Tables } from '../database/schema.ts'
import type { Executor } from '../database/statements.ts'
import { nameInAddress } from '../media/media-name.ts'
import { checkKey, repeated } from '../posts/idempotency.ts'
import { findUploads } from '../posts/post-media.ts'
import { isFinished, postsOf } from './draft-posts.ts'
import { contentIn } from './stored-draft.ts'

type Tx = Transaction<Tables>

/** A draft's id out of a path: what is no id names no draft. @throws Problem `draft-not-found` */
export function draftId(id: string): string {
  if (!Id.safeParse(id).success) throw new Problem('draft-not-found')
  return id.toLowerCase()
}

type Row = { id: string; content: string; saved_at: number; scheduled_for: number | null; refusal: DraftRefusal | null }

const columns = ['id', 'content', 'saved_at', 'scheduled_for', 'refusal'] as const

/** Drafts with those of their files that are still there and not posted; one that cannot be read is left out. */
async function draftsFrom(executor: Executor, rows: readonly Row[]): Promise<Draft[]> {
  if (rows.length === 0) return []
  const files = await executor
    .selectFrom('draft_files')
    .innerJoin('media', 'media.name', 'draft_files.media')
    .select(['draft_id', 'media.name', 'media.generated'])
    .where(
      'draft_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('media.post_id', 'is', null)
    .execute()
  const known = new Map(files.map(({ draft_id: draft, name, generated }) => [`${draft} ${name}`, generated === 1]))
  return rows.flatMap(({ id, content, saved_at: savedAt, scheduled_for: time, refusal }) => {
    const stored = contentIn(content)
    if (stored === undefined) return []
    const media = stored.media.flatMap((item) => {
      const isGenerated = known.get(`${id} ${nameInAddress(item.url) ?? ''}`)
      return isGenerated === undefined ? [] : [{ ...item, isGenerated }]
    })
    const scheduledFor = time === null ? null : new Date(time).toISOString()
    return [{ ...stored, id, media, savedAt: new Date(savedAt).toISOString(), scheduledFor, refusal }]
  })
}

/** What the viewer keeps, the last saved first. */
export async function listDrafts({ kysely }: Pick<Database, 'kysely'>, viewer: Pick<Viewer, 'id'>): Promise<Draft[]> {
  const rows = await kysely
    .selectFrom('drafts')
    .select(columns)
    .where('user_id', '=', viewer.id)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return draftsFrom(kysely, rows)
}

/** A draft of the viewer's. @throws Problem `draft-not-found` */
export async function findDraft(executor: Executor, viewer: Viewer, id: string): Promise<Draft> {
  const rows = await executor
    .selectFrom('drafts')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .execute()
  const [draft] = await draftsFrom(executor, rows)
  if (draft === undefined) throw new Problem('draft-not-found')
  return draft
}

/** The uploads that a draft names. @throws Problem `invalid-input` for what is no upload of the member, or is posted already */
const uploadsOf = (tx: Tx, userId: string, { media }: DraftContent) =>
  findUploads(tx, userId, {
    images: media.filter(({ kind }) => kind === 'image'),
    videoUrl: media.find(({ kind }) => kind === 'video')?.url ?? null,
  })

/** Notes which uploads the draft holds. @throws as `uploadsOf` */
async function holdFiles(tx: Tx, userId: string, id: string, content: DraftContent): Promise<void> {
  const { files } = await uploadsOf(tx, userId, content)
  await tx.deleteFrom('draft_files').where('draft_id', '=', id).execute()
  if (files.length === 0) return
  await tx
    .insertInto('draft_files')
    .values(files.map((name) => ({ draft_id: id, media: name })))
    .execute()
}

type NewDraft = { id: string; userId: string; content: DraftContent; createdAt: number; savedAt: number }

/** Writes a draft with what it holds. @throws Problem `invalid-input` for files that are not there */
export async function writeDraft(tx: Tx, { id, userId, content, createdAt, savedAt }: NewDraft): Promise<void> {
  await tx
    .insertInto('drafts')
    .values({ id, user_id: userId, content: JSON.stringify(content), created_at: createdAt, saved_at: savedAt })
    .execute()
  await holdFiles(tx, userId, id, content)
}

/**
 * Keeps a draft.
 * @param key the `Idempotency-Key` header: the same key with the same body keeps one draft
 * @throws Problem `quota-reached`; `invalid-input` for files that are not there
 */
export async function createDraft(
  database: Database,
  viewer: Viewer,
  content: DraftContent,
  { key, now }: { key: string | undefined; now: number },
): Promise<Draft> {
  checkKey(key)
  return database.transaction(async (tx) => {
    const id = newId(now)
    if (key !== undefined) {
      const request = { userId: viewer.id, key, call: 'createDraft', body: content, id, time: now }
      const earlier = await repeated(tx, request)
      if (earlier !== undefined) return findDraft(tx, viewer, earlier)
    }
    const { count } = await tx
      .selectFrom('drafts')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('user_id', '=', viewer.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= limits.drafts.max)
      throw new Problem('quota-reached', {
        message: `You can keep up to ${limits.drafts.max} drafts. Delete one to make room.`,
      })
    await writeDraft(tx, { id, userId: viewer.id, content, createdAt: now, savedAt: now })
    return findDraft(tx, viewer, id)
  })
}

/**
 * Changes a draft, as a whole. One that is scheduled is so no more if it cannot be posted as it is now, and says so.
 * @throws Problem `draft-not-found`; `invalid-input` for files that are not there
 */
export async function changeDraft(
  database: Database,
  viewer: Viewer,
  id: string,
  { content, now }: { content: DraftContent; now: number },
): Promise<Draft> {
  return database.transaction(async (tx) => {
    const [changed] = await tx
      .updateTable('drafts')
      .set({ content: JSON.stringify(content), saved_at: now, refusal: null })
      .where('id', '=', id)
      .where('user_id', '=', viewer.id)
      .returning('scheduled_for')
      .execute()
    if (changed === undefined) throw new Problem('draft-not-found')
    if (changed.scheduled_for !== null && !isFinished(content))
      await tx.updateTable('drafts').set({ scheduled_for: null, refusal: 'unfinished' }).where('id', '=', id).execute()
    await holdFiles(tx, viewer.id, id, content)
    return findDraft(tx, viewer, id)
  })
}

/** @throws Problem `draft-not-found`, and where the draft could not be posted as it is, with all of its files */
export async function refuseUnfinished(tx: Tx, userId: string, id: string): Promise<void> {
  const row = await tx
    .selectFrom('drafts')
    .select('content')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const content = row && contentIn(row.content)
  if (content === undefined) throw new Problem('draft-not-found')
  postsOf(content)
  await uploadsOf(tx, userId, content)
}

/** Deletes a draft. Safe to repeat. Its files go with the next collection, as any upload that is not posted. */
export async function dropDraft(executor: Executor, userId: string, id: string): Promise<void> {
  await executor.deleteFrom('drafts').where('id', '=', id).where('user_id', '=', userId).execute()
}
