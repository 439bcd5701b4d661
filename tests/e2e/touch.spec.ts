/** What a finger does beyond tapping: it pulls a list down to read it anew, moves a message to answer it, rests on it for its menu, and looks at pictures. */
import type { Locator, Page } from '@playwright/test'
import { becomeMember, expect, freshText, test } from './fixtures.ts'
import { drawing } from '../pictures.ts'
import { fieldOf, openThread, say, threadOf, withOther } from './message-threads.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

type Point = readonly [x: number, y: number]

type Step = { type: 'touchStart' | 'touchMove' | 'touchEnd'; touchPoints: { x: number; y: number }[] }

/** The steps of one finger from a point to another, and off. */
function stepsOf([fromX, fromY]: Point, [toX, toY]: Point): Step[] {
  const at = (part: number) => [{ x: fromX + (toX - fromX) * part, y: fromY + (toY - fromY) * part }]
  return [
    { type: 'touchStart', touchPoints: at(0) },
    ...[0.25, 0.5, 0.75, 1].map((part): Step => ({ type: 'touchMove', touchPoints: at(part) })),
    { type: 'touchEnd', touchPoints: [] },
  ]
}

/**
 * One finger from a point to another, and off. All of it is sent at once and happens in order: a finger that waited for each answer of a
 * busy machine would rest long enough to choose the words below it.
 */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await Promise.all(stepsOf(from, to).map((step) => client.send('Input.dispatchTouchEvent', step)))
  await client.detach()
}

/** The same step by step, over what has no words: what follows a picture asks how fast the finger was. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page)
  for (const step of stepsOf(from, to)) await client.send('Input.dispatchTouchEvent', step)
  await client.detach()
}

/** Two fingers around a point, side by side, that go from one distance of each other to another, and off. */
async function pinch(page: Page, [x, y]: Point, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: x - apart / 2, y, id: 0 },
    { x: x + apart / 2, y, id: 1 },
  ]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) })
  for (const part of [0.25, 0.5, 0.75, 1])
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(from + (to - from) * part),
    })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}

/** One finger that stays where it is. @returns what lifts it */
async function rest(page: Page, [x, y]: Point): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  return async () => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await client.detach()
  }
}

