import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { MediaFiles } from '../media/media-files.ts'

const hourMs = 60 * 60 * 1000

/** How long a preview that has expired may still become a post: a draft is finished within a week or was not meant. */
const draftsMs = 7 * 24 * hourMs

/** How long a picture stays although nothing names it: between its row and the preview's there is a moment. */
const graceMs = hourMs

/**
 * Forgets previews whose time is over, and removes the pictures that neither a preview nor a post shows any more.
 * @param now milliseconds since 1970
 * @returns how many pictures went
 */
export async function collectPreviews({ kysely }: Database, media: MediaFiles, now: number): Promise<number> {
  await kysely
    .deleteFrom('link_previews')
    .where('expires_at', '<', now)
    .where((where) => where.or([where('answer', 'is', null), where('expires_at', '<', now - draftsMs)]))
    .execute()
  const { rows } = await sql<{ name: string }>`
    delete from media where post_id is null and purpose = 'preview' and created_at < ${now - graceMs}
      and not exists (select 1 from link_previews l where l.image = media.name)
      and not exists (
        select 1 from post_previews x join posts p on p.id = x.post_id where x.image = media.name and p.deleted_at is null)
    returning name`.execute(kysely)
  for (const { name } of rows) await media.remove(name)
  return rows.length
}
