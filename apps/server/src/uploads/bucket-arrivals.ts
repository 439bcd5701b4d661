import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { unlink, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { Problem } from '@skein/domain/calls/problem'
import type { Arrivals } from '@skein/domain/uploads/arrivals'
import type { Piece, Pieces } from '../media/s3-pieces.ts'
import { diskArrivals } from './disk-arrivals.ts'
import { saveStream } from './save-stream.ts'

/** How far a file goes without a gap. */
const reachOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((end, { at, size }) => (at <= end ? Math.max(end, at + size) : end), 0)

/**
 * Files that arrive lie in the bucket, a piece for each part that came: any server takes the next one, and the last one is taken where
 * all of them are. On this machine's disk lies a part while it comes, and the whole while it is read; each server has places of its own.
 * @param folder for both; it is there
 */
export function bucketArrivals(folder: string, pieces: Pieces): Arrivals<Readable> {
  const disk = diskArrivals(folder)
  const server = randomUUID()
  const idOf = (place: string) => basename(place).split('.')[0] ?? ''
  return {
    ...disk,
    placeOf: (id) => disk.placeOf(`${id}.${server}`),
    size: async (place) => reachOf(await pieces.list(idOf(place))),

    async save(body, place, { at = 0, most, onProgress }) {
      const id = idOf(place)
      const part = disk.placeOf(`${id}.${randomUUID()}`)
      let came = 0
      try {
        const broken = await saveStream(body, part, { most, onProgress: (bytes) => (came = bytes) }).then(
          () => undefined,
          (reason: unknown) => ({ reason }),
        )
        // What came before it broke off stays; a part that is too large is refused as a whole.
        if (broken?.reason instanceof Problem && broken.reason.code === 'body-too-large') throw broken.reason
        for (const piece of await pieces.list(id)) if (piece.at > at) await pieces.remove(id, piece.at)
        if (came > 0) await pieces.put(id, at, part)
        onProgress?.(came)
        if (broken) throw broken.reason
        return came
      } finally {
        await unlink(part).catch(() => {})
      }
    },

    async gather(place) {
      const id = idOf(place)
      await writeFile(place, '')
      for (const { at } of await pieces.list(id))
        await pipeline(await pieces.read(id, at), createWriteStream(place, { flags: 'r+', start: at }))
    },

    async forget(place) {
      const id = idOf(place)
      await disk.forget(place)
      for (const { at } of await pieces.list(id)) await pieces.remove(id, at)
    },
  }
}
