/** Turns a file that has arrived into a file of the store with its row, and answers what the contract says. */
import { randomUUID } from 'node:crypto'
import { readFile, stat, unlink } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import type { UploadedImage } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { Problem } from '@skein/domain/calls/problem'
import type { Database } from '@skein/domain/database/database'
import { newId } from '@skein/domain/database/ids'
import { storedJson } from '@skein/domain/database/stored'
import { bareMedia } from '@skein/domain/media/bare-media'
import { StoredSizes, addressOf, posterName, sizeName } from '@skein/domain/media/media-name'
import type { Keeper, Owner } from '@skein/domain/uploads/arrivals'
import { dropUnposted, unpostedPicture } from '@skein/domain/uploads/unposted'
import type { MachineMade } from '../media/made-by.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { Copy } from '../media/decoder-tasks.ts'
import type { Decoders } from '../media/decoders.ts'
import type { VideoFacts } from '../media/rewrite-video.ts'
import type { WorkQueue } from './work-queue.ts'

/** What a server does beyond the port: it sees what the assistant made, and reads pictures back. */
export type UploadKeeper = Omit<Keeper, 'image'> & {
  /**
   * @param made by a machine: the post that shows it will say so, as for a file that says it of itself
   * @throws Problem `unsupported-media`, `media-unreadable` or `media-too-large`
   */
  image: (owner: Owner, path: string, made?: MachineMade) => Promise<UploadedImage>
  /**
   * The bytes of such a picture, in its widest copy that is no wider than `width` pixels.
   * @returns nothing where the member has none at this address: not another's, not one of a post or a message, not a video
   */
  pictureBytes: (owner: Owner, address: string, width: number) => Promise<Uint8Array | undefined>
}

type Parts = {
  database: Database
  media: MediaStore
  folder: string
  decoders: Decoders
  queues: { pictures: WorkQueue; videos: WorkQueue }
  now: () => number
}

/** A still needs no more than this many pixels in width. */
const posterWidth = 1280

/** Makes the keeper. The work goes through queues, so that a crowd of uploads cannot take the machine, nor videos the turn of pictures. */
export function createKeeper({ database, media, folder, decoders, queues, now }: Parts): UploadKeeper {
  /** Puts files and then writes their row; when that fails, none of them stays. */
  async function keep<T>(names: string[], work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      await Promise.all(names.map((name) => media.remove(name)))
      throw error
    }
  }

  async function readOwn(ownerId: string, address: string, widest: number): Promise<Uint8Array | undefined> {
    const row = await unpostedPicture(database, { ownerId, address })
    if (row === undefined) return undefined
    const copies = storedJson(StoredSizes, row.sizes) ?? []
    const fitting = [...copies, { name: row.name, width: row.width }].filter(({ width }) => width <= widest)
    return buffer(await media.read(fitting.at(-1)?.name ?? copies.at(-1)?.name ?? row.name))
  }

  async function discard(ownerId: string, address: string): Promise<void> {
    for (const name of await dropUnposted(database, { ownerId, address })) await media.remove(name)
  }

  /** The still of a video: the picture given with it, or one made from the video where that takes no decoder of our own. */
  async function posterFor(
    viewer: Owner,
    facts: VideoFacts,
    given: { address: string } | { place: string } | undefined,
  ): Promise<Uint8Array | undefined> {
    if (given && 'address' in given) {
      const bytes = await readOwn(viewer.id, given.address, posterWidth)
      if (bytes) return bytes
    }
    if (given && 'place' in given) {
      const { whole } = await decoders.picture(await readFile(given.place))
      return (await decoders.poster(whole.bytes)).bytes
    }
    if (facts.still === null) return undefined
    // A frame that cannot be drawn is no reason to refuse a video that plays.
    const drawn = await decoders.poster(facts.still, facts.rotation).catch((): Copy | undefined => undefined)
    return drawn?.bytes
  }

  return {
    discard,
    pictureBytes: ({ id }, address, width) => readOwn(id, address, width),
    ownsPicture: async ({ id }, address) => (await unpostedPicture(database, { ownerId: id, address })) !== undefined,

    image: (viewer, path, maker?: MachineMade) =>
      queues.pictures(async () => {
        const { whole, copies, thumbhash, made } = await decoders.picture(await readFile(path), maker)
        const time = now()
        const id = newId(time)
        const name = `${id}.webp`
        const sizes = copies.map(({ width }) => ({ name: sizeName(id, width), width }))
        await keep([name, ...sizes.map((size) => size.name)], async () => {
          await media.put(name, whole.bytes)
          for (const { bytes, width } of copies) await media.put(sizeName(id, width), bytes)
          await database.kysely
            .insertInto('media')
            .values(
              bareMedia({
                name,
                owner_id: viewer.id,
                generated: made === undefined ? 0 : 1,
                type: 'image/webp',
                width: whole.width,
                height: whole.height,
                thumbhash,
                sizes: JSON.stringify(sizes),
                bytes: copies.reduce((sum, { bytes }) => sum + bytes.length, whole.bytes.length),
                created_at: time,
              }),
            )
            .execute()
        })
        return {
          url: addressOf(name),
          width: whole.width,
          height: whole.height,
          sizes: sizes.map((size) => ({ url: addressOf(size.name), width: size.width })),
          thumbhash,
        }
      }),

    video: (viewer, path, given) =>
      queues.videos(async () => {
        const { rewriteInWorker } = await import('../media/video-process.ts')
        const output = join(folder, `${randomUUID()}.rewritten`)
        try {
          const facts = await rewriteInWorker(path, output)
          const still = await posterFor(viewer, facts, given)
          const { size: bytes } = await stat(output)
          if (bytes > limits.video.maxBytes * 1.05) throw new Problem('body-too-large')
          const time = now()
          const id = newId(time)
          const name = `${id}.${facts.container}`
          const poster = still && posterName(id)
          await keep([name, ...(poster ? [poster] : [])], async () => {
            if (poster) await media.put(poster, still)
            await media.putFile(name, output)
            await database.kysely
              .insertInto('media')
              .values(
                bareMedia({
                  name,
                  owner_id: viewer.id,
                  type: `video/${facts.container}`,
                  width: facts.width,
                  height: facts.height,
                  bytes: bytes + (still?.length ?? 0),
                  duration: facts.duration,
                  codecs: facts.codecs,
                  poster: poster ?? null,
                  created_at: time,
                }),
              )
              .execute()
          })
          // The picture given for it now lives on as the still, and belongs to the video.
          if (poster && given && 'address' in given) await discard(viewer.id, given.address)
          return {
            url: addressOf(name),
            poster: poster ? addressOf(poster) : null,
            width: facts.width,
            height: facts.height,
            duration: facts.duration,
          }
        } finally {
          await unlink(output).catch(() => {})
        }
      }),
  }
}
