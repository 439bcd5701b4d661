/** What a start loads: the libraries of the assistant come with the first request that needs them. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const folder = join(import.meta.dirname, '..')

/** The packages below node_modules that importing a file of the server loads. */
async function packagesOf(file: string): Promise<string[]> {
  const script = `
    import { registerHooks } from 'node:module'
    const urls = []
    registerHooks({ resolve(name, context, next) { const found = next(name, context); urls.push(found.url); return found } })
    await import('./src/${file}')
    const names = urls.map((url) => /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url)?.[1]).filter(Boolean)
    console.log(JSON.stringify([...new Set(names)]))
    process.exit(0)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
  const names: string[] = JSON.parse(stdout)
  return names
}

const heavy = new Set(['ai', '@ai-sdk/openai', '@ai-sdk/openai-compatible', 'harper.js', 'sharp'])

test('a start loads nothing of the providers, the checker or the painter', async () => {
  const names = await packagesOf('app.ts')
  expect(names).toContain('fastify')
  expect(names.filter((name) => heavy.has(name))).toEqual([])
})

test('each of them is found where it is used', async () => {
  expect(await packagesOf('assistant/openai-provider.ts')).toEqual(expect.arrayContaining(['ai', '@ai-sdk/openai']))
  expect(await packagesOf('assistant/perplexity-provider.ts')).toContain('@ai-sdk/openai-compatible')
  expect(await packagesOf('assistant/paint.ts')).toContain('sharp')
})
