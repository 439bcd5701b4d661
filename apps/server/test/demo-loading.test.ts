/** What a start loads of the demo set: with demo data what is needed, without them nothing. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { startProcess } from './support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'skein-loading-'))
afterAll(() => rmSync(folder, { recursive: true }))

const hook = pathToFileURL(join(import.meta.dirname, 'support', 'list-modules.ts')).href

/** Starts the server, looks at its first page of trends and ends it. @returns the files of ours that it loaded, from the root on */
async function filesLoadedBy(name: string, ...args: string[]): Promise<string[]> {
  const list = join(folder, `${name}.txt`)
  const server = await startProcess(
    {
      DATA_DIR: join(folder, name),
      LOADED_MODULES: list,
      NODE_OPTIONS: `--import=${hook}`,
      // Pictures that nobody asked for yet are not drawn: what is loaded depends on no clock then.
      DEMO_DRAWS_AHEAD: 'off',
    },
    ...args,
  )
  expect((await fetch(`${server.origin}/api/trends`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
  return readFileSync(list, 'utf8')
    .split('\n')
    .flatMap((url) => /\/((?:apps|packages)\/(?!.*node_modules).+)$/.exec(url)?.[1] ?? [])
}

const isDemo = (path: string) => /^(?:packages\/(?:demo|painter)|apps\/server\/src\/demo-seed)\//.test(path)

test('without demo data nothing of it is loaded, nor of the painter', async () => {
  const files = await filesLoadedBy('plain')
  expect(files).toContain('apps/server/src/demo-set.ts')
  expect(files.filter(isDemo)).toEqual([])
})

test('with demo data they are', async () => {
  const files = await filesLoadedBy('demo', '--demo')
  expect(files).toEqual(
    expect.arrayContaining(['packages/demo/src/index.ts', 'apps/server/src/demo-seed/seed-demo.ts']),
  )
})
