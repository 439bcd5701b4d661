import type { Locator, Page } from '@playwright/test'
import { becomeDemoMember, becomeMember, expect, freshWord, takeOver, test } from './fixtures.ts'

const queryBox = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Ask a question, or search' })
const addressBox = (page: Page) => page.getByRole('textbox', { name: 'Search or type a web address' })
const press = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Browser' }).getByRole('button', { name }).click()
const framed = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 })

test('P 2.12 a visitor searches with no key: results, summary, related searches, and the address says it all', async ({
  page,
}) => {
  await page.goto('/search')
  await expect(page.getByRole('heading', { name: 'Intelligent Search' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Search', exact: true })).toBeDisabled()
  await queryBox(page).fill('sourdough bread')
  await queryBox(page).press('Enter')
  await expect(page).toHaveURL('/search?q=sourdough+bread')
  const results = page.getByRole('tabpanel').getByRole('article')
  await expect(results.first()).toBeVisible()
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
  await expect(page.getByText(/OpenAI and Perplexity are not connected/)).toBeVisible()

  await page.getByRole('tab', { name: /^Skein/ }).click()
  await expect(page).toHaveURL('/search?q=sourdough+bread&tab=skein')
  await page.reload()
  await expect(page.getByRole('tab', { name: /^Skein/ })).toHaveAttribute('aria-selected', 'true')
  await expect(results.first()).toBeVisible()
  await page.getByRole('tab', { name: /^AI/ }).click()
  await expect(page.getByRole('tabpanel').getByText(/Perplexity is not connected/)).toBeVisible()

  await page.goto('/search?q=zzzunheardof')
  await expect(page.getByText('No results found')).toBeVisible()
  await expect(page.getByText('Try adjusting your search terms or filters.')).toBeVisible()
})

test('P 2.12 a result opens, and Back leads to the results again', async ({ page }) => {
  await becomeMember(page)
  const word = freshWord()
  for (const says of ['leaves at nine, says everybody here', 'is late', 'has a bell that nobody rings any more'])
    await page.request.post('/api/posts', { data: { content: `The ${word} ferry ${says}.` } })
  await page.goto(`/search?q=${word}`)
  await expect(page.getByRole('region', { name: 'From Skein' })).toContainText(`The ${word} ferry leaves at nine`)
  await expect(page.getByRole('heading', { name: 'AI Summary' })).toHaveCount(0)
  await expect(page.getByText('Quoted from Skein, without an AI provider')).toBeVisible()
  await page.getByRole('button', { name: /^Go to result 1:/ }).click()
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeFocused()
  await page.getByRole('tabpanel').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/post\//)
  await page.goBack()
  await expect(page).toHaveURL(`/search?q=${word}`)
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
})

test('§4 browse mode: addresses, Back, Forward, Reload, Home, and the browser’s own Back', async ({
  page,
  misbehaviour,
  pages,
}) => {
  await becomeDemoMember(page)
  await page.goto('/search')
  await addressBox(page).fill(`${pages.origin}/one`)
  await addressBox(page).press('Enter')
  await expect(framed(page)).toHaveText('Page /one')
  await expect(page).toHaveURL(`/search?url=${encodeURIComponent(`${pages.origin}/one`)}`)
  await addressBox(page).fill(`${pages.origin}/two`)
  await addressBox(page).press('Enter')
  await expect(framed(page)).toHaveText('Page /two')
  await press(page, 'Back')
  await expect(framed(page)).toHaveText('Page /one')
  await press(page, 'Forward')
  await expect(framed(page)).toHaveText('Page /two')
  await press(page, 'Reload')
  await expect(framed(page)).toHaveText('Page /two')
  await page.reload()
  await expect(framed(page)).toHaveText('Page /two')
  await press(page, 'Home')
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('heading', { name: 'Intelligent Search' })).toBeVisible()
  await page.goBack()
  await expect(framed(page)).toHaveText('Page /two')
  // A page that is framed knows nothing of whoever looks.
  const frame = page.frames().find((one) => one.url().startsWith(pages.origin))
  expect(await frame?.evaluate(() => document.referrer)).toBe('')
  expect(misbehaviour.foreignRequests.every((url) => url.startsWith(pages.origin))).toBe(true)
  misbehaviour.foreignRequests.length = 0
})

test('P 2.12 a page that forbids framing is read here or opened in a new tab', async ({
  page,
  misbehaviour,
  pages,
}) => {
  await page.goto(`/search?url=${encodeURIComponent(`${pages.origin}/refuses`)}`)
  await expect(page.getByRole('heading', { name: /does not allow itself to be shown here/ })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open in new tab' }).first().click(),
  ])
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Not in a frame')
  await opened.close()
  await page.getByRole('button', { name: 'Read here' }).click()
  await expect(page.getByRole('article').getByRole('heading', { name: 'Not in a frame' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('thermometer at bench height')
  await expect(page.getByRole('article')).not.toContainText('document.title')
  misbehaviour.foreignRequests.length = 0
})

test('P 2.12 the own origin and private hosts are refused in browse mode', async ({
  page,
  baseURL,
  expectFailedRequest,
}) => {
  expectFailedRequest(/422/)
  for (const url of [`${baseURL ?? ''}/settings`, 'http://192.168.1.1/', 'http://169.254.169.254/latest/']) {
    await page.goto(`/search?url=${encodeURIComponent(url)}`)
    await expect(page.getByRole('heading', { name: 'This address cannot be opened here' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
})

test('P 2.12 a frame opens as well where the page was another one first, whose policy allows none', async ({
  page,
  misbehaviour,
  pages,
}) => {
  await becomeDemoMember(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('quiet trams')
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL('/search?q=quiet+trams')
  await addressBox(page).fill(`${pages.origin}/one`)
  await addressBox(page).press('Enter')
  await expect(framed(page)).toHaveText('Page /one')
  misbehaviour.foreignRequests.length = 0
})

test('P 2.12 a search that failed says so, and Retry asks again', async ({ page, expectFailedRequest }) => {
  expectFailedRequest(/502|Failed to load/)
  const letGo = await takeOver(page, '**/api/search/blended', (route) =>
    route.fulfill({ status: 502, json: { code: 'search-failed', message: 'Search failed' } }),
  )
  await page.goto('/search')
  await queryBox(page).fill('ferry')
  await queryBox(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Search failed' })).toBeVisible()
  // By its address it begins with what Skein has, and says that this is not all.
  await page.goto('/search?q=ferry')
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/This is what was found until then/)).toBeVisible()
  letGo()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
})

for (const width of [390, 1440])
  test(`at ${width} px the search page searches by itself, and '/' and the skip link lead to its box`, async ({
    page,
    misbehaviour,
    pages,
  }) => {
    await becomeDemoMember(page)
    await page.setViewportSize({ width, height: 800 })
    const leadsTo = async (box: Locator) => {
      await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0)
      for (const way of ['key', 'skip link']) {
        await page.getByRole('main').focus()
        if (way === 'key') await page.keyboard.press('/')
        else await page.getByRole('link', { name: 'Skip to search' }).press('Enter')
        await expect(box).toBeFocused()
      }
    }
    await page.goto('/search')
    await leadsTo(queryBox(page))
    await page.goto('/search?q=sourdough+bread')
    await leadsTo(queryBox(page))
    await page.goto(`/search?url=${encodeURIComponent(`${pages.origin}/one`)}`)
    await expect(framed(page)).toHaveText('Page /one')
    await leadsTo(addressBox(page))
    misbehaviour.foreignRequests.length = 0
  })
