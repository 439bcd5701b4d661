import { writeBackup } from '../backup/write-backup.ts'
import type { Config } from '../config.ts'
import { openRows } from '../copy/open-rows.ts'
import { openMediaStore } from '../media/open-store.ts'
import { databasePlace } from './databases.ts'
import type { Say } from './say.ts'

type Options = { withMedia: boolean; withKeys: boolean; now: number; say: Say }

/** Backs everything up while the server runs; the database is read as it is, whatever its schema. */
export async function backUp(config: Config, folder: string, options: Options): Promise<void> {
  const { say } = options
  const rows = await openRows(databasePlace(config))
  try {
    const media = await openMediaStore(config)
    const manifest = await writeBackup({ rows, media, dataDir: config.dataDir, folder, ...options })
    const { tables, media: files, keys } = manifest
    const total = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`Backed up to ${folder}: ${total} rows, ${files.files} media files (${files.bytes} bytes).`)
    say(
      keys.files.length > 0
        ? `The backup holds the keys ${keys.files.map(({ name }) => name).join(' and ')}: who has it can read what they close.`
        : 'The backup holds no keys: keep those of DATA_DIR, or of the environment, somewhere else.',
    )
    for (const left of manifest.notIncluded) say(`Not included: ${left}.`)
  } finally {
    await rows.close()
  }
}
