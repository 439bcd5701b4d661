/**
 * `npm run screens`: photographs the screens at both widths and in both themes into docs/screens, as WebP under 100 kB each. A picture is
 * rewritten only when the screen really looks different, so that a run without a change leaves git clean.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { chromiumArgs, findChromium } from '../browser/chromium.ts'
import { startServer } from '../server/start.ts'
import { screens } from './screens.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs', 'screens')
const maxBytes = 100_000
/** The moment of every picture: what a screen shows depends on it. */
const clock = '2026-11-20T18:00:00Z'
const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** WebP in the best quality that stays under the limit. */
async function compress(png: Buffer): Promise<Buffer> {
  for (const quality of [90, 80, 70, 60, 45]) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length < maxBytes) return webp
  }
  throw new Error('A screen does not fit into 100 kB.')
}

/** The share of pixels that differ visibly between the stored picture and a new one, both compressed; 1 when their sizes differ. */
async function difference(stored: Buffer, fresh: Buffer): Promise<number> {
  const [before, after] = await Promise.all(
    [stored, fresh].map((image) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!before || !after || before.data.length !== after.data.length) return 1
  let different = 0
  for (let at = 0; at < after.data.length; at += 3) {
    const distance = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)),
      0,
    )
    if (distance > 72) different += 1
  }
  return different / (after.data.length / 3)
}

async function settle(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

const server = await startServer({ clock })
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
mkdirSync(folder, { recursive: true })
let written = 0
try {
  for (const [name, screen] of Object.entries(screens)) {
    for (const viewport of widths) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({
          baseURL: server.origin,
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
          locale: 'en-US',
          timezoneId: 'UTC',
          hasTouch: viewport.width < 720,
        })
        const page = await context.newPage()
        await page.clock.setFixedTime(new Date(Date.parse(clock) + 60_000))
        await screen(page)
        await settle(page)
        const picture = await compress(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
        const file = join(folder, `${name}-${viewport.width}-${colorScheme}.webp`)
        if (!existsSync(file) || (await difference(readFileSync(file), picture)) > 0.002) {
          writeFileSync(file, picture)
          written += 1
          console.log(`wrote ${name}-${viewport.width}-${colorScheme}.webp`)
        }
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
console.log(`${written} pictures changed.`)
