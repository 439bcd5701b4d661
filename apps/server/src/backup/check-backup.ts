import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDiskStore } from '../media/media-store.ts'
import { hashStream } from './hash-stream.ts'
import { placesIn } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { isWhole, mediaOfBackup } from './read-backup.ts'

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Reads all of a backup. @returns what is missing or changed, a sentence each */
export async function checkBackup(folder: string, manifest: Manifest): Promise<string[]> {
  const faults: string[] = []
  for (const table of manifest.tables)
    if (!(await isWhole(folder, manifest, table))) faults.push(`The rows of ${table.name} are missing or were changed.`)
  const copies = createDiskStore(placesIn(folder).media)
  try {
    for await (const { name, bytes, sha256 } of mediaOfBackup(folder, manifest)) {
      if (!manifest.media.included) continue
      const read = await copies.read(name).then(hashStream, () => undefined)
      if (read === undefined) faults.push(`The media file ${name} is missing.`)
      else if (read.bytes !== bytes || read.sha256 !== sha256) faults.push(`The media file ${name} was changed.`)
    }
  } catch (error) {
    faults.push(`The list of media files cannot be used (${reasonOf(error)}).`)
  }
  for (const { name, sha256 } of manifest.keys.files) {
    const bytes = await readFile(join(placesIn(folder).keys, name)).catch(() => undefined)
    if (bytes === undefined || createHash('sha256').update(bytes).digest('hex') !== sha256)
      faults.push(`The key file ${name} is missing or was changed.`)
  }
  return faults
}
