/**
 * Commands of the story run: they photograph the page a story stands in and hold it against its stored picture in
 * `tests/visual/baselines/<theme>/<story>.webp`. A story without a stored picture fails; `npm run visual:update` writes
 * what is missing or changed, for review as pictures in the change.
 *
 * Pictures belong to the pinned browser: with another one (`CHROMIUM_PATH`) glyphs are drawn a little differently, and
 * the comparison says so.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import { baselines } from './baselines.ts'
import { compress, difference } from './picture.ts'

const here = dirname(fileURLToPath(import.meta.url))
const quality = 75
/**
 * The share of pixels that may differ: about 270 of a story's million. The same code drawn twice differs by up to 210: edges of pictures
 * that the compositor scales, a tooltip half a pixel further on.
 */
const tolerance = 0.00025

const updating = process.env['VISUAL'] === 'update'

/** How long (ms) a page may take to come to rest: what is drawn late (a film strip, a live thumbnail) is part of the picture. */
const patience = 15_000
const pause = 250
/** A picture that is stored stood still for this long. */
const still = 700

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Shows the page as a system with forced colours does, or as any other again. */
export const forceColours: BrowserCommand<[forced: boolean]> = async ({ page }, forced) => {
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none' })
}

/** A picture of the page that a story stands in, as it is now. */
async function shot(context: BrowserCommandContext): Promise<Buffer> {
  const box = await (await (await context.frame()).frameElement()).boundingBox()
  if (box === null) throw new Error('The page that the stories stand in is not to be seen.')
  // The page whole, cut to the frame: asked of the frame itself, the browser waits two more frames to see that it stands still.
  return context.page.screenshot({ clip: box, animations: 'disabled', caret: 'hide' })
}

/** The stored picture of a story, with the way to hold a fresh one against it. */
function storedPicture(theme: string, story: string) {
  if (!/^[\w-]+$/.test(`${theme}${story}`)) throw new Error(`“${story}” is no name for a file`)
  const file = join(baselines, theme, `${story}.webp`)
  const stored = existsSync(file) ? readFileSync(file) : undefined
  /** A screenshot as it would be stored, and the share (0–1) of it that looks different. */
  const compare = async (png: Buffer) => {
    const fresh = await compress(png, quality)
    if (stored === undefined) return { fresh, share: 1 }
    return { fresh, share: stored.equals(fresh) ? 0 : await difference(stored, fresh) }
  }
  return { file, isThere: stored !== undefined, compare }
}

type Comparison = Awaited<ReturnType<ReturnType<typeof storedPicture>['compare']>>

/** Comparisons under way of the story that is looked at, by theme and story. */
const underWay = new Map<string, Promise<Comparison>>()

/** Photographs a story for `compareWithBaseline`. What comes of it is computed while the page is looked at further. */
export const photograph: BrowserCommand<[theme: string, story: string]> = async (context, theme, story) => {
  const png = await shot(context)
  const comparison = storedPicture(theme, story).compare(png)
  // Whoever asks for it hears of the error.
  comparison.catch(() => undefined)
  underWay.set(`${theme}/${story}`, comparison)
}

/** What is wrong with the picture of a story that was photographed and is shown again; nothing when it comes to look as stored. */
export const compareWithBaseline: BrowserCommand<[theme: string, story: string]> = async (context, theme, story) => {
  const { file, isThere, compare } = storedPicture(theme, story)
  const lookAgain = async () => compare(await shot(context))
  const limit = performance.now() + patience

  const key = `${theme}/${story}`
  let { fresh, share } = (await underWay.get(key)) ?? (await lookAgain())
  underWay.delete(key)
  if (updating && share > tolerance) {
    for (let before: Buffer | undefined; !before?.equals(fresh) && performance.now() < limit;) {
      before = fresh
      await later(still)
      ;({ fresh, share } = await lookAgain())
    }
    if (share > tolerance) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, fresh)
    }
    return undefined
  }

  if (!isThere) return `${story} (${theme}): no stored picture; npm run visual:update writes it`
  while (share > tolerance && performance.now() < limit) {
    await later(pause)
    ;({ fresh, share } = await lookAgain())
  }
  if (share <= tolerance) return undefined
  const found = join(here, 'found', theme, `${story}.webp`)
  mkdirSync(dirname(found), { recursive: true })
  writeFileSync(found, fresh)
  return `${story} (${theme}): ${(share * 100).toFixed(2)} % of the picture differ; compare tests/visual/found with baselines`
}
