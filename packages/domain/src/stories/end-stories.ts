import type { Database } from '../database/database.ts'
import { createWrite } from '../events/unit-of-work.ts'
import type { EventBus } from '../events/event-bus.ts'
import { eraseContent } from '../posts/delete-post.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { storyMs } from '../visibility.ts'

/** Stories that are ended in one round. */
const batch = 200

type Parts = { database: Database; events: EventBus; searchIndex: SearchIndex }

/**
 * Deletes the stories whose time is over, each in a transaction of its own; the next collection of files takes their pictures and videos.
 * Nobody sees them from the moment they are over (visibility.ts): this is what makes it last.
 * @param now milliseconds since 1970
 * @returns how many were ended
 */
export async function endStories({ database, events, searchIndex }: Parts, now: number): Promise<number> {
  const write = createWrite(database, events)
  const over = await database.kysely
    .selectFrom('posts')
    .select('id')
    .where('type', '=', 'story')
    .where('deleted_at', 'is', null)
    .where('created_at', '<=', now - storyMs)
    .orderBy('created_at')
    .limit(batch)
    .execute()
  for (const { id } of over) await write((unit) => eraseContent({ now: () => now, searchIndex }, unit, id))
  return over.length
}
