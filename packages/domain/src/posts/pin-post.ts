import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import type { Write } from '../events/unit-of-work.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import type { CanView } from '../visibility.ts'
import { ownPost } from './own-post.ts'

type PinParts = { database: Database; canView: CanView; write: Write; now: Clock }

/**
 * Shows an own post first on the profile, in the place of the one before. Safe to repeat.
 * @throws Problem `forbidden` for a foreign post or a story, `post-deleted`, `post-not-found`
 */
export async function pinPost({ canView, write, now }: PinParts, viewer: Viewer, id: string): Promise<void> {
  await write(async ({ tx }) => {
    const post = await ownPost(tx, canView, viewer, id, { lock: true })
    if (post.deleted_at !== null) throw new Problem('post-deleted')
    if (post.type === 'story') throw new Problem('forbidden', { message: 'A story is gone in a day.' })
    await sql`insert into pinned_posts (user_id, post_id, created_at) values (${viewer.id}, ${id}, ${now()})
      on conflict (user_id) do update set post_id = excluded.post_id, created_at = excluded.created_at`.execute(tx)
  })
}

/** Takes the post from the head of the profile, if it stands there. Safe to repeat. */
export async function unpinPost({ database }: PinParts, viewer: Viewer, id: string): Promise<void> {
  await database.kysely.deleteFrom('pinned_posts').where('user_id', '=', viewer.id).where('post_id', '=', id).execute()
}
