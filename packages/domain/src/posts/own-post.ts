import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { UnitOfWork } from '../events/unit-of-work.ts'
import { Problem } from '../calls/problem.ts'
import type { CanView } from '../visibility.ts'

type OwnPost = {
  content: string
  entities: string | null
  content_warning: string | null
  created_at: number
  edited_at: number | null
  deleted_at: number | null
  reply_to_id: string | null
  type: string | null
}

/**
 * The member's own post, for changing it. An AI-generated post belongs to the member who posted it (§6). It may be deleted already.
 * @param lock whether nobody else can change it until the transaction ends
 * @throws Problem `forbidden` for somebody else's, and what `canView` throws where there is nothing to see
 */
export async function ownPost(
  tx: UnitOfWork['tx'],
  canView: CanView,
  viewer: Viewer,
  id: string,
  { lock = false } = {},
): Promise<OwnPost> {
  const columns = sql`content, entities, content_warning, created_at, edited_at, deleted_at, reply_to_id, type`
  const own = sql`id = ${id} and author_id = ${viewer.id} and repost_of_id is null`
  // An update that changes nothing locks the row on both engines.
  const { rows } = await (
    lock
      ? sql<OwnPost>`update posts set author_id = author_id where ${own} returning ${columns}`
      : sql<OwnPost>`select ${columns} from posts where ${own}`
  ).execute(tx)
  const [row] = rows
  if (row) return row
  await canView(tx, viewer, id)
  throw new Problem('forbidden', { message: 'Only the member who posted this can change or delete it.' })
}
