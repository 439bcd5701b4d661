import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { folders, packageExports } from '../scripts/exports.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

it('package.json exports one subpath per folder, and nothing else', () => {
  const manifest: unknown = JSON.parse(read('package.json'))
  expect(manifest).toHaveProperty('exports')
  expect(manifest).toMatchObject({ exports: packageExports() })
  expect(JSON.stringify(manifest)).toContain(JSON.stringify(packageExports()))
})

it.each(folders().filter((folder) => folder !== 'tokens' && folder !== 'theme'))(
  'the root export carries %s',
  (folder) => expect(read('src/index.ts')).toContain(`'./${folder}/index.ts'`),
)
