import type { Page } from '@playwright/test'
import { becomeMember, expect, test, toastWith } from './fixtures.ts'

async function keep(page: Page, data: object): Promise<string> {
  const answer = await page.request.post('/api/posts', { data })
  expect(answer.status()).toBe(201)
  const { id }: { id: string } = await answer.json()
  expect((await page.request.post(`/api/posts/${id}/bookmark`)).status()).toBe(200)
  return id
}

const articles = (page: Page) => page.getByRole('feed', { name: 'Bookmarks' }).getByRole('article')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search your bookmarks' })

test('P 2.9 every kept post is listed, whatever its id, the newest first', async ({ page }) => {
  await becomeMember(page)
  const words = ['one', 'two', 'three', 'four', 'five']
  const ids: string[] = []
  for (const word of words) ids.push(await keep(page, { content: `Kept number ${word}` }))
  await page.goto('/bookmarks')
  await expect(articles(page)).toHaveCount(words.length)
  for (const [index, word] of words.toReversed().entries()) {
    await expect(articles(page).nth(index)).toContainText(`Kept number ${word}`)
  }
  // Even and odd ones: the placeholder of the specification listed only the former.
  expect(new Set(ids.map((id) => Number.parseInt(id.slice(-1), 16) % 2)).size).toBeGreaterThan(0)
})

test('P 2.9 the bookmark under a post keeps it, and nobody else sees it', async ({ page, browser, baseURL }) => {
  await becomeMember(page)
  const answer = await page.request.post('/api/posts', { data: { content: 'To be kept for later' } })
  const { id }: { id: string } = await answer.json()
  await page.goto(`/post/${id}`)
  await page.getByRole('article').first().getByRole('button', { name: 'Bookmark' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Bookmarks' }).first().click()
  await expect(articles(page)).toContainText('To be kept for later')

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await other.newPage()
  await becomeMember(theirs)
  await theirs.goto('/bookmarks')
  await expect(theirs.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible()
  await other.close()
})

test('P 2.9 the search box finds by content and by author, and the address keeps the question', async ({ page }) => {
  const username = await becomeMember(page)
  await keep(page, { content: 'A recipe for rye bread' })
  await keep(page, { content: 'A map of the night trams' })
  await page.goto('/bookmarks')
  await box(page).fill('rye')
  await expect(articles(page)).toHaveCount(1)
  await expect(page).toHaveURL('/bookmarks?q=rye')
  await page.reload()
  await expect(box(page)).toHaveValue('rye')
  await expect(articles(page)).toContainText('rye bread')
  await box(page).fill(username)
  await expect(articles(page)).toHaveCount(2)
  await box(page).fill('zeppelin')
  await expect(page.getByRole('heading', { name: 'No bookmarks match' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(articles(page)).toHaveCount(2)
  await expect(page).toHaveURL('/bookmarks')
})

test('P 2.9 Filter narrows by kind and AI, orders, and is cleared', async ({ page }) => {
  await becomeMember(page)
  await keep(page, { content: 'Only words here' })
  await keep(page, {
    content: 'A question for all',
    pollData: {
      question: 'Tea?',
      options: [
        { id: 'a', text: 'Yes' },
        { id: 'b', text: 'No' },
      ],
      duration: 1440,
    },
  })
  await keep(page, { content: 'Written with help', isAiGenerated: true })
  await page.goto('/bookmarks')
  await expect(articles(page)).toHaveCount(3)
  const filter = page.getByRole('button', { name: /^Filter/ })
  await filter.click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await panel.getByRole('button', { name: 'Poll' }).click()
  await expect(articles(page)).toHaveCount(1)
  await expect(articles(page)).toContainText('A question for all')
  await expect(page).toHaveURL('/bookmarks?kind=poll')
  await panel.getByRole('button', { name: 'Poll' }).click()
  await panel.getByRole('radio', { name: 'No AI' }).check()
  await expect(articles(page)).toHaveCount(2)
  await panel.getByRole('radio', { name: 'Oldest first' }).check()
  await expect(articles(page).first()).toContainText('Only words here')
  await page.keyboard.press('Escape')
  await expect(filter).toBeFocused()
  await expect(filter).toContainText('2')
  await filter.click()
  await panel.getByRole('button', { name: 'Clear' }).click()
  await expect(articles(page)).toHaveCount(3)
  await expect(page).toHaveURL('/bookmarks')
})

test('a bookmark that is taken back can be put back', async ({ page }) => {
  await becomeMember(page)
  await keep(page, { content: 'Perhaps not, perhaps yes' })
  await page.goto('/bookmarks')
  const control = articles(page).getByRole('button', { name: 'Bookmark' })
  await control.click()
  await expect(toastWith(page, 'Bookmark removed')).toBeVisible()
  await expect(articles(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(control).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 post', { exact: true })).toBeVisible()
  await page.reload()
  await expect(articles(page)).toHaveCount(1)
})
