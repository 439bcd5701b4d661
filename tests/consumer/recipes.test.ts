/** Three small applications of the packed design system alone: an administrator's table, a chat, a booking. */
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from '../engines/drive/axe.ts'
import { enginePage } from '../engines/drive/playwright-browser.ts'
import { byKeyboard } from './by-keyboard.ts'
import { journeys } from './journeys.ts'
import { recipes, serveRecipes, type Recipes } from './recipes.ts'
import { launch, open } from './site.ts'
import { openWorkshop, run, type Workshop } from './workshop.ts'

let workshop: Workshop
let built: Recipes
let browser: Browser

beforeAll(async () => {
  workshop = await openWorkshop()
  built = await serveRecipes(workshop.folder)
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  await built.close()
  workshop.close()
})

it('are accepted by a strict compiler', async () => {
  const tsc = join(workshop.modules, 'typescript/bin/tsc')
  const types = join(workshop.folder, 'types')
  expect((await run(process.execPath, [tsc, '-p', 'tsconfig.recipes.json'], types)).trim()).toBe('')
})

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

describe.each(recipes)('%s', (recipe) => {
  it.each([phone, desktop])(
    'is used from end to end at $width px, says nothing, and axe finds nothing',
    async (size) => {
      const { url } = built.sites[recipe]
      const { page, said } = await open(browser, url, size)
      const used = enginePage(page, url)
      const faults = async (theme: 'light' | 'dark') => {
        // Hints stand at the end of the body, outside of every landmark.
        const found = await axeFaults(used, { theme, without: ['region'], hasBestPractices: true })
        return { found, sideways: await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth) }
      }
      expect(await faults('dark')).toEqual({ found: [], sideways: 0 })
      await journeys[recipe](used, { isPhone: size === phone, picture: built.picture })
      expect(await faults('light')).toEqual({ found: [], sideways: 0 })
      expect(said).toEqual([])
      await page.close()
    },
  )

  it('is used by keyboard alone', async () => {
    const { url } = built.sites[recipe]
    const { page, said } = await open(browser, url, desktop)
    await byKeyboard[recipe](enginePage(page, url))
    expect(said).toEqual([])
    await page.close()
  })
})
