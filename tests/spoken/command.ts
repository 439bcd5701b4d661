/**
 * The commands of the runs that listen: what is spoken is held against a file of the tree, `packages/design-system/spoken/<primitive>.md` or
 * `apps/storybook/spoken/<screen>.md`. `npm run spoken:update` writes what is missing or changed, for review as text in the change.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserCommand } from 'vitest/node'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const updating = process.env['SPOKEN'] === 'update'

export const spokenFolders = ['packages/design-system/spoken', 'apps/storybook/spoken'] as const
export type SpokenFolder = (typeof spokenFolders)[number]

const folderOf = (folder: SpokenFolder) => {
  if (!spokenFolders.includes(folder)) throw new Error(`Nothing that is spoken is kept in ${folder}`)
  return join(root, folder)
}

/** What was heard when it was last reviewed; nothing where there is no such file. An update stores what is heard now. */
export const spokenBefore: BrowserCommand<[folder: SpokenFolder, name: string, now: string]> = (
  _,
  folder,
  name,
  now,
): string => {
  if (!/^[\w-]+$/.test(name)) throw new Error(`“${name}” is no name for a file`)
  const file = join(folderOf(folder), `${name}.md`)
  if (updating) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, now)
  }
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The names of the files of a folder. An update removes those of what is gone. */
export const spokenNames: BrowserCommand<[folder: SpokenFolder, names: string[]]> = (_, folder, names): string[] => {
  const kept = folderOf(folder)
  const found = existsSync(kept) ? readdirSync(kept).map((file) => file.replace(/\.md$/, '')) : []
  const gone = updating ? found.filter((name) => !names.includes(name)) : []
  for (const name of gone) rmSync(join(kept, `${name}.md`))
  return found.filter((name) => !gone.includes(name)).toSorted()
}
