import { mkdir } from 'node:fs/promises'
import { readManifest } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import type { Config } from '../config.ts'
import { openTarget } from '../copy/open-rows.ts'
import { tellProgress } from '../copy/tell-progress.ts'
import { openMediaStore } from '../media/open-store.ts'
import { databasePlace } from './databases.ts'
import type { Say } from './say.ts'

/** Restores a backup to the empty place that the settings name. */
export async function restore(config: Config, folder: string, say: Say): Promise<void> {
  await readManifest(folder)
  await mkdir(config.dataDir, { recursive: true })
  const target = await openTarget(databasePlace(config))
  try {
    const media = await openMediaStore(config)
    await restoreBackup({ folder, target, media, dataDir: config.dataDir, say, tell: tellProgress(say) })
  } finally {
    await target.close()
  }
}
