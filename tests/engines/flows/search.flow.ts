import { expect, it } from 'vitest'
import type { Target } from '../drive/engine-page.ts'
import { demoMember, expectShown, expectText, visit } from './bench.ts'

const field: Target = { role: 'combobox', name: 'Ask a question, or search', within: { role: 'main' } }

it('a visitor searches: results, their count, and an address that says it all', async () => {
  const page = await visit('/search')
  await page.type(field, 'sourdough bread')
  await page.keys('Enter')
  await expect.poll(() => page.path()).toBe('/search?q=sourdough+bread')
  await expectShown(page, { role: 'article', within: { role: 'tabpanel' } })
  await expect.poll(() => page.text()).toMatch(/\d+ results?/)
  await page.reload()
  await expectShown(page, { role: 'article', within: { role: 'tabpanel' } })
})

it('says when nothing is found', async () => {
  const page = await visit('/search?q=zzzunheardof')
  await expectText(page, 'No results found')
})

it('explores tags and people', async () => {
  const page = await demoMember('/explore')
  await expectShown(page, { role: 'heading', name: /Explore|Trending/ })
  await expectShown(page, { role: 'link', name: /^#/ })
})
