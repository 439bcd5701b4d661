/**
 * `npm run screens`: photographs the screens that the README shows into docs/screens, as WebP under 100 kB each; with names
 * (`npm run screens -- home camera`) only those. A picture is rewritten only when the screen really looks different, so that a run without
 * a change leaves git clean. Every state of every screen is a story, with pictures of its own.
 */
import { chromium } from 'playwright'
import { chromiumArgs, fakeMediaArgs, findChromium } from '../browser/chromium.ts'
import { ensureWebBuild } from '../../scripts/web-build.mjs'
import { startServer } from '../server/start.ts'
import { clock, keepPicture } from './kept-picture.ts'
import { screens } from './screens.ts'

/** At a desk by day, and on a phone by night. */
const looks = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

await ensureWebBuild()
const wanted = process.argv.slice(2)
const chosen = Object.entries(screens).filter(([name]) => wanted.length === 0 || wanted.includes(name))

const args = [...chromiumArgs, ...fakeMediaArgs]
const browser = await chromium.launch({ executablePath: await findChromium(), args })
const server = await startServer({ clock })
let written = 0
try {
  for (const [name, visit] of chosen) {
    for (const look of looks) {
      const path = `${name}-${look.viewport.width}-${look.colorScheme}`
      if (await keepPicture(browser, path, { baseURL: server.origin, ...look }, visit)) written += 1
    }
  }
} finally {
  await server.stop()
  await browser.close()
}
console.log(`${written} pictures changed.`)
