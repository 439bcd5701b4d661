/** A member reads, answers and finds their way by keys alone; and turns the keys off. */
import type { Locator, Page } from '@playwright/test'
import { becomeMember, expect, freshText, test } from './fixtures.ts'

async function publish(page: Page, content: string, replyToId?: string): Promise<string> {
  const answer = await page.request.post('/api/posts', { data: { content, ...(replyToId && { replyToId }) } })
  expect(answer.status()).toBe(201)
  const { id }: { id: string } = await answer.json()
  return id
}

/** The post that has the focus; whether its beginning stands under what sticks above it, and whether the page goes any further down. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const post = document.activeElement?.closest<HTMLElement>('[data-post]')
    const header = document.querySelector('header')
    if (!post || !header) return undefined
    const gap = post.getBoundingClientRect().top - header.getBoundingClientRect().bottom
    return { id: post.dataset['post'], isUnderHeader: Math.abs(gap) < 2 }
  })

/** Whether the page stands at its end: what is on its last screen cannot come up to the header. */
const isAtEnd = (page: Page) => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)

/** @param own what only that screen has: its name is there before it. */
const goBy = async (page: Page, key: string, own: Locator) => {
  await page.keyboard.press('g')
  await page.keyboard.press(key)
  await expect(own).toBeVisible()
}

test('posts are walked through, liked, kept, answered and opened by single keys, and no key works where one writes or does not want it', async ({
  page,
}) => {
  const username = await becomeMember(page)
  const texts = [freshText('The lower one'), freshText('The upper one')]
  const lower = await publish(page, texts[0] ?? '')
  const upper = await publish(page, texts[1] ?? '')
  await page.goto('/')
  await expect(page.getByText(texts[1] ?? '')).toBeVisible()

  await page.keyboard.press('j')
  await expect.poll(() => focused(page)).toEqual({ id: upper, isUnderHeader: true })
  await page.keyboard.press('j')
  await expect.poll(() => focused(page)).toEqual({ id: lower, isUnderHeader: true })

  // Far beyond what was drawn at first: each step is another post.
  const seen = new Set<string | undefined>()
  for (let steps = 0; steps < 15; steps += 1) {
    const before = (await focused(page))?.id
    await page.keyboard.press('j')
    await expect.poll(async () => (await focused(page))?.id).not.toBe(before)
    await expect.poll(async () => (await focused(page))?.isUnderHeader === true || (await isAtEnd(page))).toBe(true)
    seen.add((await focused(page))?.id)
  }
  expect(seen.size).toBe(15)
  for (let steps = 0; steps < 15; steps += 1) {
    const before = (await focused(page))?.id
    await page.keyboard.press('k')
    await expect.poll(async () => (await focused(page))?.id).not.toBe(before)
  }
  await expect.poll(() => focused(page)).toEqual({ id: lower, isUnderHeader: true })

  const card = page.locator(`[data-post="${lower}"]`)
  await page.keyboard.press('l')
  await expect(card.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('b')
  await expect(card.getByRole('button', { name: 'Bookmark', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await page.keyboard.press('r')
  const composer = page.getByRole('dialog')
  const answer = freshText('jkl, gh and n? are letters here')
  await composer.getByRole('textbox').first().pressSequentially(answer)
  await expect(composer.getByRole('textbox').first()).toHaveValue(answer)
  await page.keyboard.press('Control+Enter')
  await expect(composer).toBeHidden()
  await expect.poll(async () => (await focused(page))?.id).toBe(lower)

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/post/${lower}$`))
  await expect(page.getByText(answer)).toBeVisible()
  await page.keyboard.press('j')
  await expect.poll(async () => (await focused(page))?.id).toBe(lower)
  await page.keyboard.press('j')
  await expect.poll(async () => (await focused(page))?.id).not.toBe(lower)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(answer)

  await goBy(page, 'b', page.getByRole('searchbox', { name: 'Search your bookmarks' }))
  await expect(page.getByText(texts[0] ?? '')).toBeVisible()
  await page.keyboard.press('j')
  await expect.poll(async () => (await focused(page))?.id).toBe(lower)
  await goBy(page, 'p', page.getByRole('button', { name: 'Edit Profile' }))
  await expect(page.getByText(texts[1] ?? '')).toBeVisible()
  await page.keyboard.press('j')
  await expect.poll(async () => (await focused(page))?.id).toBe(upper)
  await goBy(page, 'h', page.getByRole('tab', { name: 'Everyone' }))

  await page.keyboard.press('n')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.keyboard.press('?')
  const overview = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('j')
  await expect(overview).toBeVisible()
  await overview.getByRole('switch').press('Space')
  await page.keyboard.press('Escape')
  await expect(overview).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+j')
  expect(await focused(page)).toBeUndefined()
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).not.toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
  // Settings know it, and turn them on again.
  await page.goto('/settings?tab=appearance')
  const setting = page.getByRole('switch', { name: /Shortcuts of one key/ })
  await expect(setting).not.toBeChecked()
  await setting.press('Space')
  await goBy(page, 'p', page.getByRole('button', { name: 'Edit Profile' }))
  await expect(page.getByText(`@${username}`).first()).toBeVisible()
})

test('the tools of a post are one stop of Tab, at any width, and arrows lead from one to the next', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/')
  const box = page.getByPlaceholder("What's on your mind?")
  const tools = page.getByRole('toolbar', { name: 'Add to your post' })
  const tool = (name: string) => tools.getByRole('button', { name, exact: true })
  await box.fill('With a poll, perhaps')
  await page.keyboard.press('Tab')
  await expect(tool('Add image')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool('Add video')).toBeFocused()
  // On a phone 'Add video' is in the menu: the stop goes on to what can be seen.
  await page.setViewportSize({ width: 390, height: 844 })
  await box.focus()
  await page.keyboard.press('Tab')
  await expect(tool('Add image')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool('More to add')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeFocused()
})
