import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Boot } from '@skein/contract'
import type { FeedName } from '@skein/contract/feed-choice'
import * as z from 'zod'
import { StartError } from '../config.ts'
import type { InlineHashes } from '../http/security-headers.ts'
import type { Ask } from './ask-as.ts'

/** A file of the web build with its precompressed forms. */
export type Asset = { type: string; immutable: boolean; plain: Buffer; br?: Buffer; gzip?: Buffer; etag: string }

/**
 * Makes the whole document of an address: `head` holds tags that only the server can know, a title among them stands for the page's own; `feed` is what home begins with; `keptSheet` names the style sheet that the browser has; `ask`
 * answers calls as the viewer of the page would be answered.
 * A redirect carries `location` and no document.
 */
export type Render = (page: {
  path: string
  boot: Boot
  feed?: FeedName
  keptSheet?: string | undefined
  head?: string
  ask?: Ask
}) => Promise<{ status: number; html: string; location?: string }>

/** What the server takes from the web app's build. */
export type WebBuild = { assets: Map<string, Asset>; hashes: InlineHashes; render: Render }

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

const Hash = z
  .string()
  .regex(/^'?sha(256|384|512)-[A-Za-z0-9+/=]+'?$/)
  .transform((hash) => hash.replaceAll("'", ''))
/** One list for both kinds of inline text, or one for each. */
const Hashes = z.union([
  z.array(Hash).transform((both) => ({ scripts: both, styles: both })),
  z.object({ scripts: z.array(Hash).default([]), styles: z.array(Hash).default([]) }),
])

/** Files of the build that are not for browsers. */
const hidden = /^(index\.html|inline-hashes\.json|\.vite\/)|\.map$/

function readAssets(folder: string): Map<string, Asset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const assets = new Map<string, Asset>()
  for (const file of files) {
    const bare = file.replace(/\.(br|gz)$/, '')
    if (hidden.test(bare) || (bare !== file && files.includes(bare))) continue
    const read = (suffix: string) =>
      files.includes(file + suffix) ? readFileSync(join(folder, file + suffix)) : undefined
    const plain = readFileSync(join(folder, file))
    const br = read('.br')
    const gzip = read('.gz')
    const hashed = /[-.][\w-]{8,}\.\w+$/.test(file) && file.includes('/')
    assets.set(`/${file}`, {
      type: types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      immutable: hashed,
      plain,
      ...(br && { br }),
      ...(gzip && { gzip }),
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
    })
  }
  return assets
}

const isRender = (value: unknown): value is Render => typeof value === 'function'

/**
 * Reads the build of the web app into memory (about a megabyte).
 * @param folder `apps/web/dist`
 * @throws StartError when the app has not been built
 */
export async function readWebBuild(folder: string): Promise<WebBuild> {
  const client = join(folder, 'client')
  const entry = join(folder, 'server', 'entry-server.js')
  if (!existsSync(join(client, 'index.html')) || !existsSync(entry))
    throw new StartError('The web app is not built yet: run `npm start`, or `npm run build`, or start with --api-only.')
  const hashFile = join(client, 'inline-hashes.json')
  const hashes = existsSync(hashFile)
    ? Hashes.parse(JSON.parse(readFileSync(hashFile, 'utf8')))
    : { scripts: [], styles: [] }
  const module: { render?: unknown } = await import(pathToFileURL(entry).href)
  if (!isRender(module.render)) throw new StartError('The build of the web app has no render function; build it again.')
  return { assets: readAssets(client), hashes, render: module.render }
}
