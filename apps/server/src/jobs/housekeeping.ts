import type { Database } from '@skein/domain/database/database'
import type { Log } from '@skein/domain/ports'
import { tidyAssistant } from '../assistant/uses.ts'
import type { MediaCollector } from '../uploads/collect-media.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How long an idempotency key is remembered: a client that repeats a request does so within minutes. */
const keysKeptMs = 2 * dayMs

/** Removes what has had its time: sessions, links and limits that ended, keys nobody will send again. @param now milliseconds since 1970 */
export async function cleanUp(database: Database, now: number): Promise<void> {
  const { kysely } = database
  await kysely.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await kysely
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - keysKeptMs)
    .execute()
  await kysely.deleteFrom('mail_tokens').where('expires_at', '<', now).execute()
  await kysely.deleteFrom('sign_in_steps').where('expires_at', '<', now).execute()
  await kysely.deleteFrom('attempts').where('ends_at', '<=', now).execute()
  await tidyAssistant(database, now)
}

/**
 * Removes files that nobody needs, and tells of files of posts that are missing.
 * @param now milliseconds since 1970
 * @param signal ends it early
 */
export async function tidyMedia(
  collect: MediaCollector,
  log: Pick<Log, 'info' | 'warn'>,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const { lost, ...removed } = await collect(now, signal)
  if (Object.values(removed).some((count) => count > 0)) log.info(removed, 'media files removed')
  if (lost > 0) log.warn({ files: lost }, 'files of posts are missing in the media store')
}
