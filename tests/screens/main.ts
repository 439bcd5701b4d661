/**
 * `npm run screens`: photographs the screens at both widths and in both themes into docs/screens, as WebP under 100 kB each. A picture is
 * rewritten only when the screen really looks different, so that a run without a change leaves git clean.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.ts'
import { startServer } from '../server/start.ts'
import { compress, difference } from '../visual/picture.ts'
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
async function fit(png: Buffer): Promise<Buffer> {
  for (const quality of [90, 80, 70, 60, 45]) {
    const webp = await compress(png, quality)
    if (webp.length < maxBytes) return webp
  }
  throw new Error('A screen does not fit into 100 kB.')
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
        const picture = await fit(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
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
