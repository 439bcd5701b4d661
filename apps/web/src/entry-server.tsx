/**
 * The server's render: one request in, one whole document out. Runs in plain Node without a window; the built client's template
 * and file lists lie beside it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Boot } from '@skein/contract'
import type { FeedName } from '@skein/contract/feed-choice'
import { createQueryClient, seedFeedChoice, seedSession, sendCallsBy, type Transport } from '@skein/data'
import { loadMessages, messagesOf } from '@skein/i18n'
import { App } from './App.tsx'
import { fillTemplate, shellOf } from './document/document.ts'
import { inlineScripts } from './document/inline-scripts.ts'
import { preloadLinks, type Preloads } from './document/preloads.ts'
import { sheetOf, withSheetInside } from './document/style-sheet.ts'
import { readFirstAnswers } from './first-answers.ts'
import { screenTitle } from '@skein/feature-shell'
import { commonNamespaces, partsOf } from './pages.ts'
import { homeScreen, type RouterContext } from './parts.ts'
import { createAppRouter } from './router.ts'

/** What a request is: its path with query, and what the page knows from the start. */
export type RenderRequest = {
  path: string
  boot: Boot
  /** What home begins with in this browser; Everyone unless told. */
  feed?: FeedName
  /** The name of the style sheet that the browser says it has. */
  keptSheet?: string | undefined
  /** Tags for `<head>`, such as Open Graph; a `<title>` or description among them replaces the page's own. */
  head?: string
  /** Asks the server for what the viewer may read, by the address of a call; without it the browser asks for everything. */
  ask?: Transport
}

/** A document with its status; a redirect carries `location` and no document. */
export type Rendered = { status: number; html: string; location?: string }

const built = (file: string) => fileURLToPath(new URL(`../client/${file}`, import.meta.url))

const template = existsSync(built('index.html')) ? readFileSync(built('index.html'), 'utf8') : '<!--app-->'
const sheet = sheetOf(template, new URL('../client/', import.meta.url).href)
const templateWithSheet = sheet === undefined ? template : withSheetInside(template, sheet)

/** The document that starts the app by itself (build/finish.ts writes it beside the template). */
export const shell = shellOf(template)

/** Every text that needs a hash: scripts and styles. */
export const inlineTexts = [...inlineScripts, ...(sheet === undefined ? [] : [sheet.text])]

const preloads: Preloads = existsSync(built('.vite/preloads.json'))
  ? JSON.parse(readFileSync(built('.vite/preloads.json'), 'utf8'))
  : {}

/** As whom the calls of a request are made: requests of many members are under way side by side. */
const asks = new AsyncLocalStorage<NonNullable<RenderRequest['ask']>>()

sendCallsBy((address, init) => {
  const ask = asks.getStore()
  if (ask === undefined) throw new Error('Nobody asks.')
  return ask(address, init)
})

/** Asks, and writes down what is read, for the browser to keep (packages/data/src/offline/keep-page.ts). */
const noting =
  (reads: string[], ask: Transport): Transport =>
  (address, init) => {
    if (init.method === 'GET') reads.push(address)
    return ask(address, init)
  }

/**
 * A router at an address, loaded. It redirects from an address that it would write otherwise (`/profile/%5B` for `/profile/[`); the page is
 * the same, so it starts at its own spelling.
 */
async function routerAt(path: string, context: RouterContext) {
  const at = (entry: string) => createAppRouter(context, createMemoryHistory({ initialEntries: [entry] }))
  const asked = at(path)
  const { publicHref } = asked.buildLocation({
    to: asked.latestLocation.pathname,
    search: true,
    params: true,
    hash: true,
    state: true,
  })
  const router = publicHref === asked.latestLocation.publicHref ? asked : at(publicHref)
  await router.load()
  return router
}

/**
 * Renders one page for one viewer. What a link leads to is read first, by `ask`, and goes along in the document; whatever else a page shows, the
 * browser asks for.
 */
export async function render({
  path,
  boot,
  feed = 'everyone',
  keptSheet,
  head = '',
  ask,
}: RenderRequest): Promise<Rendered> {
  const { language, viewer } = boot
  const client = createQueryClient()
  seedSession(client, viewer)
  seedFeedChoice(client, feed)
  const context = { client, language: () => language }
  const [titles, router] = await Promise.all([
    messagesOf(language, 'titles'),
    routerAt(path, context),
    loadMessages(language, commonNamespaces),
  ])

  const result = router._serverResult
  if (result?.type === 'redirect') {
    const location = result.redirect.headers.get('Location') ?? '/'
    return { status: result.redirect.status, html: '', location }
  }

  const page = router.state.matches.at(-1)?.staticData.page
  const parts = page === undefined ? [] : partsOf(page, context)
  const isGated = page?.access === 'member' && viewer === null
  const title = isGated ? titles.signIn() : screenTitle(router.state.location.pathname, titles)
  const reads: string[] = []
  const answers =
    isGated || ask === undefined
      ? undefined
      : await asks.run(noting(reads, ask), () => readFirstAnswers(client, router))
  const namespaces = [...commonNamespaces, ...parts.flatMap((part) => part.namespaces)]
  const links = preloadLinks(
    preloads,
    [
      ...parts.map(({ module }) => `screens/${module}`),
      ...namespaces.map((namespace) => `i18n/${language}/${namespace}`),
    ],
    template,
  )
  const html = fillTemplate(keptSheet !== undefined && keptSheet === sheet?.name ? template : templateWithSheet, {
    boot,
    answers,
    reads,
    app: renderToString(<App boot={boot} client={client} router={router} />),
    links: links.scripts,
    sheets: links.sheets,
    title: titles.withApp({ title }),
    description: titles.description(),
    head,
    isFeed: parts.includes(homeScreen),
  })
  client.clear()
  return { status: page === undefined || page.isNotFound === true ? 404 : 200, html }
}
