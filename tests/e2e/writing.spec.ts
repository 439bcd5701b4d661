import type { Page } from '@playwright/test'
import { becomeMember, expect, freshText, takeOver, test, toastWith } from './fixtures.ts'

/** All that this browser keeps in its databases, as text. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const texts = await Promise.all(
      databases.map(
        ({ name }) =>
          new Promise<string>((resolve) => {
            const open = indexedDB.open(name ?? '')
            open.addEventListener('success', () => {
              const stores = [...open.result.objectStoreNames]
              if (stores.length === 0) return resolve('')
              const transaction = open.result.transaction(stores)
              const found: unknown[] = []
              for (const store of stores) {
                const all = transaction.objectStore(store).getAll()
                all.addEventListener('success', () => found.push(all.result))
              }
              transaction.addEventListener('complete', () => {
                open.result.close()
                resolve(JSON.stringify(found))
              })
            })
          }),
      ),
    )
    return texts.join('')
  })

test('what is typed before the page is taken over is kept, and is not called a restored draft', async ({ page }) => {
  await becomeMember(page)
  const scripts = Promise.withResolvers<void>()
  await takeOver(page, '**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.getByPlaceholder("What's on your mind?")
  await box.fill('Typed at once')
  scripts.resolve()
  await expect.poll(() => storedTexts(page)).toContain('Typed at once')
  await expect(box).toHaveValue('Typed at once')
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeEnabled()
  await expect(page.getByText('Draft restored')).toHaveCount(0)
})

test('a draft survives a reload', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  const box = page.getByPlaceholder("What's on your mind?")
  await box.fill('Half a thought about')
  // Saved at the latest 500 ms after the last key; the page says so by what it stores.
  await expect.poll(() => storedTexts(page)).toContain('Half a thought about')
  await page.reload()
  await expect(box).toHaveValue('Half a thought about')
})

test('a failed post keeps the text and says so; the next try posts it once', async ({ page, expectFailedRequest }) => {
  await becomeMember(page)
  await page.goto('/')
  const text = freshText('Kept through a failure')
  await page.getByPlaceholder("What's on your mind?").fill(text)
  expectFailedRequest(/ERR_FAILED/)
  // The server receives and answers, but the answer is lost: the retry must not make a second post.
  const letGo = await takeOver(page, '**/api/posts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'Failed to create post. Please try again.')).toBeVisible()
  await expect(page.getByPlaceholder("What's on your mind?")).toHaveValue(text)
  letGo()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'Post created!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1)
})

test('a like that fails is taken back with the specified words', async ({ page, expectFailedRequest }) => {
  await becomeMember(page)
  await page.goto('/')
  const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ })
  await expect(like).toBeVisible()
  const before = await like.getAttribute('aria-pressed')
  expectFailedRequest(/500/)
  await page.route('**/like', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } }),
  )
  await like.click()
  await expect(toastWith(page, 'Failed to like post')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', before ?? '')
})
