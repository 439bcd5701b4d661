/**
 * What a first visit costs, measured on the wire in a real browser against the real server: bytes as sent (Brotli), requests and DOM
 * nodes. Everything that arrives before anything is touched counts, also what is fetched ahead.
 */
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import budgets from '../budgets.json' with { type: 'json' }
import { chromiumArgs, findChromium } from '../browser/chromium.ts'
import { startServer } from '../server/start.ts'
import type { RunningServer } from '../server/start.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
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

/** Opens `path` with a cold cache and waits until nothing is loading any more. */
async function firstLoad(page: Page, path: string): Promise<Load> {
  const load: Load = { javascriptKiB: 0, cssKiB: 0, requests: 0, apiRequests: 0, nodes: 0, encodings: new Set() }
  const sizes: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const type = request.resourceType()
    load.requests += 1
    if (new URL(request.url()).pathname.startsWith('/api/')) load.apiRequests += 1
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
  await page.goto(`${server.origin}${path}`, { waitUntil: 'networkidle' })
  await Promise.all(sizes)
  load.nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  return load
}

const report = (name: string, load: Load) =>
  console.log(
    `| ${name}: JavaScript ${load.javascriptKiB.toFixed(1)} KiB, CSS ${load.cssKiB.toFixed(1)} KiB, ${load.requests} requests (${load.apiRequests} to the API), ${load.nodes} nodes`,
  )

describe('first load', () => {
  test('of a visitor', async () => {
    const page = await browser.newPage()
    const load = await firstLoad(page, '/')
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
    const load = await firstLoad(page, '/')
    report('home', load)
    expect(await page.getByRole('article').count()).toBeGreaterThan(3)
    expect(load.javascriptKiB).toBeLessThanOrEqual(budgets.home.javascriptKiB)
    expect(load.cssKiB).toBeLessThanOrEqual(budgets.home.cssKiB)
    expect(load.apiRequests).toBeLessThanOrEqual(budgets.home.apiRequests)
    expect(load.nodes).toBeLessThanOrEqual(budgets.home.nodes)
    await page.close()
  })
})
