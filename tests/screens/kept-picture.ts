/** How a picture of a screen is taken and kept: at a fixed moment, at rest, as WebP, rewritten only when the screen really looks different. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { compress, difference } from '../visual/picture.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs', 'screens')
const maxBytes = 100_000
/** The share of pixels from which on a screen looks different. */
const tolerance = 0.002

/** The moment of every picture: what a screen shows depends on it. */
export const clock = '2026-11-20T18:00:00Z'

/** Emoji are drawn by the reader's own system; the machine that photographs may have none, so it brings one. */
const emojiFont = fileURLToPath(
  import.meta.resolve('@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2'),
)

async function bringEmoji(page: Page) {
  await page.route('**/emoji.woff2', (route) => route.fulfill({ path: emojiFont, contentType: 'font/woff2' }))
  await page.evaluate(async () => {
    document.fonts.add(await new FontFace('Noto Color Emoji', 'url(/emoji.woff2)').load())
  })
}

async function settle(page: Page) {
  await bringEmoji(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  // What turns for ever (a spinner) is stopped by the photograph itself.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || !Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      ),
  )
}

/** WebP in the best quality that stays under the limit. */
async function fit(png: Buffer): Promise<Buffer> {
  for (const quality of [90, 80, 70, 60, 45]) {
    const webp = await compress(png, quality)
    if (webp.length < maxBytes) return webp
  }
  throw new Error('A screen does not fit into 100 kB.')
}

/**
 * Photographs what `visit` comes to, in a context of its own.
 * @param name path below docs/screens, without the ending
 * @returns whether the stored picture was rewritten
 */
export async function keepPicture(
  browser: Browser,
  name: string,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
): Promise<boolean> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    hasTouch: (options.viewport?.width ?? 0) < 720,
    ...options,
  })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(new Date(Date.parse(clock) + 60_000))
    await visit(page)
    await settle(page)
    const picture = await fit(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    const file = join(folder, `${name}.webp`)
    if (existsSync(file) && (await difference(readFileSync(file), picture)) <= tolerance) return false
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, picture)
    console.log(`wrote ${relative(folder, file)}`)
    return true
  } finally {
    await context.close()
  }
}
