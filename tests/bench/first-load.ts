/**
 * What a first visit feels like on a phone: a processor four times slower than this one, 1.4 Mbit/s and 150 ms there and back, beside the
 * bare page of the same stack (bare/), in one run and by turns. Content is the first frame with what was asked for, which the goals are about;
 * drawn is the largest contentful paint; taken over the moment at which the scripts have: until then forms keep what is typed and links
 * work. Blocking time is what long tasks take beyond 50 ms until then and two seconds after.
 */
import { chromium } from 'playwright'
import type { Browser, Page, Request } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.ts'
import { ensureWebBuild } from '../../scripts/web-build.mjs'
import { patience } from '../patience.ts'
import { startServer } from '../server/start.ts'
import { serveBare } from './bare/serve.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const network = { offline: false, latency: 150, downloadThroughput: 1_400_000 / 8, uploadThroughput: 675_000 / 8 }
const slowDown = 4
/** Milliseconds after which a page that was taken over is looked at once more. */
const restMs = 2_000
/** At most: what the product is meant to feel like. */
const limits = { home: 1.15, link: 1.25, requests: 25, blocking: 200, shift: 0.01 }

type Visit = {
  name: string
  address: string
  /** What is asked for. */
  content: string
  beside: 'sign-in' | 'feed'
  most: number
  isMember?: boolean
}

/** What the page noted of itself (milliseconds; shift is a sum of shares). */
type Seen = { content: number; drawn: number; takenOver: number; blocking: number; shift: number }

type Load = Seen & { requests: number; kiB: number }

declare global {
  interface Window {
    firstLoad: Seen
  }
}

/** What the page says once it was taken over. To ask a page while it loads takes its time: 60 ms of a slow phone before the first frame. */
const takenOverWord = 'taken over'

/** Runs in the page before its own scripts: notes when it had what, and what stood in its way. */
function watch({ content, word }: { content: string; word: string }) {
  const seen: Seen = { content: 0, drawn: 0, takenOver: 0, blocking: 0, shift: 0 }
  window.firstLoad = seen
  const listen = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  listen('largest-contentful-paint', ({ startTime }) => (seen.drawn = startTime))
  listen('longtask', ({ duration }) => (seen.blocking += duration - 50))
  listen('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true) seen.shift += Number(Reflect.get(entry, 'value'))
  })
  const look = () => {
    const hasContent = document.querySelector(content) !== null
    if (hasContent && seen.content === 0) seen.content = performance.now()
    if (hasContent && 'hydrated' in document.documentElement.dataset) {
      seen.takenOver = performance.now()
      console.debug(word)
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Bytes of an answer as they came; none where it was ended meanwhile. */
async function sizeOf(request: Request): Promise<number> {
  try {
    return (await request.sizes()).responseBodySize
  } catch {
    return 0
  }
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
}

async function load(browser: Browser, address: string, content: string, cookie?: Cookie): Promise<Load> {
  const context = await browser.newContext(phone)
  if (cookie !== undefined) await context.addCookies([cookie])
  const page = await context.newPage()
  let requests = 0
  const sizes: Promise<number>[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests += 1
  })
  page.on('requestfinished', (request) => {
    sizes.push(sizeOf(request))
  })
  await page.addInitScript(watch, { content, word: takenOverWord })
  await throttle(page)
  const takenOver = page.waitForEvent('console', {
    predicate: (message) => message.text() === takenOverWord,
    timeout: patience.wait,
  })
  await page.goto(address, { waitUntil: 'commit' })
  await takenOver
  const untilTaken = requests
  await page.waitForTimeout(restMs)
  const seen = await page.evaluate(() => window.firstLoad)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return { ...seen, requests: untilTaken, kiB: bytes / 1024 }
}

type Cookie = { name: string; value: string; url: string }

/** A signed-in session, as a cookie for a new context. */
async function sessionOf(origin: string): Promise<Cookie> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: 'demo', password: 'quiet-paper' }),
  })
  const [name = '', value = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';')[0]?.split('=') ?? []
  return { name, value, url: origin }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function summary(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => median(loads.map((one) => one[key]))
  return {
    content: of('content'),
    drawn: of('drawn'),
    takenOver: of('takenOver'),
    blocking: of('blocking'),
    shift: of('shift'),
    requests: of('requests'),
    kiB: of('kiB'),
  }
}

