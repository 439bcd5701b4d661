import type { MediaTable } from '@skein/domain/database/schema'
import type { Insertable } from 'kysely'
import type { Caller, TestServer } from './test-server.ts'

/** Puts a file into the store as an upload of `owner` that is not posted yet. @returns its address */
export async function storedUpload(
  { database, media }: TestServer,
  owner: Caller,
  name: string,
  more: Partial<Insertable<MediaTable>> = {},
): Promise<string> {
  await media.put(name, new Uint8Array([1, 2, 3]))
  const type = name.endsWith('.webm') ? 'video/webm' : 'image/webp'
  await database.kysely
    .insertInto('media')
    .values({
      name,
      owner_id: owner.user.id,
      post_id: null,
      purpose: 'upload',
      type,
      width: 640,
      height: 480,
      thumbhash: null,
      drawing: null,
      created_at: Date.now(),
      ...more,
    })
    .execute()
  return `/media/${name}`
}
