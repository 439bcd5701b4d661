import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** The port for files of members. Names are the product's own and carry no path. */
export type MediaStore = {
  /** Size in bytes, or nothing where there is no such file. */
  size: (name: string) => Promise<number | undefined>
  /** Keeps a file; it is there whole or not at all. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  read: (name: string, range?: { start: number; end: number }) => Readable
  remove: (name: string) => Promise<void>
}

/** Names a store accepts: nothing that could leave its folder. */
export const mediaName = /^[0-9a-z][0-9a-z-]{0,80}\.(webp|webm|mp4)$/

/** Files in a folder, spread over sub-folders by the last two characters of their names (UUIDs of one day begin alike). */
export function createDiskStore(folder: string): MediaStore {
  const pathOf = (name: string) => {
    if (!mediaName.test(name)) throw new Error(`"${name}" is no name of a media file.`)
    const bare = name.slice(0, name.indexOf('.'))
    return join(folder, bare.slice(-2), name)
  }
  return {
    async size(name) {
      try {
        return (await stat(pathOf(name))).size
      } catch {
        return undefined
      }
    },
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(join(path, '..'), { recursive: true })
      // Two may bring the same file at once, a request and the drawing ahead: each writes a part of its own.
      const part = `${path}.${randomUUID()}.part`
      await writeFile(part, bytes)
      await rename(part, path)
    },
    read: (name, range) => createReadStream(pathOf(name), range),
    remove: (name) => unlink(pathOf(name)).catch(() => {}),
  }
}
