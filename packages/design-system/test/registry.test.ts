/** A copied-in item stands on its own: written into an empty folder, it builds with nothing but what it names. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { registryIndex, registryItems } from '../scripts/registry.ts'

const items = registryItems()
const folder = mkdtempSync(join(tmpdir(), 'registry-'))
// Its packages are there, as after an install.
symlinkSync(fileURLToPath(new URL('../../../node_modules', import.meta.url)), join(folder, 'node_modules'), 'dir')
writeFileSync(join(folder, 'package.json'), '{ "name": "copied-in", "type": "module" }')

afterAll(() => rmSync(folder, { recursive: true }))

it('offers the signature six and the theme they stand in', () => {
  expect(registryIndex(items).items.map(({ name }) => name)).toEqual([
    'theme',
    'toast',
    'tooltip',
    'poll',
    'emoji',
    'video-pager',
    'recorder',
  ])
})

it.each(items)('$name is complete, and is our source', async ({ name, files, dependencies }) => {
  expect(dependencies.filter((dependency) => dependency.endsWith('@latest'))).toEqual([])
  const root = join(folder, name)
  for (const { target, content } of files) {
    mkdirSync(dirname(join(root, target)), { recursive: true })
    writeFileSync(join(root, target), content)
  }
  const entries = files
    .filter(({ path }) => /^skein\/[\w-]+\/index\.ts$/.test(path))
    .map(({ target }) => join(root, target))
  expect(entries.length).toBeGreaterThan(0)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entries,
        preserveEntrySignatures: 'strict',
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.includes(folder) && !id.startsWith('\0'),
      },
    },
  })
  const imported = [built]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .flatMap((part) => (part.type === 'chunk' ? part.imports.concat(part.dynamicImports) : []))
    .filter((id) => !id.startsWith('assets/') && !/^react(-dom)?(\/|$)/.test(id))
    .map((id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/'))
  expect(dependencies.map((dependency) => dependency.replace(/@[^@]+$/, ''))).toEqual(expect.arrayContaining(imported))
})
