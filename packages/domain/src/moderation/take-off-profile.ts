import { noProfileTexts } from '@skein/contract'
import type { ProfilePart } from '@skein/contract'
import type { Selectable } from 'kysely'
import type { UsersTable } from '../database/schema.ts'
import type { UnitOfWork } from '../events/unit-of-work.ts'
import { nameInAddress } from '../media/media-name.ts'
import type { Clock } from '../ports.ts'
import type { SearchIndex } from '../search/search-index.ts'

/**
 * Takes parts off a profile. A picture is nobody else's to see from then on and not its owner's to take up again, and the next
 * collection of files removes it: it looks like one of a post that is gone, since long ago.
 * @returns the parts that there were
 */
export async function takeOffProfile(
  { searchIndex, now }: { searchIndex: SearchIndex; now: Clock },
  { tx }: UnitOfWork,
  member: Selectable<UsersTable>,
  parts: readonly ProfilePart[],
): Promise<ProfilePart[]> {
  const { id, username } = member
  const without = { ...noProfileTexts, avatar: null, name: username }
  const there = [...new Set(parts)].filter((part) => member[part] !== without[part])
  if (there.length === 0) return there
  await tx
    .updateTable('users')
    .set({ ...Object.fromEntries(there.map((part) => [part, without[part]])), updated_at: now() })
    .where('id', '=', id)
    .execute()
  if (there.includes('name')) await searchIndex.putUser(tx, { id, username, name: username })
  const file = there.includes('avatar') ? nameInAddress(member.avatar) : undefined
  if (file !== undefined)
    await tx
      .updateTable('media')
      .set({ purpose: 'post', post_id: null, created_at: 0 })
      .where('name', '=', file)
      .where('owner_id', '=', id)
      .where('purpose', '=', 'avatar')
      .execute()
  return there
}
