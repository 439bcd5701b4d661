import { constants } from 'node:fs'
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../config.ts'
import { beginCopy, copyRows } from '../copy/copy-rows.ts'
import type { Progress } from '../copy/copy-rows.ts'
import type { RowTarget } from '../copy/rows.ts'
import { createDiskStore } from '../media/media-store.ts'
import type { MediaStore } from '../media/media-store.ts'
import { checkBackup } from './check-backup.ts'
import { hashStream } from './hash-stream.ts'
import { keyFiles } from './key-files.ts'
import { placesIn, readManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { mediaOfBackup, rowsOfBackup } from './read-backup.ts'

type Parts = {
  folder: string
  /** An empty database, or one that the same backup was being restored to. */
  target: RowTarget
  media: MediaStore
  dataDir: string
  say: (line: string) => void
  tell?: Progress | undefined
}

async function isEmpty(media: MediaStore): Promise<boolean> {
  for await (const { name } of media.list()) return name === ''
  return true
}

/** @throws StartError where keys are there that are not those of the backup */
async function refuseOtherKeys(folder: string, dataDir: string, manifest: Manifest): Promise<void> {
  for (const name of keyFiles) {
    const there = await readFile(join(dataDir, name)).catch(() => undefined)
    const isOurs = manifest.keys.files.some((file) => file.name === name)
    const ours = isOurs ? await readFile(join(placesIn(folder).keys, name)) : undefined
    if (there !== undefined && ours !== undefined && !there.equals(ours))
      throw new StartError(`DATA_DIR holds another ${name}; restore to an empty folder.`)
  }
}

async function restoreMedia({ folder, media, dataDir, say }: Parts, manifest: Manifest): Promise<void> {
  const copies = createDiskStore(placesIn(folder).media)
  const scratch = join(dataDir, 'restoring')
  let files = 0
  for await (const { name, sha256 } of mediaOfBackup(folder, manifest)) {
    if (!manifest.media.included) {
      if ((await media.size(name)) === undefined) say(`media: ${name} is not in the store`)
      continue
    }
    await copyFile(copies.pathOf(name), scratch)
    await media.putFile(name, scratch)
    const kept = await hashStream(await media.read(name))
    if (kept.sha256 !== sha256) throw new StartError(`The media store does not keep ${name} as it was given.`)
    files += 1
    if (files % 1000 === 0) say(`media: ${files} of ${manifest.media.files} files`)
  }
  await rm(scratch, { force: true })
  if (manifest.media.included) say(`media: ${files} files, the same as in the backup`)
}

async function restoreKeys({ folder, dataDir, say }: Parts, { keys }: Manifest): Promise<void> {
  for (const { name } of keys.files) {
    await copyFile(join(placesIn(folder).keys, name), join(dataDir, name), constants.COPYFILE_EXCL).catch(
      (error: unknown) => {
        if (!(error instanceof Error && Reflect.get(error, 'code') === 'EEXIST')) throw error
      },
    )
    say(`${name} is back`)
  }
}

/**
 * Restores a backup to an empty place, or goes on where that was stopped. Nothing is served from the place before all of it is there, and
 * the same as what was backed up.
 * @throws StartError where the place is not empty, or the backup not whole
 */
export async function restoreBackup(parts: Parts): Promise<Manifest> {
  const { folder, target, media, dataDir, say, tell } = parts
  const manifest = await readManifest(folder)
  const faults = await checkBackup(folder, manifest)
  if (faults.length > 0) throw new StartError(['The backup is not whole:', ...faults.slice(0, 20)].join('\n  '))
  const source = rowsOfBackup(folder, manifest)
  await mkdir(dataDir, { recursive: true })
  await refuseOtherKeys(folder, dataDir, manifest)
  const goesOn = (await target.unfinished()) === source.where
  if (!goesOn && manifest.media.included && !(await isEmpty(media)))
    throw new StartError('The media store is not empty; restore to an empty one.')
  await beginCopy(source, target)
  await restoreKeys(parts, manifest)
  await restoreMedia(parts, manifest)
  const rows = await copyRows(source, target, tell)
  say(`Restored: ${rows} rows of ${manifest.takenAt}.`)
  return manifest
}
