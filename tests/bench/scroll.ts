/**
 * The home feed with 5,000 posts, scrolled from its first to its last post and back by a script, in the built web app. Says how many
 * cards were ever in the document, how far any card was from where it had been at the same stop, how the heap grew, and the longest run
 * of dropped frames: that in the first round, at a 4x slow-down of the CPU.
 *
 * The browser slows a page down by stopping its thread over and over. On a shared machine it goes on late at times, or never: what counts
 * is therefore the work of the page in its longest frame, and a page that draws no more is opened anew. Both are told.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import type { Browser, CDPSession, Page } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.ts'
import { ensureWebBuild } from '../../scripts/web-build.mjs'
import { startServer } from '../server/start.ts'

const size = 5000
const slowDown = 4
/**
 * Pixels a frame. While frames are counted: 9,000 a second, what the fastest fling of a finger comes to. Else more than a window a
 * frame, so that every frame has to draw all that is seen anew and many rounds go quickly.
 */
const steps = { smooth: 150, far: 1200 }
const limits = { cards: 60, awayPx: 2, heap: 1.1, workedMs: 100 }

/** What one way down and up looked like. */
type Round = { cards: number; awayPx: number; droppedRunMs: number; workedMs: number; stops: number }

/** Answers the feed's first page with all posts at once, made from the demo data: what is measured is the list, not the network. */
async function serveAll(page: Page): Promise<void> {
  await page.route('**/api/posts?**', async (route) => {
    const answer = await route.fetch()
    const posts: { id: string }[] = await answer.json()
    const all = Array.from({ length: size }, (_, index) => {
      const id = `0192f0c1-2b3c-7d4e-8f50-${(size - index).toString(16).padStart(12, '0')}`
      return { ...posts[index % posts.length], id }
    })
    await route.fulfill({
      response: answer,
      json: new URL(route.request().url()).searchParams.has('before') ? [] : all,
    })
  })
}

/** How often the first round is begun where a page draws no more. */
const attempts = 4
/** Frames of one part of a way: a page that draws no more is then seen after a part, and not waited for through the whole way. */
const framesAtOnce = 250
/** Milliseconds that a part may take: several times what a slow machine needs. */
const partMs = 60_000

/** Goes with the reader inside the page, a frame a step, and compares each stop on the way up with the one on the way down. */
function makeWalker(step: number) {
  const line = 52
  /** The time of the next frame, once all that is done for it is done. */
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame((time) => setTimeout(() => resolve(time))))
  const cards = () => document.querySelectorAll('[data-feed-key]')
  const first = () => {
    for (const card of cards()) {
      const { top, bottom } = card.getBoundingClientRect()
      if (bottom > line + 1) return { key: card.getAttribute('data-feed-key'), top }
    }
    return undefined
  }
  const found = { cards: 0, awayPx: 0, droppedRunMs: 0, workedMs: 0, stops: 0 }
  /** Milliseconds of a long frame in which the page worked: scripts before it was drawn, and the drawing with the scripts in that. */
  const workIn = (frame: PerformanceEntry) => {
    const drawn: unknown = Reflect.get(frame, 'renderStart')
    const scripts: unknown = Reflect.get(frame, 'scripts')
    const end = frame.startTime + frame.duration
    const from = typeof drawn === 'number' && drawn > 0 ? drawn : end
    let sum = end - from
    for (const script of Array.isArray(scripts) ? scripts : [])
      if (script instanceof PerformanceEntry && script.startTime < from) sum += script.duration
    return sum
  }
  const frames = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) found.workedMs = Math.max(found.workedMs, workIn(entry))
  })
  frames.observe({ type: 'long-animation-frame' })
  const stops: ReturnType<typeof first>[] = []
  let last = 0
  const move = async (by: number) => {
    window.scrollBy({ top: by, behavior: 'instant' })
    const now = await frame()
    found.droppedRunMs = Math.max(found.droppedRunMs, now - last)
    last = now
    found.cards = Math.max(found.cards, cards().length)
  }
  const atEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - step
  return {
    found,
    leave: () => frames.disconnect(),
    /** So many frames down. @returns whether the end is reached; throws where the list holds the page */
    async down(frames: number): Promise<boolean> {
      last = await frame()
      const { scrollY } = window
      for (let moved = 0; moved < frames; moved += 1) {
        if (atEnd()) return true
        await move(step)
        stops.push(first())
      }
      found.stops = stops.length
      if (window.scrollY > scrollY) return false
      throw new Error(`Stuck at ${scrollY} of ${document.documentElement.scrollHeight} px`)
    },
    /** So many frames up. @returns whether the start is reached */
    async up(frames: number): Promise<boolean> {
      last = await frame()
      for (let moved = 0; moved < frames; moved += 1) {
        const stop = stops.pop()
        if (stop === undefined) return stops.length === 0
        const card = document.querySelector(`[data-feed-key="${stop.key}"]`)
        found.awayPx = Math.max(
          found.awayPx,
          card && stop ? Math.abs(card.getBoundingClientRect().top - stop.top) : Infinity,
        )
        await move(-step)
      }
      return false
    },
  }
}

