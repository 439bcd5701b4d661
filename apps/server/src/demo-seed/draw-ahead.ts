import type { Database } from '@skein/domain/database/database'
import type { MediaStore } from '../media/media-store.ts'
import { drawDemo } from './draw-demo.ts'

/**
 * Draws the demo's pictures that nobody has asked for yet, one after the other and the newest first, so that the first visitor rarely
 * waits for one.
 * @param stopped ends the work early
 */
export async function drawAhead(database: Database, media: MediaStore, stopped: () => boolean): Promise<void> {
  const waiting = await database.kysely
    .selectFrom('media')
    .select(['name', 'drawing'])
    .where('drawing', 'is not', null)
    .orderBy((order) => order.case().when('purpose', '=', 'avatar').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .execute()
  for (const { name, drawing } of waiting) {
    if (stopped()) return
    if (drawing !== null && (await media.size(name)) === undefined) await media.put(name, await drawDemo(drawing, name))
  }
}
