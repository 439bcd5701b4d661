import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { packageExports, rootModule } from '../scripts/exports.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

it('package.json exports one subpath per folder, and nothing else', () => {
  const manifest: unknown = JSON.parse(read('package.json'))
  expect(manifest).toHaveProperty('exports')
  expect(manifest).toMatchObject({ exports: packageExports() })
  expect(JSON.stringify(manifest)).toContain(JSON.stringify(packageExports()))
})

it('the root export carries every folder', () => expect(read('src/index.ts')).toBe(rootModule()))
