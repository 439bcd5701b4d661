/** Uploads of a member that were not posted yet, by their addresses. */
import type { Database } from '../database/database.ts'
import { filesOf, nameInAddress } from '../media/media-name.ts'

type Of = { ownerId: string; address: string }

/** The row of a picture that the member uploaded and did not post yet. */
export const unpostedPicture = ({ kysely }: Pick<Database, 'kysely'>, { ownerId, address }: Of) =>
  kysely
    .selectFrom('media')
    .select(['name', 'width', 'sizes', 'poster'])
    .where('name', '=', nameInAddress(address) ?? '')
    .where('owner_id', '=', ownerId)
    .where('post_id', 'is', null)
    .where('purpose', '=', 'upload')
    .where('type', '=', 'image/webp')
    .executeTakeFirst()

/**
 * Removes the row of an upload that was not posted.
 * @returns the names of its files, which nothing stands for any more
 */
export async function dropUnposted({ kysely }: Pick<Database, 'kysely'>, { ownerId, address }: Of): Promise<string[]> {
  const gone = await kysely
    .deleteFrom('media')
    .where('name', '=', nameInAddress(address) ?? '')
    .where('owner_id', '=', ownerId)
    .where('post_id', 'is', null)
    .where('purpose', '=', 'upload')
    .returning(['name', 'sizes', 'poster'])
    .execute()
  return gone.flatMap(filesOf)
}
