import { openAsBlob } from 'node:fs'
import type { Readable } from 'node:stream'
import type { S3mini } from 's3mini'
import { bytesOf } from './s3-answer.ts'

/** A piece of a file that is arriving: where in the file its first byte goes, and how many it has. */
export type Piece = { at: number; size: number }

/** The port for files that arrive piece by piece, at whichever server. `id` is that of the upload. */
export type Pieces = {
  /** Keeps a piece that lies on this machine's disk, instead of one that began at the same byte. */
  put: (id: string, at: number, path: string) => Promise<void>
  /** Every piece of an upload, in the order of the file. */
  list: (id: string) => Promise<Piece[]>
  read: (id: string, at: number) => Promise<Readable>
  remove: (id: string, at: number) => Promise<void>
  /** Removes all pieces that came before a time (ms). */
  dropBefore: (time: number) => Promise<void>
}

const prefix = 'arriving/'

/** Bytes of a file are counted in this many digits, so that names are in the order of the file. */
const digits = 12

const keyOf = (id: string, at: number) => `${prefix}${id}.${String(at).padStart(digits, '0')}`

type Stored = { key: string; size: number; changedAt: number }

/** Pieces in a bucket, under `arriving/`. */
export function createPieces(s3: S3mini): Pieces {
  async function* stored(start: string): AsyncGenerator<Stored> {
    let token: string | undefined
    do {
      const page = await s3.listObjectsPaged('/', start, 1000, token)
      for (const { Key, Size, LastModified } of page?.objects ?? []) {
        // What the XML says, whatever the types claim.
        const size: unknown = Size
        yield { key: decodeURIComponent(Key), size: Number(size), changedAt: Date.parse(String(LastModified)) }
      }
      token = page?.nextContinuationToken
    } while (token !== undefined)
  }
  return {
    async put(id, at, path) {
      const piece = await openAsBlob(path)
      await s3.putAnyObject(keyOf(id, at), piece, 'application/octet-stream', undefined, undefined, piece.size)
    },
    async list(id) {
      const pieces: Piece[] = []
      for await (const { key, size } of stored(`${prefix}${id}.`)) pieces.push({ at: Number(key.slice(-digits)), size })
      return pieces.sort((one, other) => one.at - other.at)
    },
    async read(id, at) {
      return bytesOf(await s3.getObjectRaw(keyOf(id, at)))
    },
    async remove(id, at) {
      await s3.deleteObject(keyOf(id, at))
    },
    async dropBefore(time) {
      for await (const { key, changedAt } of stored(prefix)) if (changedAt < time) await s3.deleteObject(key)
    },
  }
}
