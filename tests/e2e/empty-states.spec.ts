/** What stands where there is nothing yet: in the middle of the room that is left, with one thing to do about it. */
import { becomeMember, expect, freshWord, test } from './fixtures.ts'

const places = (username: string) =>
  [
    ['/messages', 'No conversations yet'],
    ['/bookmarks', 'No bookmarks yet'],
    ['/notifications', 'No notifications yet'],
    ['/feeds', 'No feeds yet'],
    [`/explore?tag=${freshWord()}`, /^No posts with/],
    [`/profile/${username}`, 'No posts yet'],
  ] as const

for (const width of [390, 1440])
  test(`a member who has just come meets one kind of emptiness at ${width} px`, async ({ page }) => {
    const username = await becomeMember(page)
    await page.setViewportSize({ width, height: 900 })
    for (const [address, name] of places(username)) {
      await page.goto(address)
      const state = page.locator('[data-component=EmptyState]').filter({ has: page.getByRole('heading', { name }) })
      await expect(state).toBeVisible()
      await expect(state.getByRole('link').or(state.getByRole('button'))).toHaveCount(1)
      // What is left of the room, as the browser shares it out.
      const { above, below } = await state.evaluate((element) => {
        const { marginBlockStart, marginBlockEnd } = getComputedStyle(element)
        return { above: Number.parseFloat(marginBlockStart), below: Number.parseFloat(marginBlockEnd) }
      })
      expect(above, address).toBeCloseTo(below, 0)
      expect(below, address).toBeGreaterThan(20)
      // The room is what the window has left, not only as much as the words need.
      const main = await page.getByRole('main').boundingBox()
      expect((main?.y ?? 0) + (main?.height ?? 0), address).toBeGreaterThanOrEqual(width === 390 ? 840 : 895)
    }
  })