/** A point on a text, near where its line begins. */
async function pointOn(text: Locator): Promise<Point> {
  const { x, y, height } = (await text.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  return [x + 30, y + height / 2]
}

const mark = (page: Page) => page.locator('[data-pull]')

/** The first touch of a page fetches what follows the next. */
async function firstTouch(page: Page): Promise<void> {
  await swipe(page, [200, 30], [202, 32])
  await expect(mark(page)).toHaveCount(1)
}

/** Pulls the list down from below the header, and waits until its first page was asked for again. */
async function pull(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await swipe(page, [200, 240], [204, 400])
  await asked
  await expect(mark(page)).toHaveAttribute('data-pull', 'rest')
}

test('a feed, a profile and notifications are read anew when their top is pulled down', async ({
  page,
  browser,
  baseURL,
  expectFailedRequest,
}) => {
  const { mine, other, theirs, context } = await withOther(page, browser, baseURL)
  const post = async (text: string) => {
    const answer = await other.request.post('/api/posts', { data: { content: text } })
    expect(answer.status()).toBeLessThan(300)
  }
  // Nothing tells the page of what comes in: it is the finger that asks.
  expectFailedRequest(/\/api\/events/)
  await page.route('**/api/events**', (route) => route.abort())

  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await firstTouch(page)
  const first = freshText('Pulled at home')
  await post(first)
  await pull(page, '/api/posts')
  await expect(page.getByRole('article').first()).toContainText(first)

  await page.goto(`/profile/${theirs}`)
  await expect(page.getByRole('article').first()).toContainText(first)
  await firstTouch(page)
  const second = freshText('Pulled on a profile')
  await post(second)
  await pull(page, '/api/posts')
  await expect(page.getByRole('article').first()).toContainText(second)

  await page.goto('/notifications')
  await expect(page.getByRole('article').first()).toBeVisible()
  await firstTouch(page)
  const third = freshText(`Pulled for @${mine}`)
  await post(third)
  await pull(page, '/api/notifications')
  await expect(page.getByRole('article').first()).toContainText(third)

  // Away from the top the finger scrolls, as ever.
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await firstTouch(page)
  await page.evaluate(() => scrollTo(0, 600))
  await swipe(page, [200, 240], [204, 400])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(600)
  await expect(mark(page)).toHaveAttribute('data-pull', 'rest')
  await context.close()
})

test('the list of conversations is read anew, and a message is answered by moving it or by resting on it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { mine, other, theirs, context } = await withOther(page, browser, baseURL)
  await openThread(other, mine)
  await say(other, 'Shall we meet at the pier?')
  await expect(threadOf(other).getByText('Shall we meet at the pier?')).toBeVisible()

  await page.goto('/messages')
  await expect(page.getByRole('list', { name: 'Conversations' })).toBeVisible()
  await firstTouch(page)
  await pull(page, '/api/messages/conversations')

  await openThread(page, theirs)
  const message = threadOf(page).getByText('Shall we meet at the pier?')
  await expect(message).toBeVisible()
  const start = await pointOn(message)
  await swipe(page, start, [start[0] + 40, start[1]])
  const answered = page.getByRole('figure', { name: 'Replying to' })
  await expect(answered).toBeHidden()
  await swipe(page, start, [start[0] + 110, start[1] + 4])
  await expect(answered).toContainText('Shall we meet at the pier?')
  await expect(fieldOf(page)).toBeFocused()
  await say(page, 'At six')
  await expect(threadOf(page).getByRole('button', { name: /^In reply to .*Shall we meet/ })).toBeVisible()

  const own = threadOf(page).getByText('At six')
  const lift = await rest(page, await pointOn(own))
  const menu = page.getByRole('menu', { name: 'More about this message' })
  await expect(menu).toBeVisible()
  await lift()
  await menu.getByRole('menuitem', { name: 'Reply' }).tap()
  await expect(answered).toContainText('At six')
  await expect(fieldOf(page)).toBeFocused()
  await context.close()
})

test('a picture is made larger by two fingers; one goes on to the next, and pulls it away', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  const composer = page.getByRole('dialog', { name: 'New post' })
  for (const [name, where] of [
    ['harbour.png', page],
    ['bread.png', composer],
  ] as const) {
    const chosen = page.waitForEvent('filechooser')
    await where.getByRole('button', { name: 'Add image' }).tap()
    await (await chosen).setFiles(await drawing(name, 1200, 800))
  }
  const text = freshText('Two mornings')
  await composer.getByRole('textbox', { name: "What's on your mind?" }).fill(text)
  await composer.getByRole('button', { name: 'Post', exact: true }).tap()
  const first = page.getByRole('article').filter({ hasText: text }).getByRole('button', { name: 'Image 1 of 2' })
  await first.tap()
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  const place = (name: string) => viewer.getByRole('group', { name })
  const larger = viewer.getByRole('button', { name: 'Zoom in' })
  const smaller = viewer.getByRole('button', { name: 'Zoom out' })
  await expect(larger).toBeEnabled()

  await expect(smaller).toBeDisabled()
  await pinch(page, [195, 420], 80, 240)
  await expect(smaller).toBeEnabled()
  await viewer.getByRole('button', { name: 'Close' }).tap()
  await expect(viewer).toHaveCount(0)

  await first.tap()
  await expect(larger).toBeEnabled()
  await drag(page, [340, 420], [60, 424])
  await expect(place('Image 2 of 2')).not.toHaveAttribute('inert')
  await drag(page, [195, 300], [198, 700])
  await expect(viewer).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('a mouse pulls nothing', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.mouse.move(200, 240)
  await page.mouse.down()
  await page.mouse.move(204, 400, { steps: 4 })
  await page.mouse.up()
  await expect(mark(page)).toHaveCount(0)
})
