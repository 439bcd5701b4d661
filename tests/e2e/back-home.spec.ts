/** What was posted while one was away from home is told of as soon as one is back. */
import { becomeMember, expect, takeOver, test } from './fixtures.ts'

test('posts that were written while one was away wait behind the pill, without another event', async ({
  page,
  browser,
  baseURL,
}) => {
  await becomeMember(page)
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const writer = await elsewhere.newPage()
  await becomeMember(writer)

  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 600))
  const storedPlaces = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('skein-place:')))
  await page.goto('/about')
  // Without a stored place there would be nothing to put back, and the feed would be asked for anyway.
  expect(await storedPlaces()).toHaveLength(1)

  const text = `Written meanwhile by ${crypto.randomUUID()}`
  const answer = await writer.request.post('/api/posts', { data: { content: text } })
  expect(answer.status()).toBe(201)

  // The stream tells of nothing: what comes now was asked for.
  await takeOver(page, '**/api/events*', () => undefined)
  await page.goto('/')
  await page.getByRole('button', { name: /new posts?$/ }).click()
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
  await elsewhere.close()
})
