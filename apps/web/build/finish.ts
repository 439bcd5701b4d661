/** The end of a build: hashes for the Content Security Policy, compressed copies, and the sizes that a visitor pays. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { noProfileTexts } from '@skein/contract'
import type { CurrentUser } from '@skein/contract'

const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/
/** Below this many bytes a compressed copy saves nothing. */
const smallest = 150

const entryOf = (dist: string) => pathToFileURL(join(dist, 'server/entry-server.js')).href

/** Writes `inline-hashes.json` beside the template: `'sha256-…'` of every inline script and style of the documents. */
export async function writeInlineHashes(dist: string): Promise<void> {
  const entry: unknown = await import(/* @vite-ignore */ entryOf(dist))
  if (typeof entry !== 'object' || entry === null || !('inlineTexts' in entry) || !Array.isArray(entry.inlineTexts)) {
    throw new Error('The server entry does not name its inline texts.')
  }
  const hashes = entry.inlineTexts.map(
    (text) => `'sha256-${createHash('sha256').update(String(text)).digest('base64')}'`,
  )
  writeFileSync(join(dist, 'client/inline-hashes.json'), JSON.stringify(hashes, undefined, 1))
}

/** Writes `shell.html`: the document that starts the app without a server's word, for whoever has no network. */
export async function writeShell(dist: string): Promise<void> {
  const entry: unknown = await import(/* @vite-ignore */ entryOf(dist))
  if (typeof entry !== 'object' || entry === null || !('shell' in entry) || typeof entry.shell !== 'string') {
    throw new Error('The server entry has no shell.')
  }
  writeFileSync(join(dist, 'client/shell.html'), entry.shell)
}

/** Puts `.br` (quality 11) and `.gz` (level 9) copies beside every text file, where they are smaller. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => compressible.test(file) && !file.startsWith('.vite'))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      if (!statSync(path).isFile() || statSync(path).size < smallest) return
      const content = readFileSync(path)
      const copies = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
        promisify(gzip)(content, { level: 9 }),
      ])
      for (const [index, copy] of copies.entries()) {
        if (copy.length < content.length) writeFileSync(`${path}${index === 0 ? '.br' : '.gz'}`, copy)
      }
    }),
  )
}

const transferSize = (path: string) => {
  try {
    return statSync(`${path}.br`).size
  } catch {
    return statSync(path).size
  }
}

/** Scripts and styles that the document of `path` loads, in bytes as sent with Brotli. */
export async function firstLoadSizes(dist: string): Promise<string> {
  const entry = await import(/* @vite-ignore */ entryOf(dist))
  const member: CurrentUser = {
    id: '0192f0c1-2b3c-7d4e-8f50-123456789abc',
    username: 'ada',
    name: 'Ada Lindqvist',
    avatar: null,
    verified: false,
    email: 'ada@skein.example',
    ...noProfileTexts,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    followersCount: 0,
    followingCount: 0,
    language: null,
    theme: null,
    timezone: null,
    autoLoadPosts: false,
    unread: { notifications: 0, messages: 0 },
  }
  const lines: string[] = []
  for (const [label, viewer] of [
    ['signed out', null],
    ['home', member],
  ] as const) {
    const { html } = await entry.render({ path: '/', boot: { viewer, language: 'en', demo: null } })
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => String(match[1]))
    const sum = (ending: string) =>
      [...new Set(files)]
        .filter((file) => file.endsWith(ending))
        .reduce((total, file) => total + transferSize(join(dist, 'client', file)), 0)
    const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
    lines.push(
      `${label}: ${kib(sum('.js'))} JS, ${kib(sum('.css'))} CSS, ${kib(sum('.woff2'))} font, ${new Set(files).size} files; HTML ${kib(Buffer.byteLength(html))}`,
    )
  }
  return lines.join('\n')
}
