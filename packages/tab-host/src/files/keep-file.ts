import { limits } from '@skein/contract/limits'
import { Problem } from '@skein/domain/calls/problem'
import type { Database } from '@skein/domain/database/database'
import { newId } from '@skein/domain/database/ids'
import { bareMedia } from '@skein/domain/media/bare-media'
import { addressOf, posterName, sizeName } from '@skein/domain/media/media-name'
import type { Clock } from '@skein/domain/ports'
import type { Keeper, Owner } from '@skein/domain/uploads/arrivals'
import { dropUnposted, unpostedPicture } from '@skein/domain/uploads/unposted'
import type { FileReader, Picture, ReadFile } from './file-reader.ts'
import type { FileStore } from './file-store.ts'

type Parts = {
  database: Database
  files: FileStore
  /** What lies at a place of the arrivals. */
  arrived: (place: string) => Blob
  readFile: FileReader
  now: Clock
}

/** Keeps files that have arrived as they are read, with their rows. */
export function createKeeper({ database, files, arrived, readFile, now }: Parts) {
  async function readAs<Kind extends ReadFile['kind']>(kind: Kind, bytes: Blob) {
    const file = await readFile(bytes)
    const isKind = (read: ReadFile): read is Extract<ReadFile, { kind: Kind }> => read.kind === kind
    if (file === undefined || !isKind(file)) throw new Problem('unsupported-media')
    if (file.width * file.height > limits.upload.maxPixels) throw new Problem('media-too-large')
    return file
  }

  /** @param isGenerated whether the assistant made it */
  async function keepPicture(owner: Owner, picture: Picture, thumbhash: string | null, isGenerated: boolean) {
    const { bytes, width, height, copies } = picture
    const time = now()
    const id = newId(time)
    const name = `${id}.webp`
    const sizes = copies.map((copy) => ({ name: sizeName(id, copy.width), width: copy.width }))
    await files.put(name, bytes)
    for (const copy of copies) await files.put(sizeName(id, copy.width), copy.bytes)
    const size = copies.reduce((sum, copy) => sum + copy.bytes.size, bytes.size)
    const row = { name, owner_id: owner.id, type: 'image/webp', width, height, thumbhash, bytes: size }
    await database.kysely
      .insertInto('media')
      .values(bareMedia({ ...row, sizes: JSON.stringify(sizes), generated: Number(isGenerated), created_at: time }))
      .execute()
    const told = sizes.map((one) => ({ url: addressOf(one.name), width: one.width }))
    return { url: addressOf(name), width, height, sizes: told, thumbhash }
  }

  async function discard(ownerId: string, address: string): Promise<void> {
    for (const name of await dropUnposted(database, { ownerId, address })) await files.remove(name)
  }

  /** The still of a video: the picture given with it, or the one that was made of it. */
  async function stillFor(owner: Owner, given: Parameters<Keeper['video']>[2], made: Blob | null) {
    if (given && 'place' in given) return (await readAs('image', arrived(given.place))).bytes
    const own = given && (await unpostedPicture(database, { ownerId: owner.id, address: given.address }))
    return own ? ((await files.get(own.name)) ?? made) : made
  }

  const keeper: Keeper = {
    discard,
    ownsPicture: async ({ id }, address) => (await unpostedPicture(database, { ownerId: id, address })) !== undefined,
    async image(owner, place) {
      const picture = await readAs('image', arrived(place))
      return keepPicture(owner, picture, picture.thumbhash, false)
    },
    async video(owner, place, given) {
      const { bytes, width, height, duration, still: made } = await readAs('video', arrived(place))
      const still = await stillFor(owner, given, made)
      const time = now()
      const id = newId(time)
      const container = bytes.type === 'video/mp4' ? 'mp4' : 'webm'
      const name = `${id}.${container}`
      const poster = still && posterName(id)
      await files.put(name, bytes)
      if (poster) await files.put(poster, still)
      const row = { name, owner_id: owner.id, type: `video/${container}`, width, height, duration, poster }
      await database.kysely
        .insertInto('media')
        .values(bareMedia({ ...row, bytes: bytes.size + (still?.size ?? 0), created_at: time }))
        .execute()
      // The picture given for it now lives on as the still, and belongs to the video.
      if (given && 'address' in given) await discard(owner.id, given.address)
      return { url: addressOf(name), poster: poster && addressOf(poster), width, height, duration }
    },
  }
  return {
    ...keeper,
    /** Keeps a picture that the assistant made. */
    painted: (owner: Owner, picture: Picture) => keepPicture(owner, picture, null, true),
  }
}

export type TabKeeper = ReturnType<typeof createKeeper>
