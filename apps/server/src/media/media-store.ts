import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { MediaFiles } from '@skein/domain/media/media-files'
import { mediaName, stemOf } from '@skein/domain/media/media-name'
import type { Pieces } from './s3-pieces.ts'

/** A file of the store; the time is milliseconds since 1970. */
export type StoredFile = { name: string; changedAt: number }

/** The port for files of members. Names are the product's own and carry no path; a file never changes under its name. */
export type MediaStore = MediaFiles & {
  /** Size in bytes, or nothing where there is no such file. @throws when the store cannot be asked */
  size: (name: string) => Promise<number | undefined>
  /** Keeps a file; it is there whole or not at all. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Keeps a file that lies on this machine's disk, without reading it into memory. The file at `path` may be gone afterwards. */
  putFile: (name: string, path: string) => Promise<void>
  /** The bytes from `start` to `end`, both included. @throws when there is no such file */
  read: (name: string, range?: { start: number; end: number }) => Promise<Readable>
  /** Every file, in no order. */
  list: () => AsyncIterable<StoredFile>
  /** Where files arrive piece by piece at whichever server; each server's own disk where there is none. */
  pieces?: Pieces
  /** Drops what was begun before a time and never became a file. */
  dropUnfinished: (before: number) => Promise<void>
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && ['ENOENT', 'ENOTDIR'].includes(String(Reflect.get(error, 'code')))

async function unlinkQuietly(path: string): Promise<void> {
  try {
    await unlink(path)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Files in a folder, spread over sub-folders by the last two characters of their stems (UUIDs of one day begin alike). */
export function createDiskStore(folder: string): MediaStore & { pathOf: (name: string) => string } {
  const pathOf = (name: string) => {
    if (!mediaName.test(name)) throw new Error(`"${name}" is no name of a media file.`)
    return join(folder, stemOf(name).slice(-2), name)
  }

  /** Brings a file in place at once. Two may bring the same one, a request and the drawing ahead: each writes a part of its own. */
  async function place(name: string, write: (part: string) => Promise<void>): Promise<void> {
    const path = pathOf(name)
    await mkdir(join(path, '..'), { recursive: true })
    const part = `${path}.${randomUUID()}.part`
    try {
      await write(part)
      const file = await open(part, 'r+')
      try {
        // What an answer has promised is on the disk, not only in its cache.
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(part, path)
    } catch (error) {
      await unlinkQuietly(part)
      throw error
    }
  }

  async function* entries(): AsyncGenerator<{ name: string; path: string; changedAt: number }> {
    const folders = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    for (const sub of folders) {
      if (sub.length !== 2) continue
      for (const name of await readdir(join(folder, sub))) {
        const path = join(folder, sub, name)
        try {
          yield { name, path, changedAt: (await stat(path)).mtimeMs }
        } catch (error) {
          if (!isMissing(error)) throw error
        }
      }
    }
  }

  return {
    /** Where a file lies. @throws where the name is none of a media file */
    pathOf,
    async size(name) {
      try {
        return (await stat(pathOf(name))).size
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    put: (name, bytes) =>
      place(name, async (part) => {
        const file = await open(part, 'w')
        try {
          await file.writeFile(bytes)
        } finally {
          await file.close()
        }
      }),
    putFile: (name, path) =>
      place(name, async (part) => {
        try {
          await rename(path, part)
        } catch (error) {
          // Another file system: it is copied instead.
          if (!(error instanceof Error && Reflect.get(error, 'code') === 'EXDEV')) throw error
          await copyFile(path, part)
        }
      }),
    async read(name, range) {
      const file = await open(pathOf(name))
      return createReadStream('', { ...range, fd: file })
    },
    remove: (name) => unlinkQuietly(pathOf(name)),
    async *list() {
      for await (const { name, changedAt } of entries()) if (mediaName.test(name)) yield { name, changedAt }
    },
    async dropUnfinished(before) {
      for await (const { name, path, changedAt } of entries())
        if (name.endsWith('.part') && changedAt < before) await unlinkQuietly(path)
    },
  }
}
