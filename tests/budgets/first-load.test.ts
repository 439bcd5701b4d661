/**
 * What a first visit costs, measured on the wire in a real browser against the real server: bytes as sent (Brotli), requests and DOM
 * nodes. Everything that arrives before anything is touched counts, also what is fetched ahead. What an untouched page fetches after it
 * has come to rest has a bound of its own: the timers of that rest are held until the first load has been measured, so that the two
 * are told apart on a slow machine too.
 */
import { chromium } from 'playwright'
import type { Browser, Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import budgets from '../budgets.json' with { type: 'json' }
import { chromiumArgs, findChromium } from '../browser/chromium.ts'
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

/** As a browser does when the page changes under a pointer that nobody moves. */
function tellOfPointer() {
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, screenX: 400, screenY: 300 }))
}

/** Counts all that a page loads from now on. */
function startMeter(page: Page) {
  const load: Load = { javascriptKiB: 0, cssKiB: 0, requests: 0, apiRequests: 0, nodes: 0, encodings: new Set() }
  const sizes: Promise<void>[] = []
  const pending = new Set<Request>()
  let lastChange = 0
  const pathOf = (request: Request) => new URL(request.url()).pathname
  page.on('request', (request) => {
    lastChange = performance.now()
    // Open for as long as the page is.
    if (pathOf(request) !== '/api/events') pending.add(request)
  })
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('requestfinished', (request) => {
    lastChange = performance.now()
    pending.delete(request)
    const type = request.resourceType()
    load.requests += 1
    if (pathOf(request).startsWith('/api/')) load.apiRequests += 1
    if (type !== 'script' && type !== 'stylesheet') return
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
    /** What has been loaded once nothing has been on its way for half a second. */
    read: async (): Promise<Load> => {
      lastChange = performance.now()
      await vi.waitUntil(() => pending.size === 0 && performance.now() - lastChange > 500, { timeout: 30_000 })
      await Promise.all(sizes)
      return { ...load, nodes: await page.evaluate(() => document.querySelectorAll('*').length) }
    },
  }
}

/** Opens `path` with a cold cache and waits until nothing is loading any more. */
async function firstLoad(page: Page, path: string) {
  const meter = startMeter(page)
  await page.addInitScript(holdRest)
  await page.goto(`${server.origin}${path}`, { waitUntil: 'load' })
  await meter.read()
  // Browsers tell of a pointer that lies over the page when something comes up beneath it; that is no reader.
  for (let time = 0; time < 2; time += 1) await page.evaluate(tellOfPointer)
  return { meter, load: await meter.read() }
}

const report = (name: string, load: Load) =>
  console.log(
    `| ${name}: JavaScript ${load.javascriptKiB.toFixed(1)} KiB, CSS ${load.cssKiB.toFixed(1)} KiB, ${load.requests} requests (${load.apiRequests} to the API), ${load.nodes} nodes`,
  )

describe('first load', () => {
  test('of a visitor', async () => {
    const page = await browser.newPage()
    const { load } = await firstLoad(page, '/')
    report('signed out', load)
    expect([...load.encodings]).toEqual(['br'])
    expect(load.javascriptKiB).toBeLessThanOrEqual(budgets.signedOut.javascriptKiB)
    expect(load.cssKiB).toBeLessThanOrEqual(budgets.signedOut.cssKiB)
    expect(load.requests).toBeLessThanOrEqual(budgets.signedOut.requests)
    await page.close()
  })

  test('of a member on the home feed', async () => {
    const page = await browser.newPage({ baseURL: server.origin })
    const signedIn = await page.request.post('/api/auth/login', { data: { username: 'demo', password: 'quiet-paper' } })
    expect(signedIn.status()).toBe(200)
    const { meter, load } = await firstLoad(page, '/')
    report('home', load)
    expect(await page.getByRole('article').count()).toBeGreaterThan(3)
    expect(load.javascriptKiB).toBeLessThanOrEqual(budgets.home.javascriptKiB)
    expect(load.cssKiB).toBeLessThanOrEqual(budgets.home.cssKiB)
    expect(load.apiRequests).toBeLessThanOrEqual(budgets.home.apiRequests)
    expect(load.nodes).toBeLessThanOrEqual(budgets.home.nodes)

    const events = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/events')
    await page.evaluate(() => window.comeToRest())
    await events
    const rested = await meter.read()
    report('home after its rest', rested)
    expect(rested.javascriptKiB).toBeGreaterThan(load.javascriptKiB)
    expect(rested.javascriptKiB).toBeLessThanOrEqual(budgets.homeAfterRest.javascriptKiB)
    expect(rested.cssKiB).toBeLessThanOrEqual(budgets.homeAfterRest.cssKiB)
    await page.close()
  })
})
