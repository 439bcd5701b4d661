/**
 * What a backup is: a folder with `manifest.json`, written last, so that one without it is no backup; a file of rows for each table; a
 * list of media files with their hashes, and the files themselves; the keys of the data folder. See docs/operating.md.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { StartError } from '../config.ts'

const Name = z.string().regex(/^[a-z][a-z0-9_]{0,60}$/)
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

export const Manifest = z.object({
  format: z.literal('skein-backup'),
  version: z.literal(1),
  id: z.uuid(),
  /** The moment that all rows are of. */
  takenAt: z.iso.datetime(),
  /** The newest step of the schema. */
  schema: z.int(),
  tables: z.array(
    z.object({
      name: Name,
      columns: z.array(Name),
      key: z.array(Name),
      rows: z.int(),
      sha256: Sha256,
    }),
  ),
  /** Of the media files: whether they lie here, how many there are, and the hash of their list. */
  media: z.object({ included: z.boolean(), files: z.int(), bytes: z.int(), sha256: Sha256 }),
  /** Files of keys that lie here. */
  keys: z.object({ included: z.boolean(), files: z.array(z.object({ name: z.string(), sha256: Sha256 })) }),
  notIncluded: z.array(z.string()),
})

export type Manifest = z.infer<typeof Manifest>

/** A media file, as a line of the list names it. */
export const MediaLine = z.object({ name: z.string(), bytes: z.int(), sha256: Sha256 })

export const placesIn = (folder: string) => ({
  manifest: join(folder, 'manifest.json'),
  table: (name: string) => join(folder, 'database', `${name}.ndjson.gz`),
  mediaList: join(folder, 'media.ndjson'),
  media: join(folder, 'media'),
  keys: join(folder, 'keys'),
})

/** @throws StartError where the folder holds no backup that was finished */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(placesIn(folder).manifest, 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new StartError(`${JSON.stringify(folder)} holds no backup, or one that was not finished.`)
  try {
    return Manifest.parse(JSON.parse(text))
  } catch {
    throw new StartError(`The manifest in ${JSON.stringify(folder)} is not one that this version of Skein understands.`)
  }
}
