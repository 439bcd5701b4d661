import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createDiskStore } from './media-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'skein-media-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const name = '01a1fb5d-d0f4-7001-bf30-f0f5af56be4c.webp'

test('a file that many bring at once is there once, and whole', async () => {
  const store = createDiskStore(folder)
  const bytes = new TextEncoder().encode('picture'.repeat(10_000))
  await Promise.all(Array.from({ length: 20 }, () => store.put(name, bytes)))
  expect(await store.size(name)).toBe(bytes.length)
  expect(await text(await store.read(name))).toBe('picture'.repeat(10_000))
  expect(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toHaveLength(
    1,
  )
})

test('a name that could leave the folder is refused', async () => {
  await expect(createDiskStore(folder).put('../outside.webp', new Uint8Array())).rejects.toThrow(
    'no name of a media file',
  )
})
