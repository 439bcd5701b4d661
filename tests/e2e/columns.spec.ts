/** Where the column beside the feed stands: from 980 px, beside the rail of icons. */
import type { Page } from '@playwright/test'
import { becomeMember, expect, test } from './fixtures.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Trends and people' })

test('a window of 1024 px has the panel beside the feed, and one below 980 px the way to people in the feed', async ({
  page,
}) => {
  await becomeMember(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/')
  await expect(
    panel(page).getByRole('region', { name: 'Trending Topics' }).getByRole('listitem').first(),
  ).toBeInViewport()
  await expect(panel(page).getByRole('region', { name: 'Who to follow' })).toBeVisible()
  const findPeople = page.getByRole('link', { name: 'Find people' })
  await expect(findPeople).toBeHidden()
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width
  expect(await widthOf('#main')).toBe(598)
  expect(await panel(page).boundingBox()).toMatchObject({ width: 280, y: 12 })
  for (const width of [1024, 980]) {
    await page.setViewportSize({ width, height: 768 })
    await expect(panel(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 979, height: 768 })
  await expect(panel(page)).toBeHidden()
  await expect(findPeople).toBeVisible()
})

test('messages take the whole width beside the rail', async ({ page }) => {
  await becomeMember(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/messages')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  expect((await page.locator('#main').boundingBox())?.width).toBeGreaterThan(880)
})
