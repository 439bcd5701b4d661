/**
 * The camera's picture, filtered and cropped, in the built web app: how many pictures a second it draws with each filter while it records,
 * by WebGL and on the 2D canvas that stands in for it, against the pictures that the browser's fake camera gives in that time.
 */
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { chromiumArgs, fakeMediaArgs, findChromium } from '../browser/chromium.ts'
import { ensureWebBuild } from '../../scripts/web-build.mjs'
import { startServer } from '../server/start.ts'

const filters = ['Original', 'Vintage', 'Vibrant', 'Cool', 'Warm', 'Dramatic']
const paths = ['WebGL', '2D'] as const
const seconds = 3

declare global {
  interface Window {
    /** Pictures drawn on the preview so far. */
    drawn: number
  }
}

/** Runs in the page, before anything of it: counts what is drawn, and takes WebGL away where the 2D canvas is to be measured. */
function count(without: boolean): void {
  window.drawn = 0
  const getContext: unknown = Reflect.get(HTMLCanvasElement.prototype, 'getContext')
  const drawArrays: unknown = Reflect.get(WebGL2RenderingContext.prototype, 'drawArrays')
  const drawImage: unknown = Reflect.get(CanvasRenderingContext2D.prototype, 'drawImage')
  if (typeof getContext !== 'function' || typeof drawArrays !== 'function' || typeof drawImage !== 'function') return
  const isPreview = (canvas: unknown) => canvas === document.querySelector('main canvas')
  Reflect.set(
    HTMLCanvasElement.prototype,
    'getContext',
    function (this: HTMLCanvasElement, type: string, options?: object) {
      if (!type.startsWith('webgl')) return Reflect.apply(getContext, this, [type, options])
      // The app leaves it alone where the processor computes it, as on a machine without graphics: here it is compared all the same.
      return without
        ? null
        : Reflect.apply(getContext, this, [type, { ...options, failIfMajorPerformanceCaveat: false }])
    },
  )
  Reflect.set(
    WebGL2RenderingContext.prototype,
    'drawArrays',
    function (this: WebGL2RenderingContext, ...all: unknown[]) {
      if (isPreview(this.canvas)) window.drawn += 1
      Reflect.apply(drawArrays, this, all)
    },
  )
  Reflect.set(
    CanvasRenderingContext2D.prototype,
    'drawImage',
    function (this: CanvasRenderingContext2D, ...all: unknown[]) {
      if (isPreview(this.canvas)) window.drawn += 1
      Reflect.apply(drawImage, this, all)
    },
  )
}

/** Pictures a second while it records. */
async function rateWith(page: Page, filter: string): Promise<number> {
  const radio = page.getByRole('radio', { name: filter, exact: true })
  await radio.focus()
  await page.keyboard.press('Space')
  return page.evaluate(async (time) => {
    const began = performance.now()
    const before = window.drawn
    await new Promise((resolve) => setTimeout(resolve, time))
    return ((window.drawn - before) * 1000) / (performance.now() - began)
  }, seconds * 1000)
}

async function openCamera(browser: Browser, origin: string, path: (typeof paths)[number]): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    permissions: ['camera', 'microphone'],
  })
  const page = await context.newPage()
  await page.addInitScript(count, path === '2D')
  await page.request.post('/api/auth/login', { data: { username: 'demo', password: 'quiet-paper' } })
  await page.goto('/camera')
  const timer = page.getByRole('slider', { name: 'Timer' })
  await timer.focus()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByText(/^REC 00:0[1-9]/).waitFor()
  return page
}

/** Prints a row for each filter; false when one of them draws nothing. */
export async function benchmarkCamera(): Promise<boolean> {
  await ensureWebBuild({ quiet: true })
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, ...fakeMediaArgs],
  })
  const rates = new Map<string, number>()
  try {
    for (const path of paths) {
      const page = await openCamera(browser, server.origin, path)
      const size = await page.evaluate(() => {
        const canvas = document.querySelector('main canvas')
        return canvas instanceof HTMLCanvasElement ? `${canvas.width} × ${canvas.height}` : 'no picture'
      })
      for (const filter of filters) {
        const rate = await rateWith(page, filter)
        rates.set(`${path} ${filter}`, rate)
        console.log(`| ${path.padEnd(6)} ${filter.padEnd(9)} ${size}: ${rate.toFixed(1)} pictures a second`)
      }
      await page.context().close()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  const plain = rates.get('WebGL Original') ?? 0
  const slowest = Math.min(...rates.values())
  console.log(`| The slowest draws ${(slowest / plain).toFixed(2)} of the pictures that WebGL draws without a filter.`)
  return slowest > 0
}
