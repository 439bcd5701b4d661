import type { Page } from '@playwright/test'
import { becomeDemoMember, becomeMember, expect, freshUsername, freshWord, test } from './fixtures.ts'

const headerBox = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' })
const pageBox = (page: Page) => page.getByRole('main').getByRole('combobox')

async function publish(page: Page, content: string): Promise<string> {
  const answer = await page.request.post('/api/posts', { data: { content } })
  expect(answer.status()).toBe(201)
  const { id }: { id: string } = await answer.json()
  return id
}

test('P 2.2 the header search opens the search page with the question', async ({ page }) => {
  await becomeDemoMember(page)
  await page.goto('/')
  await headerBox(page).fill('quiet trams')
  await headerBox(page).press('Enter')
  await expect(page).toHaveURL('/search?q=quiet+trams')
  // The search page has a box of its own, and no second one in the header.
  const ownBox = page.getByRole('main').getByRole('combobox', { name: 'Ask a question, or search' })
  await expect(ownBox).toHaveValue('quiet trams')
})

test('P 2.2 the header search completes people, hashtags and posts, and offers to ask AI', async ({ page }) => {
  const username = freshUsername()
  await becomeMember(page, username)
  const tag = freshWord()
  await publish(page, `About #${tag}, slowly.`)
  await page.goto('/')
  await headerBox(page).pressSequentially(username)
  // On the way to the whole name there are more people.
  const people = page.getByRole('group', { name: 'People' }).getByRole('option')
  await expect(people).toHaveCount(1)
  await expect(people).toContainText(`@${username}`)
  await expect(page.getByRole('group', { name: 'Ask AI' }).getByRole('option')).toBeVisible()
  await headerBox(page).press('Escape')
  await headerBox(page).fill(tag)
  await expect(
    page.getByRole('group', { name: 'Posts' }).getByRole('option').filter({ hasText: 'slowly' }),
  ).toBeVisible()
  await headerBox(page).press('ArrowDown')
  await headerBox(page).press('Enter')
  await expect(page).toHaveURL(`/explore?tag=${tag}`)
  await expect(page.getByRole('heading', { name: `#${tag}` })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('slowly')
})

test("P 2.2 'Show more' leads to Explore, and to its people", async ({ page }) => {
  await becomeDemoMember(page)
  await page.goto('/')
  const panel = page.getByRole('complementary')
  await panel.getByRole('link', { name: 'Show more Trending Topics' }).click()
  await expect(page).toHaveURL('/explore')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Trending Topics' })).toBeVisible()
  await page.goBack()
  await panel.getByRole('link', { name: 'Show more Who to follow' }).click()
  await expect(page).toHaveURL('/explore#people')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Who to follow' })).toBeFocused()
})

test('P 2.2 Follow in the panel follows at once, the server knows, and a second press undoes it', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  const rows = page.getByRole('complementary').getByRole('listitem')
  const row = rows.filter({ has: page.getByRole('button', { name: /^Follow / }) }).first()
  const username = ((await row.getByRole('link').getAttribute('href')) ?? '').replace('/profile/', '')
  const theirs = rows.filter({ has: page.locator(`a[href="/profile/${username}"]`) })
  await theirs.getByRole('button', { name: /^Follow / }).click()
  await expect(theirs.getByRole('button', { name: /^Following / })).toBeVisible()
  const stateOf = async () => {
    const answer: { viewer: { follow: string } } = await (
      await page.request.get(`/api/users/username/${username}`)
    ).json()
    return answer.viewer.follow
  }
  await expect.poll(stateOf).toBe('following')
  await theirs.getByRole('button', { name: /^Following / }).click()
  await expect.poll(stateOf).toBe('none')
})

test('P 2.4 the search box of Explore finds posts, with operators, on the same page', async ({ page }) => {
  const username = freshUsername()
  await becomeMember(page, username)
  const word = freshWord()
  await publish(page, `${word} in the morning`)
  await publish(page, `${word} at night, see https://example.org/`)
  await page.goto('/explore')
  await pageBox(page).fill(`${word} from:${username}`)
  await pageBox(page).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page).toHaveURL(`/explore?q=${word}+from%3A${username}`)
  await expect(pageBox(page)).toBeFocused()

  await page.getByRole('button', { name: /^has:link/ }).click()
  await pageBox(page).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('at night')

  await pageBox(page).fill(`${word} until:2020-01-01`)
  await pageBox(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible()

  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/explore')
  await expect(page.getByRole('heading', { name: 'Discover Posts' })).toBeVisible()
})

for (const [width, columns] of [
  [390, 2],
  [1440, 3],
] as const)
  test(`P 2.4 a trend is drawn with its course at ${width} px`, async ({ page }) => {
    await becomeDemoMember(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/explore')
    const tiles = page.getByRole('main').getByRole('group', { name: 'Trending Topics' }).getByRole('link')
    const line = tiles.first().locator('svg')
    await expect(line).toBeInViewport()
    // Eleven points, over the whole width of the tile and at its foot.
    await expect(line.locator('path').last()).toHaveAttribute('d', /^M[^L]+(L[^L]+){10}$/)
    const [drawn, tile, third] = [
      await line.boundingBox(),
      await tiles.first().boundingBox(),
      await tiles.nth(columns).boundingBox(),
    ]
    expect(drawn?.width).toBeCloseTo((tile?.width ?? 0) - 2, 0)
    expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeCloseTo((tile?.y ?? 0) + (tile?.height ?? 0) - 1, 0)
    expect(third?.x).toBe(tile?.x)
  })

test('P 2.4 a blank question is ignored', async ({ page }) => {
  await becomeDemoMember(page)
  await page.goto('/explore')
  await pageBox(page).fill('   ')
  await pageBox(page).press('Enter')
  await expect(page).toHaveURL('/explore')
})

test('P 2.4 what cannot be read is said, and the question stays', async ({ page, expectFailedRequest }) => {
  expectFailedRequest(/422/)
  await becomeDemoMember(page)
  await page.goto('/explore?q=since%3Ayesterday')
  await expect(page.getByRole('heading', { name: 'Part of this search could not be read' })).toBeVisible()
  await expect(pageBox(page)).toHaveValue('since:yesterday')
})

test('going back to Explore shows the same posts at the same place', async ({ page }) => {
  await becomeDemoMember(page)
  await page.goto('/explore')
  const articles = page.getByRole('feed').getByRole('article')
  await expect(articles.first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  const before = await place()
  expect(before).toBeGreaterThan(100)
  await page.getByRole('navigation').getByRole('link', { name: 'Bookmarks' }).first().click()
  await expect(page).toHaveURL('/bookmarks')
  await page.goBack()
  await expect(articles.first()).toBeVisible()
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2)
})
