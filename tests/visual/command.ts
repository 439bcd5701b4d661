/**
 * The command of the story run that looks at a story: it photographs the page the story stands in and holds it against its
 * stored picture in `tests/visual/baselines/<theme>/<story>.webp`. A story without a stored picture fails; `npm run visual:update`
 * writes what is missing or changed, for review as pictures in the change.
 *
 * Pictures belong to the pinned browser, its fonts (`tests/browser/fonts.ts`) and its raster (`tests/browser/raster.ts`).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { patience } from '../patience.ts'
import { baselines } from './baselines.ts'
import { compare, madeFrom, store } from './stored-picture.ts'
import type { Area } from './stored-picture.ts'

/** Where a picture is put that is not as stored, and one of what differs. */
const found = join(dirname(fileURLToPath(import.meta.url)), 'found')
const updating = process.env['VISUAL'] === 'update'

/** Between two looks (ms) at a page that is not yet as stored: what is drawn late (a film strip, a live thumbnail) is part of the picture. */
const pause = 100
/** A picture that is to be stored stood still for this long (ms). */
const still = 300
/**
 * From so many on that stay different, the design is another one, and the rest get only so long (ms): far less, but enough to draw what is
 * drawn late, so that what fails is what differs.
 */
const many = 10
const shortly = 10_000
let different = 0

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The page of a worker as its browser knows it. */
function session(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, known)
  return known
}

/** A picture of a part of the page, as it is now: PNG, packed as fast as can be. */
async function photograph(page: Page, box: Area): Promise<Buffer> {
  const options = { format: 'png', optimizeForSpeed: true, clip: { ...box, scale: 1 } } as const
  const { data } = await (await session(page)).send('Page.captureScreenshot', options)
  return Buffer.from(data, 'base64')
}

const fileOf = (folder: string, theme: string, story: string) => join(folder, theme, `${story}.webp`)

function write(file: string, picture: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, picture)
}

/** The last look at each story that was not as stored, by theme and story. */
const before = new Map<string, Buffer>()

/**
 * Looks at a story in a theme. It says when to look again (in ms), or, once it looks as stored or patience has ended, what is wrong.
 * @param box where the story's page stands in that of the runner
 * @param waited how long one has looked already (ms)
 * @param films where on the story's page frames of films are shown
 * @param isVeiled whether a scrim lies over that page
 */
export const lookAt: BrowserCommand<
  [theme: string, story: string, box: Area, waited: number, films: Area[], isVeiled: boolean]
> = async ({ page }, theme, story, box, waited, films, isVeiled): Promise<{ again: number } | { wrong?: string }> => {
  const name = `${theme}/${story}`
  if (!/^[\w-]+\/[\w-]+$/.test(name)) throw new Error(`“${name}” is no name for a file`)
  const file = fileOf(baselines, theme, story)
  const stored = existsSync(file) ? readFileSync(file) : undefined
  const png = await photograph(page, box)
  const last = before.get(name)
  const isStill = last?.equals(png) === true
  before.delete(name)
  // What did not look as stored a moment ago does not now either.
  if (stored && (madeFrom(stored, png) || (!isStill && (await compare(stored, png, films, isVeiled)).isSame))) return {}
  if (stored === undefined && !updating)
    return { wrong: `${story} (${theme}): no stored picture; npm run visual:update writes it` }

  if (!(updating && isStill) && waited < (different < many ? patience.wait : shortly)) {
    before.set(name, png)
    return { again: updating ? still : pause }
  }
  if (updating || stored === undefined) {
    write(file, await store(png))
    return {}
  }
  different += 1
  const { pixels, marked } = await compare(stored, png, films, isVeiled)
  write(fileOf(found, theme, story), await store(png))
  if (marked) write(fileOf(found, theme, `${story}.marked`), marked)
  return { wrong: `${story} (${theme}): ${pixels} pixels look different; compare tests/visual/found with baselines` }
}

/**
 * Wakes a page that gets no more frames: the window becomes a pixel higher and as high as it was. The page of the story has a size of its
 * own and hears nothing of it.
 */
export const wakePage: BrowserCommand = async ({ page }) => {
  const size = page.viewportSize()
  if (size === null) return
  await page.setViewportSize({ width: size.width, height: size.height + 1 })
  await page.setViewportSize(size)
}
