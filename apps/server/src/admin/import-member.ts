import { limits } from '@skein/contract'
import { newMailToken } from '@skein/domain/account/mail-tokens'
import { ensureAssistant } from '@skein/domain/assistant-identity'
import type { Database } from '@skein/domain/database/database'
import { createSearchIndex } from '@skein/domain/search/search-index'
import type { Config } from '../config.ts'
import { importArchive } from '../export/import-archive.ts'
import { openMediaStore } from '../media/open-store.ts'
import { arrivingFolder } from '../uploads/uploads.ts'
import type { Say } from './say.ts'

/** Restores a member from their own archive, and says the link by which they set a password. */
export async function importMember(database: Database, config: Config, path: string, say: Say): Promise<void> {
  const now = Date.now()
  const assistant = await ensureAssistant(database, now)
  const searchIndex = createSearchIndex(database, assistant.username)
  await searchIndex.catchUp()
  const media = await openMediaStore(config)
  const folder = arrivingFolder(config.dataDir)
  const done = await importArchive({ database, media, searchIndex, folder, now: Date.now }, path)
  say(`@${done.username} is back: ${done.posts} posts, ${done.files} files.`)
  if (done.refused > 0) say(`${done.refused} files could not be kept: missing, too large, or no picture or video.`)
  if (done.skipped > 0) say(`${done.skipped} marks of posts and members that are not on this server were left out.`)
  const member = await database.kysely
    .selectFrom('users')
    .select(['id', 'email'])
    .where('username', '=', done.username)
    .executeTakeFirstOrThrow()
  // The archive holds no password: its owner sets one by this link.
  const token = await newMailToken(database.kysely, 'reset', {
    userId: member.id,
    email: member.email ?? '',
    now,
    lifetimeMs: limits.signIn.confirmDays * 24 * 60 * 60_000,
  })
  say(`To set a password: ${config.publicUrl ?? `http://localhost:${config.port}`}/auth?view=reset#${token}`)
}
