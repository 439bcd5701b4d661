import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findInSpoken } from './find.ts'
import { spokenScreens } from './screens.ts'

const folder = mkdtempSync(join(tmpdir(), 'spoken-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('finds a screen whose story is gone, one that was never heard, and a file of none', () => {
  const [gone = '', ...there] = Object.keys(spokenScreens)
  const [unheard = '', ...heard] = Object.values(spokenScreens)
  for (const name of [...heard, 'of-none']) writeFileSync(join(folder, `${name}.md`), '')
  expect(findInSpoken(there, folder)).toEqual([
    expect.stringContaining(`NO STORY ${gone}`),
    `MISSING apps/storybook/spoken/${unheard}.md`,
    'LEFT OVER apps/storybook/spoken/of-none.md',
  ])
})

it('finds nothing where each has its story and its file', () => {
  expect(findInSpoken(Object.keys(spokenScreens))).toEqual([])
})
