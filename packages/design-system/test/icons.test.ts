import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { iconFiles } from '../scripts/icons.ts'

it('the generated icons are the ones the table names', async () => {
  const folder = fileURLToPath(new URL('../src/icon/generated/', import.meta.url))
  const there = new Map(readdirSync(folder).map((name) => [name, readFileSync(`${folder}${name}`, 'utf8')]))
  const files = await iconFiles()
  expect([...there.keys()].toSorted()).toEqual([...files.keys()].toSorted())
  for (const [name, source] of files) expect(there.get(name)).toBe(source)
})
