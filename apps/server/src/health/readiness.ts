import { randomUUID } from 'node:crypto'
import { unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@skein/domain/database/database'
import { singleFlight } from '@skein/domain/single-flight'
import { sql } from 'kysely'
import type { Config } from '../config.ts'

/** A page of a file system: a disk without room refuses it. */
const page = Buffer.alloc(4096)

/** How long an answer holds: whoever asks often must not make the server write often. */
const keptMs = 1000

/**
 * Makes the question whether members can be served: the database takes a write, and so does the folder for files.
 * @returns resolves when both do, and fails as they do
 */
export function createReadiness(
  database: Database,
  { dataDir }: Pick<Config, 'dataDir'>,
  now: () => number,
): () => Promise<void> {
  return singleFlight(keptMs, now, async () => {
    // A row that every database has, written as it is.
    // While another process writes, the database takes writes; ours wait for it, and everything else goes on.
    await database.unlessHeld(sql`update schema_versions set name = name where version = 1`.execute(database.kysely))
    const probe = join(dataDir, `.ready-${randomUUID()}`)
    try {
      await writeFile(probe, page)
    } finally {
      await unlink(probe).catch(() => {})
    }
  })
}
