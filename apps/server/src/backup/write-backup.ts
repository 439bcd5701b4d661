import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { StartError } from '../config.ts'
import { createSum, lineOf } from '../copy/rows.ts'
import type { CopiedTable, RowSource, Sum } from '../copy/rows.ts'
import { createDiskStore } from '../media/media-store.ts'
import type { MediaStore } from '../media/media-store.ts'
import { hashStream } from './hash-stream.ts'
import { keyFiles } from './key-files.ts'
import { Manifest, placesIn } from './manifest.ts'

type Parts = {
  /** All rows of one moment. */
  rows: RowSource
  media: MediaStore
  dataDir: string
  /** A folder that is not there yet, or empty. */
  folder: string
  withMedia: boolean
  withKeys: boolean
  /** Milliseconds since 1970. */
  now: number
  say: (line: string) => void
}

/** What a backup never holds. */
const never = [
  'settings of the environment, and secrets among them',
  'uploads that have not arrived whole',
  'emails kept as files (DATA_DIR/mail)',
]

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new StartError(`${JSON.stringify(folder)} is not empty; name a new folder for the backup.`)
}

async function writeTable(source: RowSource, table: CopiedTable, path: string): Promise<Sum> {
  const sum = createSum()
  async function* lines() {
    for await (const rows of source.rows(table)) {
      const texts = rows.map(lineOf)
      texts.forEach(sum.add)
      yield texts.join('')
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600 }))
  return sum.end()
}

/** Copies files and writes the list of them, or only the list. @returns what the manifest says of them */
async function writeMedia({ media, folder, withMedia, say }: Parts): Promise<Manifest['media']> {
  const places = placesIn(folder)
  const copies = createDiskStore(places.media)
  const list = await open(places.mediaList, 'wx', 0o600)
  const hash = createHash('sha256')
  let [files, bytes] = [0, 0]
  const scratch = join(folder, 'arriving')
  try {
    for await (const { name } of media.list()) {
      // A file that went meanwhile belongs to nothing any more.
      const stream = await media.read(name).catch(async (error: unknown) => {
        if ((await media.size(name)) === undefined) return undefined
        throw error
      })
      if (stream === undefined) continue
      const file = withMedia ? await open(scratch, 'w', 0o600) : undefined
      const read = await hashStream(stream, async (piece) => file?.write(piece))
      await file?.close()
      if (withMedia) await copies.putFile(name, scratch)
      const line = `${JSON.stringify({ name, ...read })}\n`
      await list.write(line)
      hash.update(line)
      files += 1
      bytes += read.bytes
      if (files % 1000 === 0) say(`media: ${files} files`)
    }
    await list.sync()
  } finally {
    await list.close()
  }
  return { included: withMedia, files, bytes, sha256: hash.digest('hex') }
}

async function writeKeys({ dataDir, folder, withKeys }: Parts): Promise<Manifest['keys']> {
  const { keys } = placesIn(folder)
  const files: Manifest['keys']['files'] = []
  if (withKeys) {
    await mkdir(keys, { mode: 0o700 })
    for (const name of keyFiles) {
      const from = join(dataDir, name)
      if (!existsSync(from)) continue
      await copyFile(from, join(keys, name))
      files.push({
        name,
        sha256: createHash('sha256')
          .update(await readFile(join(keys, name)))
          .digest('hex'),
      })
    }
  }
  return { included: withKeys, files }
}

/** Writes a backup of one moment while the server goes on. @throws StartError where the folder is not empty */
export async function writeBackup(parts: Parts): Promise<Manifest> {
  const { rows, folder, withMedia, withKeys, now, say } = parts
  await makeFolder(folder)
  const places = placesIn(folder)
  await mkdir(join(folder, 'database'), { mode: 0o700 })
  const tables: Manifest['tables'] = []
  for (const table of rows.tables) {
    const sum = await writeTable(rows, table, places.table(table.name))
    tables.push({ ...table, ...sum })
    if (sum.rows > 0) say(`${table.name}: ${sum.rows} rows`)
  }
  // Files after rows: a file that a row names is there, unless it was removed since.
  const media = await writeMedia(parts)
  // By the rules that it is read by: what cannot be read is no backup.
  const manifest = Manifest.parse({
    format: 'skein-backup',
    version: 1,
    id: randomUUID(),
    takenAt: new Date(now).toISOString(),
    schema: rows.schema,
    tables,
    media,
    keys: await writeKeys(parts),
    notIncluded: [
      ...(withMedia ? [] : ['media files: only their list is here']),
      ...(withKeys ? [] : [`keys of the data folder (${keyFiles.join(', ')})`]),
      ...never,
    ],
  } satisfies Manifest)
  const part = `${places.manifest}.part`
  await writeFile(part, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
  await rename(part, places.manifest)
  return manifest
}
