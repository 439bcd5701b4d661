import type { Boot, Language, UserSummary } from '@skein/contract'
import { feedNamed } from '@skein/contract/feed-choice'
import { feedCookie, sheetCookie } from '@skein/contract/page-cookies'
import type { Viewer, Sessions } from '@skein/domain/auth/sessions'
import { readCookie } from '@skein/domain/calls/cookies'
import { languageOf } from '@skein/domain/calls/language'
import { Problem } from '@skein/domain/calls/problem'
import type { ReadLimits } from '@skein/domain/calls/read-limits'
import type { Database } from '@skein/domain/database/database'
import { headTags, profileHead } from '@skein/domain/pages/head'
import type { Head, NeutralHead } from '@skein/domain/pages/head'
import type { Clock } from '@skein/domain/ports'
import { findUser } from '@skein/domain/users/find-user'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { EventHub } from '@skein/domain/events/event-hub'
import { compress, encodingFor } from '../http/compress.ts'
import type { Encoding } from '../http/compress.ts'
import type { Ask } from './ask-as.ts'
import { assetHeaders, pageHeaders, passphraseWorkerHeaders, serviceWorkerHeaders } from '../http/security-headers.ts'
import { isPageAddress, plainAddress } from './page-address.ts'
import { createPostHead } from './post-head.ts'
import { tagHead } from './tag-head.ts'
import type { Asset, WebBuild } from './web-build.ts'

/** The demo account that the sign-in screen names, where there is one. */
export type DemoAccount = Boot['demo']

type Parts = {
  config: Config
  database: Database
  assistant: UserSummary
  hub: Pick<EventHub, 'place'>
  sessions: Pick<Sessions, 'viewerOf'>
  reads: Pick<ReadLimits, 'count'>
  now: Clock
}

/** Answers calls as the sender of a request would be answered. */
type AskAs = (request: FastifyRequest) => Ask

type Page = { status: number; html: string; location: string | undefined; encoded: Map<Encoding, Buffer> }

/** A status stands for the one of the app's own routes. */
type Known = { status?: number; head?: Head | NeutralHead | undefined }

/** Pages kept for visitors: they depend on language and address only. */
const maxKept = 400

const isPassphraseWorker = (pathname: string) => /^\/assets\/argon2\.worker-[\w-]+\.js$/.test(pathname)

/** The headers of a file by what it is. The document that starts the app without a network has the policy of every page. */
function headersOf(pathname: string, page: Record<string, string>): Record<string, string> {
  if (pathname === '/shell.html') return page
  if (pathname === '/service-worker.js') return serviceWorkerHeaders
  return isPassphraseWorker(pathname) ? passphraseWorkerHeaders : assetHeaders
}

type Found = { pathname: string; asset: Asset; page: Record<string, string> }

function sendAsset(request: FastifyRequest, reply: FastifyReply, { pathname, asset, page }: Found): FastifyReply {
  reply.headers({
    ...headersOf(pathname, page),
    'content-type': asset.type,
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    vary: 'Accept-Encoding',
    etag: asset.etag,
  })
  if (request.headers['if-none-match'] === asset.etag) return reply.status(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'br' && asset.br) return reply.header('content-encoding', 'br').send(asset.br)
  if (encoding !== undefined && asset.gzip) return reply.header('content-encoding', 'gzip').send(asset.gzip)
  return reply.send(asset.plain)
}

/** Keeps a page as it was sent, and a tenth smaller as soon as it is: nobody waits for that, and without it the page is as good. */
async function keepSmall(page: Page, encoding: Encoding, bytes: Buffer): Promise<void> {
  page.encoded.set(encoding, bytes)
  if (encoding !== 'br') return
  const small = await compress(page.html, encoding, 11).catch(() => undefined)
  if (small !== undefined) page.encoded.set(encoding, small)
}

/**
 * Serves the web app: its files, and for every other address the document that its `render` makes, with status 404 where the app or the
 * database knows nothing at that address. A visitor's pages without a query are made once a language and address, with the style sheet in them and without.
 */
