/** What a phone draws in its own way: in reach of the thumb, and in the room that 390 px leave. */
import type { Locator, Page } from '@playwright/test'
import { becomeMember, expect, freshText, test } from './fixtures.ts'

const width = 390
test.use({ viewport: { width, height: 844 }, hasTouch: true })

const box = (page: Page) => page.getByPlaceholder("What's on your mind?")

async function edges(element: Locator) {
  const { x, y, width: across, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + across, top: y, bottom: y + height, middle: y + height / 2, height }
}

/** The name of the button that a press at a point reaches. */
const pressedAt = (page: Page, x: number, y: number) =>
  page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.getAttribute('aria-label'), [
    x,
    y,
  ] as const)

test('the short box has its tools and Post in one row, and the others a press away', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  const tools = page.getByRole('toolbar', { name: 'Add to your post' })
  const post = page.getByRole('button', { name: 'Post', exact: true })
  const names = ['Add image', 'Add poll', 'Add emoji', 'More to add']
  const inOneRow = async () => {
    const { middle } = await edges(post)
    for (const name of names) expect((await edges(tools.getByRole('button', { name }))).middle).toBeCloseTo(middle, 0)
  }
  await expect(tools.getByRole('button')).toHaveCount(names.length)
  await inOneRow()
  // Nobody has written anything: there is nothing to count.
  const number = (left: number) =>
    page.locator('[data-component="GraphemeCounter"] [aria-hidden]', { hasText: `${left}` })
  expect((await edges(number(500).locator('..'))).height).toBeLessThan(2)

  await box(page).fill('a'.repeat(455))
  await expect(number(45)).toBeInViewport()
  await inOneRow()
  await box(page).fill('a'.repeat(510))
  await expect(number(-10)).toBeInViewport()
  await inOneRow()

  await box(page).fill(freshText('Tea first'))
  await tools.getByRole('button', { name: 'More to add' }).tap()
  const menu = page.getByRole('menu', { name: 'More to add' })
  await expect(menu.getByRole('menuitem')).toHaveText(['Add video', 'Generate image', 'Enhance'])
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    menu.getByRole('menuitem', { name: 'Add video' }).tap(),
  ])
  expect(chooser.isMultiple()).toBe(false)
  await expect(menu).toBeHidden()
  await tools.getByRole('button', { name: 'More to add' }).tap()
  await menu.getByRole('menuitem', { name: 'Generate image' }).tap()
  await expect(page.getByRole('dialog', { name: 'Generate image' })).toBeVisible()
})

test('nothing at the foot of the dialog comes nearer to its end than 12 px', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  await box(page).fill('a'.repeat(510))
  await page.getByRole('button', { name: 'Add poll' }).tap()
  const dialog = page.getByRole('dialog', { name: 'New post' })
  const field = dialog.getByRole('textbox', { name: "What's on your mind?" })
  const counter = dialog.locator('footer [data-component="GraphemeCounter"]')
  await expect(counter).toBeInViewport({ ratio: 1 })
  expect((await edges(counter)).right).toBeLessThanOrEqual(width - 12)
  await field.fill('Shorter')
  const ring = dialog.locator('footer svg').last()
  await expect(counter).toHaveAttribute('data-state', 'room')
  const lastTool = await edges(dialog.getByRole('button', { name: 'Enhance' }))
  const { left, right, middle } = await edges(ring)
  expect(right).toBeLessThanOrEqual(width - 12)
  expect(left).toBeGreaterThan(lastTool.right)
  expect(middle).toBeCloseTo(lastTool.middle, 0)
})

test("a post's menus come from the bottom, and a press on the page behind only closes them", async ({ page }) => {
  await becomeMember(page)
  const text = freshText('Worth a menu')
  await page.request.post('/api/posts', { data: { content: text } })
  await page.goto('/')
  const card = page.getByRole('article').filter({ hasText: text }).first()
  for (const name of ['More', 'Repost']) {
    const button = card.getByRole('button', { name, exact: true })
    await button.tap()
    const menu = page.getByRole('menu')
    await expect.poll(() => edges(menu)).toMatchObject({ left: 0, right: width, bottom: 844 })
    // Over the card, which a press would open.
    const { left, top } = await edges(card)
    await page.touchscreen.tap(left + 200, top + 40)
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('a reply of two words takes no more room than it needs, and its reactions are pressed where a finger comes', async ({
  page,
}) => {
  const username = await becomeMember(page)
  const post: { id: string } = await (
    await page.request.post('/api/posts', { data: { content: freshText('Asked') } })
  ).json()
  const text = freshText('Yes')
  const reply: { id: string } = await (
    await page.request.post('/api/posts', { data: { content: text, replyToId: post.id } })
  ).json()
  expect((await page.request.post(`/api/posts/${reply.id}/reactions`, { data: { emoji: 'fire' } })).ok()).toBe(true)
  await page.goto(`/profile/${username}`)
  await page.getByRole('tab', { name: 'Replies' }).tap()
  const card = page.getByRole('article').filter({ hasText: text }).first()
  const chip = card.getByRole('button', { name: 'fire, 1 reaction, yours' })
  expect((await edges(card)).height).toBeLessThanOrEqual(196)
  await card.scrollIntoViewIfNeeded()
  const { left, top, bottom, height } = await edges(chip)
  expect(height).toBe(32)
  // 44 px of it, from edge to edge.
  for (const y of [top - 5, bottom + 5])
    await expect(pressedAt(page, left + 8, y)).resolves.toBe('fire, 1 reaction, yours')
  await page.touchscreen.tap(left + 8, top - 4)
  await expect(chip).toBeHidden()
})
