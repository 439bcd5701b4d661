/**
 * The home feed with 5,000 posts, scrolled from its first to its last post and back by a script, in the built web app. Says how many
 * cards were ever in the document, how far any card was from where it had been at the same stop, how the heap grew, and the longest run
 * of dropped frames that a processor four times slower would have.
 *
 * A shared machine stops as a whole at times, for tens of milliseconds, which the clocks of its processors take for work. Where a step was
 * long, the way is therefore gone again on a new page: the page's own work is what the same step takes each time. Now and then the browser
 * gives a page no more frames, although it is seen and its timers run; then it is opened anew, and that is told.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import type { Browser, CDPSession, Page } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.ts'
import { ensureWebBuild } from '../../scripts/web-build.mjs'
import { startServer } from '../server/start.ts'
import { stepMark, traceSteps } from './step-work.ts'

const size = 5000
const slowDown = 4
/**
 * Pixels a frame. While frames are counted: 9,000 a second, what the fastest fling of a finger comes to. Else more than a window a
 * frame, so that every frame has to draw all that is seen anew and many rounds go quickly.
 */
const steps = { smooth: 150, far: 1200 }
const limits = { cards: 60, awayPx: 2, heap: 1.1, slowedMs: 100 }
/** How often the way is gone at most, to tell the page's work from the machine's stops. */
const mostWalks = 4

/** What one way down and up looked like. */
type Round = { cards: number; awayPx: number; stops: number }

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

/** Frames of one part of a way: as many as one trace holds with ease. */
const framesAtOnce = 250
/** Milliseconds that a part may take: several times what a slow machine needs. */
const partMs = 60_000
/** How often a page is opened at most, where the browser draws it no more. */
const attempts = 4

/** Goes with the reader inside the page, a frame a step, and compares each stop on the way up with the one on the way down. */
function makeWalker({ step, mark }: { step: number; mark: string }) {
  const line = 52
  /** The next frame, once all that is done for it is done. */
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const cards = () => document.querySelectorAll('[data-feed-key]')
  const first = () => {
    for (const card of cards()) {
      const { top, bottom } = card.getBoundingClientRect()
      if (bottom > line + 1) return { key: card.getAttribute('data-feed-key'), top }
    }
    return undefined
  }
  const found = { cards: 0, awayPx: 0, stops: 0 }
  const stops: ReturnType<typeof first>[] = []
  const move = async (by: number) => {
    performance.mark(mark)
    performance.clearMarks(mark)
    window.scrollBy({ top: by, behavior: 'instant' })
    await frame()
    found.cards = Math.max(found.cards, cards().length)
  }
  const atEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - step
  return {
    found,
    /** So many frames down. @returns whether the end is reached; throws where the list holds the page */
    async down(frames: number): Promise<boolean> {
      const { scrollY } = window
      for (let moved = 0; moved < frames; moved += 1) {
        if (atEnd()) return true
        await move(step)
        stops.push(first())
        found.stops = stops.length
      }
      if (window.scrollY > scrollY) return false
      throw new Error(`Stuck at ${scrollY} of ${document.documentElement.scrollHeight} px`)
    },
    /** So many frames up. @returns whether the start is reached */
    async up(frames: number): Promise<boolean> {
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

/** The browser draws the page no more. */
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

/** Runs a part of a way. @returns whether that was the last one */
type Run = (part: () => Promise<boolean>) => Promise<boolean>

/** Scrolls to the last post and back. */
async function scrollOnce(page: Page, pixels: number, run: Run = (part) => part()): Promise<Round> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const walker = await page.evaluateHandle(makeWalker, { step: pixels, mark: stepMark })
  while (!(await run(() => inTime(walker.evaluate((one, frames) => one.down(frames), framesAtOnce))))) continue
  while (!(await run(() => inTime(walker.evaluate((one, frames) => one.up(frames), framesAtOnce))))) continue
  const found = await walker.evaluate((one) => one.found)
  await walker.dispose()
  return found
}

/** Bytes in use after everything that is not needed was let go. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
}

type Opened = { page: Page; session: CDPSession }

/** The feed of 5,000, at rest. */
async function openFeed(browser: Browser, baseURL: string): Promise<Opened> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } })
  await page.request.post('/api/auth/login', { data: { username: 'demo', password: 'quiet-paper' } })
  await serveAll(page)
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return { page, session }
}

