import { profileTextsOf } from '@skein/contract'
import type { CurrentUser } from '@skein/contract'
import type { CallContext } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import { addressOf, nameInAddress } from '../media/media-name.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import type { Clock } from '../ports.ts'
import type { SearchIndex } from '../search/search-index.ts'

type Needs = { write: Write; searchIndex: SearchIndex; now: Clock }
type Context = CallContext<'updateUser', Needs>

/**
 * Makes an upload of the member's own the picture that everybody sees, and lets the one before go: the collector takes it a day later.
 * @returns the address to keep
 * @throws Problem `invalid-input` where the address is no picture that they uploaded and have not posted
 */
async function changeAvatar(
  { tx }: UnitOfWork,
  { viewer, now }: Context,
  address: string | null,
): Promise<string | null> {
  const before = nameInAddress(viewer.user.avatar)
  const name = nameInAddress(address)
  if (address !== null && name === before && name !== undefined) return address
  if (address !== null) {
    const taken = await tx
      .updateTable('media')
      .set({ purpose: 'avatar' })
      .where('name', '=', name ?? '')
      .where('owner_id', '=', viewer.id)
      .where('post_id', 'is', null)
      .where('purpose', '=', 'upload')
      .where('type', 'like', 'image/%')
      .returning('name')
      .executeTakeFirst()
    if (!taken) throw new Problem('invalid-input', { fields: { avatar: 'Upload the picture first.' } })
  }
  if (before !== undefined) {
    await tx
      .updateTable('media')
      .set({ purpose: 'upload', created_at: now() })
      .where('name', '=', before)
      .where('owner_id', '=', viewer.id)
      .where('purpose', '=', 'avatar')
      .execute()
  }
  return name === undefined ? null : addressOf(name)
}

/** Nobody changes anybody else's profile. @throws Problem `forbidden` */
export function admitOwner({ viewer, params }: Pick<Context, 'viewer' | 'params'>): void {
  if (params.id.toLowerCase() !== viewer.id) throw new Problem('forbidden')
}

/**
 * Changes the member's own profile: name, bio, location, website, picture; what is left out stays (specification §7).
 */
export const updateUser = (context: Context): Promise<CurrentUser> => {
  const { viewer, body, write, searchIndex, now } = context
  return write(async (unit) => {
    const { avatar, ...texts } = body
    const changes = {
      ...texts,
      ...(avatar === undefined ? {} : { avatar: await changeAvatar(unit, context, avatar) }),
    }
    const time = now()
    const row = await unit.tx
      .updateTable('users')
      .set({ ...changes, updated_at: time })
      .where('id', '=', viewer.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (body.name !== undefined && body.name !== viewer.user.name) await searchIndex.putUser(unit.tx, row)
    const { name, avatar: picture } = row
    return {
      ...viewer.user,
      ...profileTextsOf(row),
      name,
      avatar: picture,
      updatedAt: new Date(time).toISOString(),
    }
  })
}