async function visitsOf(origin: string, posts: string): Promise<Visit[]> {
  const [post]: { id: string }[] = JSON.parse(posts)
  const link = { content: 'main article', beside: 'feed', most: limits.link, isMember: true } as const
  return [
    { name: 'sign-in', address: `${origin}/auth`, content: 'form button', beside: 'sign-in', most: limits.home },
    { name: 'home', address: `${origin}/`, content: 'main article', beside: 'feed', most: limits.home, isMember: true },
    { name: 'post', address: `${origin}/post/${post?.id ?? ''}`, ...link },
    { name: 'profile', address: `${origin}/profile/noor`, ...link },
    { name: 'tag', address: `${origin}/explore?tag=cometwatch`, ...link },
    { name: 'search', address: `${origin}/search?q=bread`, ...link },
    { name: 'information', address: `${origin}/terms`, ...link, content: 'main h2' },
  ]
}

/** @returns whether every page keeps its limits */
export async function benchmarkFirstLoad(rounds: number): Promise<boolean> {
  await ensureWebBuild()
  const server = await startServer()
  const cookie = await sessionOf(server.origin)
  const posts = await (
    await fetch(`${server.origin}/api/posts?limit=20`, { headers: { cookie: `${cookie.name}=${cookie.value}` } })
  ).text()
  const bare = await serveBare(posts)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
  try {
    const visits = await visitsOf(server.origin, posts)
    const floors = [
      { name: 'sign-in', address: `${bare.origin}/auth`, content: 'form button' },
      { name: 'feed', address: `${bare.origin}/`, content: 'main article' },
    ] as const
    const loads = new Map<string, Load[]>()
    const note = (name: string, one: Load) => loads.set(name, [...(loads.get(name) ?? []), one])
    // By turns, so that what slows the machine slows all of them.
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, address, content } of floors) note(`bare ${name}`, await load(browser, address, content))
      for (const { name, address, content, isMember } of visits)
        note(name, await load(browser, address, content, isMember ? cookie : undefined))
    }
    const result = (name: string) => summary(loads.get(name) ?? [])
    const row = (...cells: string[]) =>
      console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(13) : cell.padStart(12))).join(''))
    row(
      'page',
      'content ms',
      'x bare',
      'at most',
      'drawn ms',
      'x bare',
      'taken ms',
      'x bare',
      'blocking ms',
      'shift',
      'requests',
      'KiB',
    )
    const columns = (
      name: string,
      { content, drawn, takenOver, blocking, shift, requests, kiB }: Load,
      floor?: Load,
      most?: number,
    ) =>
      row(
        name,
        content.toFixed(0),
        floor === undefined ? '' : (content / floor.content).toFixed(2),
        most?.toFixed(2) ?? '',
        drawn.toFixed(0),
        floor === undefined ? '' : (drawn / floor.drawn).toFixed(2),
        takenOver.toFixed(0),
        floor === undefined ? '' : (takenOver / floor.takenOver).toFixed(2),
        blocking.toFixed(0),
        shift.toFixed(3),
        String(requests),
        kiB.toFixed(1),
      )
    for (const { name } of floors) columns(`bare ${name}`, result(`bare ${name}`))
    let isGood = true
    for (const { name, beside, most } of visits) {
      const [page, floor] = [result(name), result(`bare ${beside}`)]
      columns(name, page, floor, most)
      const { content, blocking, shift, requests } = page
      isGood &&=
        content / floor.content <= most &&
        blocking <= limits.blocking &&
        shift <= limits.shift &&
        requests <= limits.requests
    }
    return isGood
  } finally {
    await browser.close()
    bare.stop()
    await server.stop()
  }
}
