/** What is spoken of screens, against the stories that there are. */
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { spokenScreens } from './screens.ts'

const kept = fileURLToPath(new URL('../../apps/storybook/spoken/', import.meta.url))

/** A screen whose story is gone would not be listened to, and nobody would notice: what there is too much or too little of. */
export function findInSpoken(stories: readonly string[], folder = kept): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const wanted = Object.values(spokenScreens).map((name) => `${name}.md`)
  return [
    ...Object.keys(spokenScreens)
      .filter((id) => !stories.includes(id))
      .map((id) => `NO STORY ${id}, which tests/spoken/screens.ts listens to`),
    ...wanted.filter((file) => !files.includes(file)).map((file) => `MISSING apps/storybook/spoken/${file}`),
    ...files.filter((file) => !wanted.includes(file)).map((file) => `LEFT OVER apps/storybook/spoken/${file}`),
  ]
}