/** Does something with the feed, from the beginning again where the browser draws it no more. */
async function withFeed<T>(browser: Browser, baseURL: string, act: (opened: Opened) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const opened = await openFeed(browser, baseURL)
    try {
      return await act(opened)
    } catch (error) {
      if (!(error instanceof Stalled) || attempt === attempts) throw error
      console.log(`| ${error.message} The page is opened anew.`)
    } finally {
      await opened.page.close()
    }
  }
}

/** Once down and up, a frame a step. */
async function walkOnce({ page, session }: Opened): Promise<{ round: Round; work: number[] }> {
  const work: number[] = []
  const round = await scrollOnce(page, steps.smooth, async (part) => {
    const traced = await traceSteps(session, part)
    work.push(...traced.work)
    return traced.done
  })
  return { round, work }
}

/** Goes the way a frame a step until no step is long for want of another try. */
async function walkSmoothly(browser: Browser, baseURL: string): Promise<{ round: Round; slowedMs: number }> {
  let least: number[] = []
  for (let walk = 1; ; walk += 1) {
    const { round, work } = await withFeed(browser, baseURL, walkOnce)
    if (walk > 1 && work.length !== least.length) throw new Error(`${work.length} steps, and ${least.length} before`)
    least = work.map((ms, step) => Math.min(ms, least[step] ?? Infinity))
    const slowed = least.map((ms) => ms * slowDown).toSorted((a, b) => a - b)
    const share = (of: number) => (slowed[Math.floor(of * (slowed.length - 1))] ?? Number.NaN).toFixed(0)
    const long = slowed.filter((ms) => ms > limits.slowedMs).length
    console.log(
      `| walk ${walk}: ${slowed.length} frames, at most ${round.cards} cards, ${round.awayPx.toFixed(1)} px astray; ` +
        `${slowDown} times slowed half under ${share(0.5)} ms, 99 of 100 under ${share(0.99)} ms, ` +
        `the longest ${share(1)} ms, ${long} too long`,
    )
    if (long === 0 || walk === mostWalks) return { round, slowedMs: slowed.at(-1) ?? Number.NaN }
  }
}

/** Goes far in every frame, `rounds` times on one page. @returns how the heap grew from the first round on, too */
const goFar = (rounds: number) => async (opened: Opened) => {
  const all: Round[] = []
  const heaps: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const one = await scrollOnce(opened.page, steps.far)
    // The first round fills the caches of pictures and heights, which are meant to stay.
    const heap = await heapOf(opened.session)
    all.push(one)
    heaps.push(heap)
    console.log(
      `| round ${round}: ${one.stops} stops, at most ${one.cards} cards, ${one.awayPx.toFixed(1)} px astray, heap ${(heap / 1e6).toFixed(1)} MB`,
    )
  }
  return { all, heap: (heaps.at(-1) ?? Number.NaN) / (heaps[0] ?? Number.NaN) }
}

/** Scrolls down and up, smoothly and then far `rounds` times; false when a limit is missed. */
export async function benchmarkScroll(rounds: number): Promise<boolean> {
  await ensureWebBuild({ quiet: true })
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
  try {
    const { round, slowedMs } = await walkSmoothly(browser, server.origin)
    const { all, heap } = await withFeed(browser, server.origin, goFar(rounds))
    const ways = [round, ...all]
    const found = {
      cards: Math.max(...ways.map(({ cards }) => cards)),
      awayPx: Math.max(...ways.map(({ awayPx }) => awayPx)),
      heap,
      slowedMs,
    }
    console.log(JSON.stringify({ found, limits, rounds, size, slowDown }))
    return (
      found.cards <= limits.cards &&
      found.awayPx <= limits.awayPx &&
      found.heap <= limits.heap &&
      found.slowedMs <= limits.slowedMs
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}
