import type { Page } from '@playwright/test'
import { becomeDemoMember, becomeMember, expect, takeOver, test } from './fixtures.ts'
import { followLink } from './follow-link.ts'
import { postAddress, postInFeed } from './post-address.ts'

async function publish(page: Page, content: string, replyToId?: string): Promise<string> {
  const answer = await page.request.post('/api/posts', {
    data: { content, ...(replyToId && { replyToId }) },
  })
  expect(answer.status()).toBe(201)
  const { id }: { id: string } = await answer.json()
  return id
}

/** The post's own article: a branch of replies is an article around those of its posts. */
const articleWith = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words }).last()

test('a thread opens at its post, with what it answers above', async ({ page }) => {
  await becomeMember(page)
  const first = await publish(page, 'The first word of all')
  const second = await publish(page, `The second word\n${'A line of it. '.repeat(20)}`, first)
  const third = await publish(page, 'The third word, which is linked to', second)
  await publish(page, 'An answer to the third', third)
  await page.goto(`/post/${third}`)
  await expect(articleWith(page, 'An answer to the third')).toBeVisible()
  const earlier = page.getByRole('region', {
    name: 'Earlier in this conversation',
  })
  await expect(earlier).toContainText('The first word of all')
  const fromTheTop = () =>
    articleWith(page, 'The third word').evaluate((article) => Math.abs(article.getBoundingClientRect().top - 52))
  await expect.poll(fromTheTop).toBeLessThanOrEqual(16)
  await expect(page).toHaveTitle(/Maren Holt: “The third word, which is linked to” · Skein/)

  // However late what it answers comes in, where it is not in the first HTML.
  await page.goto('/about')
  await page.clock.install()
  const held = Promise.withResolvers<void>()
  await takeOver(page, /\/ancestors/, async (route) => {
    await held.promise
    await route.fallback()
  })
  await followLink(page, `/post/${third}`)
  await expect(articleWith(page, 'An answer to the third')).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(earlier).toHaveCount(0)
  held.resolve()
  await expect(earlier).toContainText('The first word of all')
  await expect.poll(fromTheTop).toBeLessThanOrEqual(16)
})

test('a visitor reads a public post and its replies, and comes back to it after signing in', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await becomeMember(page)
  const id = await publish(page, 'Open to everybody')
  await publish(page, 'And so is this', id)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const visitor = await context.newPage()
  const answer = await visitor.goto(`/post/${id}`)
  expect(answer?.status()).toBe(200)
  await expect(articleWith(visitor, 'And so is this')).toBeVisible()
  await visitor.getByRole('link', { name: 'Sign in to reply' }).click()
  await expect(visitor).toHaveURL(`/auth?next=%2Fpost%2F${id}`)
  await visitor.getByLabel('Username').fill(username)
  await visitor.getByLabel('Password', { exact: true }).fill('longer-than-8')
  await visitor.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(visitor).toHaveURL(`/post/${id}`)
  await expect(visitor.getByRole('textbox', { name: 'Write a reply…' })).toBeVisible()
  await context.close()
})

test('a deleted post answers 410 and leaves a tombstone; one that never was answers 404', async ({
  page,
  expectFailedRequest,
}) => {
  expectFailedRequest(/4(?:04|10)/)
  await becomeMember(page)
  const id = await publish(page, 'Soon gone')
  expect((await page.request.delete(`/api/posts/${id}`)).status()).toBe(204)
  const gone = await page.goto(`/post/${id}`)
  expect(gone?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: 'This post was deleted' })).toBeVisible()
  const never = await page.goto('/post/0192f0c1-2b3c-7d4e-8f50-123456789abc')
  expect(never?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This post is not available' })).toBeVisible()
})

test('an answer stands in the thread at once and is there after a reload', async ({ page }) => {
  await becomeMember(page)
  const id = await publish(page, 'Who brings the bread?')
  await page.goto(`/post/${id}`)
  await page.getByRole('textbox', { name: 'Write a reply…' }).fill('I do, as always.')
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(articleWith(page, 'I do, as always.')).toBeVisible()
  await page.reload()
  await expect(articleWith(page, 'I do, as always.')).toBeVisible()
})

test('a reply of somebody else is told of while the thread is read, and moves nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await becomeMember(page)
  const id = await publish(page, 'Say something')
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events')
  await page.goto(`/post/${id}`)
  await expect(articleWith(page, 'Say something')).toBeVisible()
  await stream
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await becomeMember(other)
  await publish(other, 'Warm bread, for instance', id)
  await expect(page.getByRole('button', { name: '1 new reply' })).toBeVisible()
  await expect(articleWith(page, 'Warm bread')).toHaveCount(0)
  await page.getByRole('button', { name: '1 new reply' }).click()
  await expect(articleWith(page, 'Warm bread')).toBeFocused()
  await context.close()
})

test('back from a thread, the feed stands where it was left', async ({ page }) => {
  await becomeDemoMember(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  const article = page.getByRole('feed').getByRole('article').nth(3)
  await article.scrollIntoViewIfNeeded()
  const top = () => article.evaluate((element) => element.getBoundingClientRect().top)
  const address = await postAddress(article)
  const before = await top()
  await article.getByRole('link', { name: /^Comment/ }).click()
  await expect(page).toHaveURL(/\/post\//)
  await expect(page.getByRole('region', { name: 'Replies' })).toBeVisible()
  await page.goBack()
  const again = postInFeed(page, address)
  await expect(again).toBeVisible()
  await expect
    .poll(() => again.evaluate((element, y) => Math.abs(element.getBoundingClientRect().top - y), before))
    .toBeLessThanOrEqual(2)
})
