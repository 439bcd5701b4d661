import type { Page } from '@playwright/test'
import { becomeDemoMember, expect, test } from './fixtures.ts'

/** The first post whose top is below the header, and where it stands. */
async function anchorOf(page: Page): Promise<{ text: string; top: number }> {
  return page.evaluate(() => {
    for (const article of document.querySelectorAll('[role="feed"] article')) {
      const { top } = article.getBoundingClientRect()
      if (top > 60) return { text: article.textContent ?? '', top }
    }
    // Between two drawings of the feed there is none; that is equal to no place, not even to itself.
    return { text: '', top: Number.NaN }
  })
}

async function loadPosts(page: Page, count: number) {
  const loadMore = page.getByRole('button', { name: 'Load more posts' })
  for (let loaded = 20; loaded < count; loaded += 20) {
    const next = page.waitForResponse((answer) => answer.url().includes('before='))
    await loadMore.dispatchEvent('click')
    await next
    await expect(loadMore).toBeEnabled()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  }
}

/** Waits until the place has settled: the same reading for a second. A busy page draws what it measured a while later. */
async function settledAnchor(page: Page) {
  let last = await anchorOf(page)
  let same = 0
  await expect
    .poll(
      async () => {
        const now = await anchorOf(page)
        same = now.text === last.text && now.top === last.top ? same + 1 : 0
        last = now
        return same
      },
      { intervals: [200] },
    )
    .toBeGreaterThanOrEqual(5)
  return last
}

test('after 500 posts the page is small, and the same post is at the same place after going away and back and after a reload', async ({
  page,
}) => {
  await becomeDemoMember(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await loadPosts(page, 500)
  // However deep the reader goes.
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(1200)
  await page.evaluate(() => window.scrollBy(0, -2345))
  const left = await settledAnchor(page)

  await page.getByRole('navigation').getByRole('link', { name: 'Bookmarks' }).first().click()
  await expect(page).toHaveURL(/bookmarks/)
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(async () => (await anchorOf(page)).text).toBe(left.text)
  expect(Math.abs((await settledAnchor(page)).top - left.top)).toBeLessThanOrEqual(2)

  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(async () => (await anchorOf(page)).text).toBe(left.text)
  expect(Math.abs((await settledAnchor(page)).top - left.top)).toBeLessThanOrEqual(2)
})
