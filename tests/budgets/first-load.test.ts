/**
 * What a first visit costs, measured on the wire in a real browser against the real server: bytes as sent (Brotli), requests and DOM
 * nodes. Everything that arrives before anything is touched counts, also what is fetched ahead. What an untouched page fetches after it
 * has come to rest has a bound of its own: the timers of that rest are held until the first load has been measured, so that the two
 * are told apart on a slow machine too.
 */
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import type { Browser, Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import budgets from '../budgets.json' with { type: 'json' }
import { chromiumArgs, findChromium } from '../browser/chromium.ts'
import { patience } from '../patience.ts'
import { startServer } from '../server/start.ts'
import type { RunningServer } from '../server/start.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  // A fixed moment, because which posts the demo feed begins with depends on the hour.
  server = await startServer({ clock: '2026-11-20T15:00:00Z' })
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

type Load = {
  javascriptKiB: number
  cssKiB: number
  requests: number
  apiRequests: number
  nodes: number
  encodings: Set<string>
  /** The scripts by file, so that one too many can be named. */
  scripts: string[]
}

declare global {
  interface Window {
    /** Lets the page come to rest: runs the held timers. */
    comeToRest: () => void
  }
}

/** Holds the timers that wait for the page to come to rest (of three seconds and more) until `comeToRest` is called. */
function holdRest() {
  const start = window.setTimeout.bind(window)
  const stop = window.clearTimeout.bind(window)
  const held = new Map<number | undefined, () => void>()
  let isResting = false
  Object.assign(window, {
    setTimeout: (work: () => void, delay = 0) => {
      if (isResting || delay < 3000) return start(work, delay)
      const timer = start(() => undefined, delay)
      held.set(timer, work)
      return timer
    },
    clearTimeout: (timer?: number) => {
      held.delete(timer)
      stop(timer)
    },
    comeToRest: () => {
      isResting = true
      for (const work of held.values()) work()
    },
  })
}

/**
 * Keeps what the browser itself tells of the pointer from the page. A browser does so at moments and places of its own choice, and two
 * places, the browser's and that of `tellOfPointer`, are a pointer that moves: a reader, for whom the page fetches more.
 */
function holdPointer() {
  const keep = (event: Event) => {
    if (event.isTrusted) event.stopImmediatePropagation()
  }
  window.addEventListener('pointermove', keep, { capture: true })
}

/** As a browser does when the page changes under a pointer that nobody moves. */
function tellOfPointer() {
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, screenX: 400, screenY: 300 }))
}

/** How often in a row a page with nothing else to do must have asked for nothing new. */
const quietLooks = 20

/** Waits until the page has drawn what it has and has nothing else to do. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))

/** The style sheet that travels in the document itself, in KiB as it is sent. */
async function sheetInside(page: Page): Promise<number> {
  const sheets = await page.locator('style[data-sheet]').allTextContents()
  return brotliCompressSync(sheets.join('')).length / 1024
}

/** Counts all that a page loads from now on. */
function startMeter(page: Page) {
  const load: Load = {
    javascriptKiB: 0,
    cssKiB: 0,
    requests: 0,
    apiRequests: 0,
    nodes: 0,
    encodings: new Set(),
    scripts: [],
  }
  const sizes: Promise<void>[] = []
  const pending = new Set<Request>()
  let asked = 0
  const pathOf = (request: Request) => new URL(request.url()).pathname
  page.on('request', (request) => {
    asked += 1
    // Open for as long as the page is.
    if (pathOf(request) !== '/api/events') pending.add(request)
  })
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('requestfinished', (request) => {
    pending.delete(request)
    const type = request.resourceType()
    load.requests += 1
    if (type === 'script') load.scripts.push(pathOf(request))
    if (pathOf(request).startsWith('/api/')) load.apiRequests += 1
    // The sheet for the next page is fetched by a script.
    if (type !== 'script' && !pathOf(request).endsWith('.css')) return
    sizes.push(
      (async () => {
        const answer = await request.response()
        const { responseBodySize } = await request.sizes()
        load.encodings.add((await answer?.headerValue('content-encoding')) ?? 'none')
        load[type === 'script' ? 'javascriptKiB' : 'cssKiB'] += responseBodySize / 1024
      })(),
    )
  })
  return {
    /** What has been loaded once nothing is on its way and the page, however often it had nothing else to do, asked for nothing more. */
    read: async (): Promise<Load> => {
      let quiet = 0
      let before = asked
      await vi.waitUntil(
        async () => {
          await idle(page)
          quiet = pending.size === 0 && asked === before ? quiet + 1 : 0
          before = asked
          return quiet >= quietLooks
        },
        { timeout: patience.wait },
      )
      await Promise.all(sizes)
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
      return { ...load, cssKiB: load.cssKiB + (await sheetInside(page)), scripts: load.scripts.toSorted(), nodes }
    },
  }
}

