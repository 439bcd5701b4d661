/** Opens the zip of an archive and reads what is in it, within bounds: it is somebody's file, and may be a bomb. */
import { createWriteStream } from 'node:fs'
import { text as textOf } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { limits } from '@skein/contract'
import { storedJson } from '@skein/domain/database/stored'
import { openPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import * as z from 'zod/mini'
import { StartError } from '../config.ts'
import { laterLists, lists } from './archive.ts'
import type { ListName, Listed } from './archive.ts'

/** How much an archive may bring, in bytes unpacked where it is bytes. */
export type ArchiveBounds = {
  entries: number
  /** One file of data, which is read whole. */
  dataBytes: number
  pictureBytes: number
  filmBytes: number
  totalBytes: number
}

/** More than a busy member of many years has. */
export const archiveBounds: ArchiveBounds = {
  entries: 200_000,
  dataBytes: 128 * 1024 * 1024,
  pictureBytes: limits.image.maxBytes,
  filmBytes: limits.video.maxBytes * 1.05,
  totalBytes: 64 * 1024 * 1024 * 1024,
}

/** An archive that is open. */
export type OpenArchive = {
  /** @throws StartError where the file is not there, or not of this shape */
  read: <Schema extends z.ZodMiniType>(name: string, schema: Schema) => Promise<z.output<Schema>>
  /** The rows of a list. @throws StartError like `read` */
  list: <Name extends ListName>(name: Name) => Promise<Listed<Name>[]>
  /** How many bytes a picture or film has, unpacked; 0 where it is not there. */
  sizeOf: (name: string) => number
  /** Writes a picture or film to a path. @returns whether there is such a file, and it is no larger than one may be */
  unpack: (name: string, path: string) => Promise<boolean>
  close: () => void
}

const isFilm = (name: string) => /\.(webm|mp4)$/.test(name)

/** The entries by name; as soon as there are too many, or too many bytes in all, no further one is looked at. */
async function entriesOf(zip: ZipFile, bounds: ArchiveBounds): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize
    if (entries.size >= bounds.entries || bytes > bounds.totalBytes)
      throw new StartError('The archive holds more than a member can have.')
    if (entries.has(entry.fileName)) throw new StartError('The archive holds two files of one name.')
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** What is wrong with a zip is said in one sentence, whatever the library calls it. */
async function legible<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${JSON.stringify(path)} is not a zip archive that can be read.`)
  }
}

/**
 * Opens an archive.
 * @param path of the zip
 * @throws StartError, with one sentence, where it is none, or holds more than one may
 */
export async function openArchive(path: string, bounds: ArchiveBounds): Promise<OpenArchive> {
  const zip = await legible(path, () => openPromise(path, { lazyEntries: true, autoClose: false }))
  try {
    const entries = await legible(path, () => entriesOf(zip, bounds))

    async function read<Schema extends z.ZodMiniType>(name: string, schema: Schema): Promise<z.output<Schema>> {
      const entry = entries.get(name)
      if (entry === undefined) throw new StartError(`The archive has no file ${JSON.stringify(name)}.`)
      if (entry.uncompressedSize > bounds.dataBytes)
        throw new StartError(`${JSON.stringify(name)} in the archive is too large.`)
      // The library ends an entry that has more bytes than it says.
      const text = await legible(path, async () => textOf(await zip.openReadStreamPromise(entry)))
      const data = storedJson(schema, text)
      if (data === undefined) throw new StartError(`${JSON.stringify(name)} in the archive is not what it should be.`)
      return data
    }

    return {
      read,
      list: async <Name extends ListName>(name: Name): Promise<Listed<Name>[]> => {
        if (laterLists.has(name) && !entries.has(`data/${name}.json`)) return []
        // The schema of the name makes values of the name; only the index hides it from the type checker.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return read(`data/${name}.json`, z.array(lists[name]) as unknown as z.ZodMiniType<Listed<Name>[]>)
      },
      sizeOf: (name) => entries.get(`media/${name}`)?.uncompressedSize ?? 0,
      async unpack(name, to) {
        const entry = entries.get(`media/${name}`)
        const most = isFilm(name) ? bounds.filmBytes : bounds.pictureBytes
        if (entry === undefined || entry.uncompressedSize > most) return false
        await legible(path, async () => pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to)))
        return true
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}
