import { calls } from '@skein/contract/calls'
import type { SuggestedUser } from '@skein/contract'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import type { CallCounts } from '../calls/call-limits.ts'
import { suggestedFrom } from '../users/suggested-user.ts'
import type { SuggestedRow } from '../users/suggested-user.ts'
import { notBlocked } from '../visibility.ts'

/**
 * The member with exactly this address, where they want to be found by it and no block stands between: one or none.
 * @throws Problem `too-many-requests`: addresses are not to be tried in bulk
 */
export async function findByEmail(
  { database, counts }: { database: Database; counts: CallCounts },
  viewer: Viewer,
  email: string,
): Promise<SuggestedUser[]> {
  counts.take('lookUps', viewer.id)
  const { rows } = await sql<SuggestedRow>`
    select u.id, u.username, u.name, u.avatar, u.verified,
      (select f.state from follows f where f.follower_id = ${viewer.id} and f.followee_id = u.id) as follow
    from users u where u.email = ${email} and u.discoverable = 1 and u.email_confirmed = 1 and u.kind = 'person'
      and u.deactivated_at is null and ${notBlocked(sql`${viewer.id}`)}`.execute(database.kysely)
  return rows.map(suggestedFrom)
}

/** The address a search text is, or nothing: only a whole one is looked for. */
export function addressIn(text: string): string | undefined {
  const { success, data } = calls.lookUpUser.body.safeParse({ email: text })
  return success ? data.email : undefined
}
