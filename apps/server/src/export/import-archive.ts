/**
 * Reads an archive back into a server that does not know the member: ids, times, files and all. It is a stranger's file: what it says of
 * others, and of how the member stands with them, is not believed, and nobody notices while it is read.
 */
import { profileTextsOf } from '@skein/contract'
import { eraseAccount } from '@skein/domain/account/erase'
import { nameInAddress } from '@skein/domain/media/media-name'
import { writeSettings } from '@skein/domain/settings/settings-store'
import { bareUser } from '@skein/domain/users/bare-user'
import { StartError } from '../config.ts'
import { createDecoders } from '../media/decoders.ts'
import { createKeeper } from '../uploads/keep-upload.ts'
import { createWorkQueue } from '../uploads/work-queue.ts'
import { readRows } from './archived-rows.ts'
import type { ArchivedRows } from './archived-rows.ts'
import { createFileKeeper } from './import-files.ts'
import { block, follow, mute } from './import-people.ts'
import { insertEdges, insertMarks, insertOwn, insertPosts } from './import-rows.ts'
import type { ImportParts, Making } from './import-rows.ts'
import { archiveBounds, openArchive } from './read-archive.ts'
import type { ArchiveBounds } from './read-archive.ts'

/** A member of whom only a part is here is erased after this time, should the import end with the machine. */
const halfKeptMs = 7 * 24 * 60 * 60 * 1000

export type Imported = {
  username: string
  posts: number
  files: number
  /** Files that are none of ours, too large, or not there. */
  refused: number
  /** Marks of posts and members that are not here for the member. */ skipped: number
}

/** Writes the member: hidden, and to be erased, until all of it is here. @throws StartError for somebody who is here already */
async function insertMember(
  { database, searchIndex, now }: ImportParts,
  { profile, settings }: ArchivedRows,
): Promise<void> {
  const { id, username, name, email } = profile
  const time = now()
  await database.transaction(async (tx) => {
    const known = await tx
      .selectFrom('users')
      .select('id')
      .where((where) =>
        where.or([
          where('id', '=', id),
          where('username', '=', username),
          ...(email === null ? [] : [where('email', '=', email)]),
        ]),
      )
      .executeTakeFirst()
    if (known !== undefined) throw new StartError(`@${username}, or somebody with the same address, is here already.`)
    await tx
      .insertInto('users')
      .values({
        ...bareUser({ id, username, name, time: Date.parse(profile.createdAt) }),
        ...profileTextsOf(profile),
        email,
        email_confirmed: 0,
        updated_at: time,
        deactivated_at: time,
        erase_at: time + halfKeptMs,
      })
      .execute()
    await writeSettings(tx, id, settings, time)
    await searchIndex.putUser(tx, { id, username, name })
  })
}

/** Shows the member to everybody, with their picture. */
async function show({ database, rows, files, memberId, now }: Making): Promise<void> {
  const avatar = rows.profile.avatar === null ? undefined : await files.picture(rows.profile.avatar)
  await database.transaction(async (tx) => {
    if (avatar !== undefined)
      await tx
        .updateTable('media')
        .set({ purpose: 'avatar' })
        .where('name', '=', nameInAddress(avatar) ?? '')
        .where('owner_id', '=', memberId)
        .execute()
    await tx
      .updateTable('users')
      .set({ avatar: avatar ?? null, deactivated_at: null, erase_at: null, updated_at: now() })
      .where('id', '=', memberId)
      .execute()
  })
}

/** Writes everything. @returns how much of it has nothing to hang on */
async function write(making: Making): Promise<number> {
  const { rows } = making
  let skipped = await insertPosts(making)
  skipped += await insertMarks(making, 'reposts', rows.reposts)
  skipped += await insertMarks(making, 'likes', rows.likes)
  skipped += await insertMarks(making, 'bookmarks', rows.bookmarks)
  skipped += await insertMarks(making, 'reactions', rows.reactions)
  skipped += await insertMarks(making, 'votes', rows.votes)
  skipped += await insertMarks(making, 'storiesSeen', rows.storiesSeen)
  skipped += await insertMarks(making, 'pinned', rows.pinned)
  skipped += await insertMarks(making, 'mutedThreads', rows.mutedThreads)
  // Whom they block they do not follow.
  skipped += await insertEdges(making, rows.blocked, block)
  skipped += await insertEdges(making, rows.following, follow)
  skipped += await insertEdges(making, rows.muted, mute)
  await insertOwn(making)
  await show(making)
  return skipped
}

/**
 * Imports an archive. The member is hidden until all of it is here; what fails on the way leaves nothing behind.
 * @param path of the zip
 * @throws StartError, with one sentence, where it is no archive, holds what it should not, or the member is here already
 */
export async function importArchive(
  parts: ImportParts,
  path: string,
  bounds: Partial<ArchiveBounds> = {},
): Promise<Imported> {
  const { database, folder, now } = parts
  const decoders = createDecoders({ width: 1 })
  const archive = await openArchive(path, { ...archiveBounds, ...bounds })
  try {
    const rows = await readRows(archive, now())
    const { id: memberId, username } = rows.profile
    await insertMember(parts, rows)
    const queues = { pictures: createWorkQueue(1), videos: createWorkQueue(1) }
    const keeper = createKeeper({ ...parts, decoders, queues })
    const files = createFileKeeper({ archive, keeper, folder, memberId })
    try {
      const skipped = await write({ ...parts, rows, files, memberId })
      return { username, posts: rows.posts.length, skipped, ...files.counts() }
    } catch (error) {
      await database.kysely.updateTable('users').set({ erase_at: now() }).where('id', '=', memberId).execute()
      await eraseAccount(parts, memberId, now())
      if (database.dialect.isDuplicate(error))
        throw new StartError('The archive names something twice, or something that is here already.')
      throw error
    }
  } finally {
    archive.close()
    decoders.close()
  }
}
