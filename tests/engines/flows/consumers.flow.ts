/** Three applications built from the packed library alone (`tests/consumer/apps`), used as in Chromium. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { journeys } from '../../consumer/journeys.ts'
import { recipes, serveRecipes, type Recipes } from '../../consumer/recipes.ts'
import { openWorkshop, type Workshop } from '../../consumer/workshop.ts'
import { axeFaults } from '../drive/axe.ts'
import { desktop, phone } from '../drive/engine-page.ts'
import { visit } from './bench.ts'

let workshop: Workshop
let built: Recipes

beforeAll(async () => {
  workshop = await openWorkshop()
  built = await serveRecipes(workshop.folder)
})
afterAll(async () => {
  await built.close()
  workshop.close()
})

describe.each(recipes)('%s', (recipe) => {
  it.each([phone, desktop])('is used from end to end at $width px', async (size) => {
    const page = await visit('/', size, built.sites[recipe].url)
    await journeys[recipe](page, { isPhone: size === phone, picture: built.picture })
    expect(await axeFaults(page, { theme: 'dark' })).toEqual([])
  })
})