export function createPages(parts: Parts, build: WebBuild, demo: DemoAccount, askAs: AskAs) {
  const headers = pageHeaders(build.hashes, parts.config.previewAllowHosts)
  const kept = new Map<string, Page>()
  /** The style sheet of this build that the browser has, by its own word. */
  const keptSheet = ({ headers: { cookie } }: FastifyRequest) => {
    const name = readCookie(cookie, sheetCookie)
    return build.assets.has(`/assets/${name}`) ? name : undefined
  }
  const { assistant, config, database, hub, now, reads, sessions } = parts
  const postHead = createPostHead(database, assistant, now)

  /** What only the database knows of the page at an address: its head, and whether there is such a thing. */
  async function known(path: string, viewer: Viewer | null, language: Language): Promise<Known> {
    const username = /^\/profile\/([^/?]+)(?:\?|$)/.exec(path)?.[1]
    if (username !== undefined) {
      const user = await findUser(database, viewer, decodeURIComponent(username).toLowerCase())
      return user ? { head: await profileHead(user, language) } : { status: 404 }
    }
    const postId = /^\/post\/([^/?]+)(?:\?|$)/.exec(path)?.[1]
    if (postId !== undefined) return postHead(postId, viewer, language)
    return { head: await tagHead(path, viewer, language) }
  }

  async function make(request: FastifyRequest, viewer: Viewer | null, boot: Boot): Promise<Page> {
    const path = plainAddress(request.url)
    const { status: ownStatus, head } = await known(path, viewer, boot.language)
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
    const { status, html, location } = await build.render({
      path,
      boot,
      feed: feedNamed(readCookie(request.headers.cookie, feedCookie)),
      keptSheet: keptSheet(request),
      head: head ? headTags(head, origin) : '',
      ask: askAs(request),
    })
    return { status: ownStatus ?? status, html: html.replace('<!--head-->', ''), location, encoded: new Map() }
  }

  async function pageFor(request: FastifyRequest, reply: FastifyReply): Promise<{ page: Page; isKept: boolean }> {
    const place = hub.place()
    const viewer = await sessions.viewerOf(request, reply)
    reads.count(viewer, request)
    const language = languageOf(request.headers)
    const { contact, registration } = config
    const boot: Boot = {
      viewer: viewer?.user ?? null,
      language,
      demo,
      contact,
      registration,
      now: now(),
      ...(viewer && { events: place }),
    }
    // Profiles and posts change with their members, and a query may be anything.
    const keepable = viewer === null && !request.url.includes('?') && !/^\/(profile|post)\//.test(request.url)
    if (!keepable) return { page: await make(request, viewer, boot), isKept: false }
    const key = `${language} ${keptSheet(request)} ${request.url}`
    const known = kept.get(key)
    if (known) return { page: known, isKept: true }
    const page = await make(request, viewer, boot)
    const oldest = kept.keys().next()
    if (kept.size >= maxKept && !oldest.done) kept.delete(oldest.value)
    kept.set(key, page)
    return { page, isKept: true }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const pathname = request.url.split('?', 1)[0] ?? '/'
    const asset = build.assets.get(pathname)
    if (asset) return sendAsset(request, reply, { pathname, asset, page: headers.page })
    // A file that is not there is not a page: a browser that asks for an old bundle must not get HTML.
    if (pathname.startsWith('/assets/')) throw new Problem('not-found')
    const { page, isKept } = await pageFor(request, reply)
    if (page.location !== undefined) return reply.headers(headers.page).redirect(page.location, page.status)
    reply
      .status(page.status)
      .headers(pathname === '/search' ? headers.search : headers.page)
      .type('text/html; charset=utf-8')
    const encoding = encodingFor(request.headers['accept-encoding'])
    const known = encoding && page.encoded.get(encoding)
    const bytes = known ?? (await compress(page.html, encoding, 4))
    if (encoding === undefined || bytes === undefined) return reply.send(page.html)
    if (isKept && known === undefined) void keepSmall(page, encoding, bytes)
    return reply.header('content-encoding', encoding).send(bytes)
  }
}

/** Answers every address that is no call and no file of the store. */
export function servePages(app: FastifyInstance, pages: ReturnType<typeof createPages> | undefined): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (pages === undefined || !isPageAddress(request.url)) throw new Problem('not-found')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Problem('method-not-allowed', { headers: { allow: 'GET, HEAD' } })
    return pages(request, reply)
  })
}