/** The page draws no more. */
class Stalled extends Error {}

/** @throws Stalled */
async function inTime<T>(part: Promise<T>): Promise<T> {
  const waiting = new AbortController()
  const late = sleep(partMs, undefined, { signal: waiting.signal }).then(() => {
    throw new Stalled(`No ${framesAtOnce} frames in ${partMs / 1000} s.`)
  })
  try {
    return await Promise.race([part, late])
  } finally {
    waiting.abort()
    late.catch(() => {})
  }
}

/** Scrolls to the last post and back. */
async function scrollOnce(page: Page, pixels: number): Promise<Round> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const walker = await page.evaluateHandle(makeWalker, pixels)
  while (!(await inTime(walker.evaluate((one, frames) => one.down(frames), framesAtOnce)))) continue
  while (!(await inTime(walker.evaluate((one, frames) => one.up(frames), framesAtOnce)))) continue
  const found = await walker.evaluate((one) => {
    one.leave()
    return one.found
  })
  await walker.dispose()
  return found
}

/** Bytes in use after everything that is not needed was let go. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
}

/** The feed of 5,000, at rest, with what slows it down. */
async function openFeed(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } })
  await page.request.post('/api/auth/login', { data: { username: 'demo', password: 'quiet-paper' } })
  await serveAll(page)
  // The parts that not every card has come once the page has rested; until then their room is kept as a guess.
  const parts = page.waitForResponse((answer) => answer.url().includes('/late-parts'))
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
  await parts
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return { page, session }
}

/** The first round, slowed down, on a page that draws to its end. */
async function firstRound(browser: Browser, baseURL: string) {
  for (let attempt = 1; ; attempt += 1) {
    const { page, session } = await openFeed(browser, baseURL)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    try {
      const round = await scrollOnce(page, steps.smooth)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      return { page, session, round }
    } catch (error) {
      if (!(error instanceof Stalled) || attempt === attempts) throw error
      console.log(`| ${error.message} The page is opened anew.`)
      await page.close()
    }
  }
}

/** Scrolls down and up `rounds` times; false when a limit is missed. */
export async function benchmarkScroll(rounds: number): Promise<boolean> {
  await ensureWebBuild({ quiet: true })
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
  try {
    const { page, session, round: first } = await firstRound(browser, server.origin)
    const all: Round[] = []
    let before = Number.NaN
    let after = Number.NaN
    for (let round = 1; round <= rounds; round += 1) {
      const one = round === 1 ? first : await scrollOnce(page, steps.far)
      all.push(one)
      after = await heapOf(session)
      // The first round fills the caches of pictures and heights, which are meant to stay.
      if (round === 1) before = after
      console.log(
        `| round ${round}: ${one.stops} stops, at most ${one.cards} cards, ${one.awayPx.toFixed(1)} px astray, longest frame ` +
          `${one.droppedRunMs.toFixed(0)} ms, most work in one ${one.workedMs.toFixed(0)} ms, heap ${(after / 1e6).toFixed(1)} MB`,
      )
    }
    const worst = (of: (round: Round) => number) => Math.max(...all.map((round) => of(round)))
    const found = {
      cards: worst(({ cards }) => cards),
      awayPx: worst(({ awayPx }) => awayPx),
      heap: after / before,
      workedMs: first.workedMs,
    }
    console.log(JSON.stringify({ found, limits, rounds, size, slowDown }))
    return (
      found.cards <= limits.cards &&
      found.awayPx <= limits.awayPx &&
      found.heap <= limits.heap &&
      found.workedMs <= limits.workedMs
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}
