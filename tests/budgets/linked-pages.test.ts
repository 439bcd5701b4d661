/**
 * What the pages that links lead to (a post, a profile, a hashtag, a search, an information page) fetch of code before they answer: the files
 * that the build names for each, as they are sent (Brotli 11). A single icon once tied a profile to all that forms need.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import budgets from '../budgets.json' with { type: 'json' }
import { ensureWebBuild, root } from '../../scripts/web-build.mjs'

const client = join(root, 'apps', 'web', 'dist', 'client')
const preloads = z.record(z.string(), z.array(z.string()))

beforeAll(() => ensureWebBuild())

const sizes = new Map<string, number>()

function sizeOf(script: string): number {
  const size = sizes.get(script) ?? brotliCompressSync(readFileSync(join(client, script))).byteLength
  sizes.set(script, size)
  return size
}

test.each(Object.entries(budgets.linkedPages))('%s', (screen, { javascriptKiB, files }) => {
  const lists = preloads.parse(JSON.parse(readFileSync(join(client, '.vite', 'preloads.json'), 'utf8')))
  const needed = new Set(['screens/Frame', `screens/${screen}`].flatMap((name) => lists[name] ?? []))
  const scripts = [...needed].filter((file) => file.endsWith('.js'))
  const kiB = scripts.reduce((sum, script) => sum + sizeOf(script), 0) / 1024
  console.log(`${screen}: JavaScript ${kiB.toFixed(1)} KiB in ${scripts.length} files`)
  const isOver = kiB > javascriptKiB || scripts.length > files
  // All of them, so that the one too many can be named.
  expect(isOver ? scripts : []).toEqual([])
  expect(scripts.length).toBeGreaterThan(3)
  // The sheet of every page, and none of its own.
  expect(needed.size - scripts.length).toBe(1)
})
