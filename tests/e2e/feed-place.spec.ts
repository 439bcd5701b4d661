import type { Page } from '@playwright/test'
import { becomeDemoMember, expect, test } from './fixtures.ts'

type Anchor = { post: string; top: number }

/**
 * The first post whose top is below the header, and where it stands once that has settled: the same for sixty frames, a second on a quiet
 * machine and longer where frames take longer.
 */
async function settledAnchor(page: Page): Promise<Anchor> {
  return page.evaluate(async () => {
    const find = (): Anchor | undefined => {
      for (const article of document.querySelectorAll('[role="feed"] article')) {
        const { top } = article.getBoundingClientRect()
        const link = article.querySelector('[data-permalink]')
        if (top > 60 && link) return { post: link.getAttribute('href') ?? '', top }
      }
      // Between two drawings of the feed there is none.
      return undefined
    }
    let last = find()
    for (let same = 0; last === undefined || same < 60;) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const now = find()
      same = now !== undefined && now.post === last?.post && now.top === last.top ? same + 1 : 0
      last = now
    }
    return last
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

/** The same post at the same height, once it is there: a page that comes back is drawn first and put in its place then. */
async function expectSamePlace(page: Page, { post, top }: Anchor) {
  await expect.poll(async () => (await settledAnchor(page)).post).toBe(post)
  expect(Math.abs((await settledAnchor(page)).top - top)).toBeLessThanOrEqual(2)
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
  await expectSamePlace(page, left)

  // Until the place is found, the beginning of the feed is in the HTML, and not to be seen.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('feed', { includeHidden: true }).locator('article').first()).toBeHidden()
  release()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectSamePlace(page, left)
})
