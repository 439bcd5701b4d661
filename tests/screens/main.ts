/**
 * `npm run screens`: photographs the screens at both widths and in both themes into docs/screens, as WebP under 100 kB each; beside them the
 * states of the camera and of the videos, and the pages in the other languages. With names (`npm run screens -- videos languages`) only those. A picture is rewritten only when the screen
 * really looks different, so that a run without a change leaves git clean.
 */
import { chromium } from 'playwright'
import { chromiumArgs, fakeMediaArgs, findChromium } from '../browser/chromium.ts'
import { ensureWebBuild } from '../../scripts/web-build.mjs'
import { startServer } from '../server/start.ts'
import { clock, keepPicture, viewports } from './kept-picture.ts'
import { photographLanguages } from './languages.ts'
import { screens } from './screens.ts'
import { cameraStates } from './states/camera.ts'
import { photographStates } from './states/photograph.ts'
import { videoStates } from './states/videos.ts'

await ensureWebBuild()
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumArgs, ...fakeMediaArgs],
})
let written = 0
try {
  const server = await startServer({ clock })
  try {
    for (const [name, screen] of Object.entries(screens)) {
      if (!isWanted(name)) continue
      for (const viewport of viewports) {
        for (const colorScheme of ['light', 'dark'] as const) {
          const options = { baseURL: server.origin, viewport, colorScheme }
          const path = `${name}-${viewport.width}-${colorScheme}`
          if (await keepPicture(browser, path, options, (page) => screen(page, server))) written += 1
        }
      }
    }
    for (const [name, states] of Object.entries({ camera: cameraStates, videos: videoStates })) {
      if (isWanted(`${name}-states`)) written += await photographStates(browser, name, states, server.origin)
    }
  } finally {
    await server.stop()
  }
  if (isWanted('languages')) written += await photographLanguages(browser)
} finally {
  await browser.close()
}
console.log(`${written} pictures changed.`)
