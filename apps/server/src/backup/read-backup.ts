import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import * as z from 'zod'
import { StartError } from '../config.ts'
import { batchRows, createSum, keyOf } from '../copy/rows.ts'
import type { CopiedTable, Row, RowSource } from '../copy/rows.ts'
import { MediaLine, placesIn } from './manifest.ts'
import type { Manifest } from './manifest.ts'

const RowLine = z.array(z.union([z.string(), z.number(), z.null()]))

/** Lines as they were written: `node:readline` would end one at U+2028 too, which members may write. */
async function* linesOf(path: string, isPacked: boolean): AsyncGenerator<string> {
  const file = createReadStream(path)
  // What fails to be read fails to be unpacked.
  const stream = isPacked ? pipeline(file, createGunzip(), () => {}) : file
  const decoder = new StringDecoder()
  let rest = ''
  for await (const piece of stream) {
    if (!Buffer.isBuffer(piece)) throw new TypeError('A stream of bytes was expected.')
    const lines = (rest + decoder.write(piece)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw new Error('The last line has no end.')
}

/** The rows of a backup, to be read like a database. */
export function rowsOfBackup(folder: string, manifest: Manifest): RowSource {
  const places = placesIn(folder)
  return {
    where: `the backup ${manifest.id} of ${manifest.takenAt}`,
    schema: manifest.schema,
    tables: manifest.tables.map(({ name, columns, key }) => ({ name, columns, key })),
    count: async ({ name }) => manifest.tables.find((table) => table.name === name)?.rows ?? 0,
    async *rows(table, after) {
      const last = after && JSON.stringify(after)
      let isBehind = last === undefined
      let batch: Row[] = []
      for await (const line of linesOf(places.table(table.name), true)) {
        const row = RowLine.parse(JSON.parse(line))
        if (isBehind) batch.push(row)
        else isBehind = JSON.stringify(keyOf(table, row)) === last
        if (batch.length < batchRows) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
    close: () => Promise.resolve(),
  }
}

/** Whether the file of a table is the one that was written. */
export async function isWhole(folder: string, manifest: Manifest, { name }: CopiedTable): Promise<boolean> {
  const wanted = manifest.tables.find((table) => table.name === name)
  const sum = createSum()
  try {
    for await (const line of linesOf(placesIn(folder).table(name), true)) sum.add(`${line}\n`)
  } catch {
    return false
  }
  const { rows, sha256 } = sum.end()
  return rows === wanted?.rows && sha256 === wanted.sha256
}

/** The list of media files. @throws StartError where it is not the one that was written */
export async function* mediaOfBackup(folder: string, { media }: Manifest): AsyncGenerator<z.infer<typeof MediaLine>> {
  const hash = createHash('sha256')
  for await (const line of linesOf(placesIn(folder).mediaList, false)) {
    hash.update(`${line}\n`)
    yield MediaLine.parse(JSON.parse(line))
  }
  if (hash.digest('hex') !== media.sha256) throw new StartError('The list of media files in the backup was changed.')
}
