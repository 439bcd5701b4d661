/**
 * A command of the story run: photographs the page a story stands in and holds it against its stored picture in
 * `tests/visual/baselines/<theme>/<story>.webp`. A story without a stored picture fails; `npm run visual:update` writes
 * what is missing or changed, for review as pictures in the change.
 *
 * Pictures belong to the pinned browser: with another one (`CHROMIUM_PATH`) glyphs are drawn a little differently, and
 * the comparison says so.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserCommand } from 'vitest/node'
import { baselines } from './baselines.ts'
import { compress, difference } from './picture.ts'

const here = dirname(fileURLToPath(import.meta.url))
const quality = 75
/** The share of pixels that may differ: about 100 of a story's million. */
const tolerance = 0.0001

const updating = process.env['VISUAL'] === 'update'

/** How long (ms) a page may take to come to rest: what is drawn late (a film strip, a live thumbnail) is part of the picture. */
const patience = 4000
const pause = 250
/** A picture that is stored stood still for this long. */
const still = 700

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What is wrong with the picture of a story; nothing when it comes to look as stored. */
export const compareWithBaseline: BrowserCommand<[theme: string, story: string]> = async (context, theme, story) => {
  if (!/^[\w-]+$/.test(`${theme}${story}`)) return `“${story}” is no name for a file`
  const frame = await (await context.frame()).frameElement()
  const photograph = async () => compress(await frame.screenshot({ animations: 'disabled', caret: 'hide' }), quality)
  const file = join(baselines, theme, `${story}.webp`)
  const stored = existsSync(file) ? readFileSync(file) : undefined
  const shareOf = async (picture: Buffer) => {
    if (stored === undefined) return 1
    return stored.equals(picture) ? 0 : difference(stored, picture)
  }
  const limit = performance.now() + patience

  if (updating) {
    let fresh = await photograph()
    for (let before: Buffer | undefined; !before?.equals(fresh) && performance.now() < limit;) {
      before = fresh
      await later(still)
      fresh = await photograph()
    }
    if ((await shareOf(fresh)) > tolerance) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, fresh)
    }
    return undefined
  }

  if (stored === undefined) return `${story} (${theme}): no stored picture; npm run visual:update writes it`
  let fresh = await photograph()
  let share = await shareOf(fresh)
  while (share > tolerance && performance.now() < limit) {
    await later(pause)
    fresh = await photograph()
    share = await shareOf(fresh)
  }
  if (share <= tolerance) return undefined
  const found = join(here, 'found', theme, `${story}.webp`)
  mkdirSync(dirname(found), { recursive: true })
  writeFileSync(found, fresh)
  return `${story} (${theme}): ${(share * 100).toFixed(2)} % of the picture differ; compare tests/visual/found with baselines`
}
