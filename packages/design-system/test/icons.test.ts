import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { iconsModule } from '../scripts/icons.ts'

it('the generated icons are the ones the table names', async () => {
  const path = fileURLToPath(new URL('../src/icon/generated/icons.ts', import.meta.url))
  expect(readFileSync(path, 'utf8')).toBe(await iconsModule())
})
