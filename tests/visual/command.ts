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

/** What is wrong with the picture of a story; nothing when it looks as stored. */
export const compareWithBaseline: BrowserCommand<[theme: string, story: string]> = async (context, theme, story) => {
  if (!/^[\w-]+$/.test(`${theme}${story}`)) return `“${story}” is no name for a file`
  const frame = await (await context.frame()).frameElement()
  const fresh = await compress(await frame.screenshot({ animations: 'disabled', caret: 'hide' }), quality)
  const file = join(baselines, theme, `${story}.webp`)
  const stored = existsSync(file) ? readFileSync(file) : undefined
  if (stored?.equals(fresh)) return undefined
  const share = stored ? await difference(stored, fresh) : 1
  if (share <= tolerance) return undefined
  if (updating) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, fresh)
    return undefined
  }
  const found = join(here, 'found', theme, `${story}.webp`)
  mkdirSync(dirname(found), { recursive: true })
  writeFileSync(found, fresh)
  return stored
    ? `${story} (${theme}): ${(share * 100).toFixed(2)} % of the picture differ; compare tests/visual/found with baselines`
    : `${story} (${theme}): no stored picture; npm run visual:update writes it`
}