/**
 * A page without the worker: it would take over at some moment of the rest, and what it answers from its own cache is not counted, nor told
 * to be finished.
 */
const withoutWorker = { serviceWorkers: 'block' } as const

/** Opens `path` with a cold cache and waits until it stands there (`settled`) and nothing is loading any more. */
async function firstLoad(page: Page, path: string, settled: (page: Page) => Promise<unknown>) {
  const meter = startMeter(page)
  await page.addInitScript(holdRest)
  await page.addInitScript(holdPointer)
  await page.goto(`${server.origin}${path}`, { waitUntil: 'load' })
  await page.locator('html[data-hydrated]').waitFor()
  await settled(page)
  await meter.read()
  // Browsers tell of a pointer that lies over the page when something comes up beneath it; that is no reader.
  for (let time = 0; time < 2; time += 1) await page.evaluate(tellOfPointer)
  return { meter, load: await meter.read() }
}

const report = (name: string, load: Load) =>
  console.log(
    `| ${name}: JavaScript ${load.javascriptKiB.toFixed(1)} KiB, CSS ${load.cssKiB.toFixed(1)} KiB, ${load.requests} requests (${load.apiRequests} to the API), ${load.nodes} nodes`,
  )

/** Nothing within the budget; beyond it the sum and every script, so that the one too many can be found. */
const scriptsBeyond = ({ javascriptKiB, scripts }: Load, budget: { javascriptKiB: number }) =>
  javascriptKiB <= budget.javascriptKiB ? [] : [`${javascriptKiB} KiB`, ...scripts]

describe('first load', () => {
  test('of a visitor', async () => {
    const page = await browser.newPage(withoutWorker)
    const { load } = await firstLoad(page, '/', () => page.getByLabel('Username').waitFor())
    report('signed out', load)
    expect([...load.encodings]).toEqual(['br'])
    expect(scriptsBeyond(load, budgets.signedOut)).toEqual([])
    expect(load.cssKiB).toBeLessThanOrEqual(budgets.signedOut.cssKiB)
    expect(load.requests).toBeLessThanOrEqual(budgets.signedOut.requests)
    await page.close()
  })

  test('of a member on the home feed', async () => {
    const page = await browser.newPage({ ...withoutWorker, baseURL: server.origin })
    const signedIn = await page.request.post('/api/auth/login', { data: { username: 'demo', password: 'quiet-paper' } })
    expect(signedIn.status()).toBe(200)
    const { meter, load } = await firstLoad(page, '/', () => page.getByRole('article').nth(3).waitFor())
    report('home', load)
    expect(scriptsBeyond(load, budgets.home)).toEqual([])
    expect(load.cssKiB).toBeLessThanOrEqual(budgets.home.cssKiB)
    expect(load.apiRequests).toBeLessThanOrEqual(budgets.home.apiRequests)
    expect(load.nodes).toBeLessThanOrEqual(budgets.home.nodes)

    const events = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/events')
    await page.evaluate(() => window.comeToRest())
    await events
    const rested = await meter.read()
    report('home after its rest', rested)
    expect(rested.javascriptKiB).toBeGreaterThan(load.javascriptKiB)
    expect(scriptsBeyond(rested, budgets.homeAfterRest)).toEqual([])
    expect(rested.cssKiB).toBeLessThanOrEqual(budgets.homeAfterRest.cssKiB)
    await page.close()
  })
})
