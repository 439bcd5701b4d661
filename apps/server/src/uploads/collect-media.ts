/**
 * Removes files that nobody needs any more. Rows go first and files after them: what is interrupted leaves files without a row, which
 * the next round finds. What is not posted stays for `limits.upload.keptHours`, so that nothing is taken from under what is being written,
 * and what a draft holds as long as the draft; what belonged to a deleted post goes at once.
 */
import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@skein/contract/limits'
import type { Database } from '@skein/domain/database/database'
import { filesOf, rowNames } from '@skein/domain/media/media-name'
import type { FileFamily } from '@skein/domain/media/media-name'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { MediaStore, StoredFile } from '../media/media-store.ts'

const hourMs = 60 * 60 * 1000

/** Names asked about in one statement. */
const batch = 500

/** What was removed, by reason; `lost` are files of posts that the store does not have, which are only told. */
export type Collected = {
  unposted: number
  unfinished: number
  ofDeletedPosts: number
  withoutRow: number
  withoutFile: number
  lost: number
}

type Parts = {
  database: Database
  media: MediaStore
  /** Folder of what is arriving. */
  folder: string
}

/** What removes rows of posts and messages that are gone (`on delete set null` leaves them alone), one statement for each index. */
export const deletionsOf = (before: number): RawBuilder<FileFamily>[] =>
  [
    sql`purpose = 'message' and message_id is null and created_at < ${before}`,
    sql`purpose = 'post' and post_id is null and created_at < ${before}`,
    sql`purpose = 'post' and post_id in (select p.id from posts p where p.deleted_at is not null)`,
  ].map((gone) => sql<FileFamily>`delete from media where ${gone} returning name, sizes, poster`)

/** Rows of uploads that were not posted in time, and of posts and messages that are gone. */
async function takeRows(
  { database: { kysely } }: Parts,
  before: number,
): Promise<{ unposted: FileFamily[]; ofDeletedPosts: FileFamily[] }> {
  // Whether a file was posted meanwhile is asked in the statement that removes it.
  const unposted = await sql<FileFamily>`
    delete from media where post_id is null and purpose = 'upload' and created_at < ${before}
      and not exists (select 1 from draft_files d where d.media = media.name)
    returning name, sizes, poster`.execute(kysely)
  const ofDeletedPosts: FileFamily[] = []
  for (const deletion of deletionsOf(before)) ofDeletedPosts.push(...(await deletion.execute(kysely)).rows)
  return { unposted: unposted.rows, ofDeletedPosts }
}

const keptSince = (now: number) => now - limits.upload.keptHours * hourMs

/** Whatever arrived in a folder and was left behind: each process has its own, also where rows and store are shared. */
export async function dropLeftParts(folder: string, now: number): Promise<void> {
  const before = keptSince(now)
  const files = await readdir(folder).catch(() => [])
  for (const file of files) {
    const path = join(folder, file)
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    )
    if (changedAt < before) await unlink(path).catch(() => {})
  }
}

/** Names in groups, each for one statement. */
async function* batches(files: AsyncIterable<StoredFile>, before: number): AsyncGenerator<string[]> {
  let names: string[] = []
  for await (const { name, changedAt } of files) {
    if (changedAt >= before) continue
    names.push(name)
    if (names.length < batch) continue
    yield names
    names = []
  }
  if (names.length > 0) yield names
}

/** Files of the store that no row stands for. */
async function removeOrphans(
  { database: { kysely }, media }: Parts,
  before: number,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0
  for await (const names of batches(media.list(), before)) {
    signal?.throwIfAborted()
    const rows = await kysely
      .selectFrom('media')
      .select(['name', 'sizes', 'poster'])
      .where('name', 'in', names.flatMap(rowNames))
      .execute()
    const known = new Set(rows.flatMap(filesOf))
    for (const name of names) {
      if (known.has(name)) continue
      await media.remove(name)
      removed += 1
    }
  }
  return removed
}

/** Which of these files the store does not have. */
async function missing(media: MediaStore, names: string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of names) if ((await media.size(name)) === undefined) found.push(name)
  return found
}

type Waiting = { name: string; created_at: number }

/** Some uploads that were not posted and are older than `before`, the oldest first. @param after the last of the ones before */
export const waitingUploads = (after: Waiting, before: number): RawBuilder<Waiting> => sql<Waiting>`
  select name, created_at from media
  where post_id is null and purpose = 'upload' and created_at < ${before}
    and (created_at, name) > (cast(${after.created_at} as bigint), ${after.name})
  order by created_at, name limit ${batch}`

/** Removes rows of uploads whose file is not there, so that no post can be made of them; some at a time. */
async function removeHollowRows({ database: { kysely }, media }: Parts, now: number): Promise<number> {
  let removed = 0
  // Along the index of what is not posted: a walk by name would pass everything that is.
  for (let after: Waiting | undefined = { name: '', created_at: 0 }; after !== undefined;) {
    const { rows } = await waitingUploads(after, now - hourMs).execute(kysely)
    const names = rows.map(({ name }) => name)
    after = rows.length < batch ? undefined : rows.at(-1)
    const hollow = await missing(media, names)
    if (hollow.length === 0) continue
    const { numDeletedRows } = await kysely
      .deleteFrom('media')
      .where('name', 'in', hollow)
      .where('post_id', 'is', null)
      .where('purpose', '=', 'upload')
      .executeTakeFirst()
    removed += Number(numDeletedRows)
  }
  return removed
}

/**
 * Removes files, rows and arriving parts that have had their time.
 * @param now milliseconds since 1970
 * @param signal ends it early
 */
export type MediaCollector = (now: number, signal?: AbortSignal) => Promise<Collected>

/** Makes the collector. */
export function createMediaCollector(parts: Parts): MediaCollector {
  const { database, media } = parts
  let lastChecked = ''

  /**
   * Counts files of posts that the store does not have, some hundred at each round. Their rows stay: a disk that is not mounted must
   * not cost anybody their pictures. A picture with a drawing needs no file: it is drawn when it is asked for.
   */
  async function countLost(): Promise<number> {
    const rows = await database.kysely
      .selectFrom('media')
      .select('name')
      .where('purpose', '=', 'post')
      .where('post_id', 'is not', null)
      .where('drawing', 'is', null)
      .where('name', '>', lastChecked)
      .orderBy('name')
      .limit(batch)
      .execute()
    const names = rows.map(({ name }) => name)
    lastChecked = names.length < batch ? '' : (names.at(-1) ?? '')
    return (await missing(media, names)).length
  }

  return async (now, signal) => {
    const before = keptSince(now)
    const withoutFile = await removeHollowRows(parts, now)
    const { unposted, ofDeletedPosts } = await takeRows(parts, before)
    for (const name of [...unposted, ...ofDeletedPosts].flatMap(filesOf)) await media.remove(name)
    // Announced uploads that nobody went on with.
    const unfinished = await database.kysely
      .deleteFrom('uploads')
      .where('updated_at', '<', before)
      .returning('id')
      .execute()
    await dropLeftParts(parts.folder, now)
    const withoutRow = await removeOrphans(parts, before, signal)
    await media.dropUnfinished(before)
    return {
      unposted: unposted.length,
      unfinished: unfinished.length,
      ofDeletedPosts: ofDeletedPosts.length,
      withoutRow,
      withoutFile,
      lost: await countLost(),
    }
  }
}
