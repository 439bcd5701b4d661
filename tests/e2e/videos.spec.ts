import type { Page } from '@playwright/test'
import { becomeDemoMember, becomeMember, expect, freshText, test } from './fixtures.ts'

const pager = (page: Page) => page.getByRole('region', { name: 'Videos' })
const slide = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^${number} of \\d+`) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(page: Page, address = '/videos') {
  await becomeDemoMember(page)
  await page.goto(address)
  await expect(slide(page, 1)).toBeVisible()
}

type Video = {
  id: string
  author: { name: string }
  content: string
  likes: number
  comments: number
  viewer: { liked: boolean }
}
async function listed(page: Page): Promise<Video[]> {
  const answer = await page.request.get('/api/posts?media=video&limit=50')
  expect(answer.ok()).toBe(true)
  const videos: Video[] = await answer.json()
  return videos
}

test('P 2.5 the demo’s films play one at a time, without sound, and begin again at their end', async ({ page }) => {
  await open(page)
  await expect(pager(page)).toHaveAttribute('data-state', 'playing')
  await expect(button(page, 'Unmute')).toBeVisible()
  const state = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('video')].map(({ paused, muted, loop, duration }) => ({
        paused,
        muted,
        loop,
        isKnown: duration > 3,
      })),
    )
  await expect
    .poll(async () => (await state()).filter(({ paused }) => !paused))
    .toEqual([{ paused: false, muted: true, loop: true, isKnown: true }])
  expect((await state()).length).toBeLessThanOrEqual(3)
  // The next one plays from its start, and this one no more.
  await button(page, 'Next video').click()
  await expect(slide(page, 2)).toBeVisible()
  await expect.poll(async () => (await state()).filter(({ paused }) => !paused).length).toBe(1)
})

test('P 2.5 keys, wheel, buttons and dots move one video at a time', async ({ page }) => {
  await open(page)
  await page.keyboard.press('ArrowDown')
  await expect(slide(page, 2)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(slide(page, 1)).toBeVisible()
  await slide(page, 1).hover()
  await page.mouse.wheel(0, 60)
  await expect(slide(page, 2)).toBeVisible()
  await button(page, 'Next video').click()
  await expect(slide(page, 3)).toBeVisible()
  await button(page, 'Go to video 1').click()
  await expect(slide(page, 1)).toBeVisible()
  await expect(button(page, 'Previous video')).toHaveAttribute('aria-disabled', 'true')
  const { length } = await listed(page)
  await expect(page.getByText(`1 / ${length}`)).toBeVisible()
  // Space pauses, and the progress can be set.
  await slide(page, 1).focus()
  await page.keyboard.press('Space')
  await expect(pager(page)).toHaveAttribute('data-state', 'paused')
  const progress = page.getByRole('slider', { name: 'Progress' })
  await progress.focus()
  await progress.press('End')
  await expect(progress).toHaveAttribute('aria-valuetext', /^(\d+:\d\d) of \1$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('P 2.5 a swipe of more than 100 px goes to the next video, a shorter one back to its place', async ({
    page,
  }) => {
    await open(page)
    const client = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      const at = (y: number) => [{ x: 180, y }]
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
      for (const part of [0.25, 0.5, 0.75, 1])
        await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + (to - from) * part) })
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(500, 320)
    await expect(slide(page, 2)).toBeVisible()
    await swipe(400, 340)
    await expect(slide(page, 2)).toBeVisible()
    await swipe(300, 480)
    await expect(slide(page, 1)).toBeVisible()
  })
})

test('P 2.5 like is real: it counts, it is remembered, and a second press takes it back', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/videos')
  await expect(slide(page, 1)).toBeVisible()
  const [first] = await listed(page)
  const like = button(page, 'Like')
  const before = (await like.getAttribute('aria-pressed')) === 'true'
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', String(!before))
  await expect
    .poll(async () => {
      const [now] = await listed(page)
      return [now?.id, now?.viewer.liked, now?.likes]
    })
    .toEqual([first?.id, !before, (first?.likes ?? 0) + (before ? -1 : 1)])
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', String(!before))
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', String(before))
})

test('P 2.5 comment opens the thread as a sheet, where one can answer, and the video goes on', async ({ page }) => {
  await becomeMember(page)
  const commented = (await listed(page)).find(({ comments }) => comments > 0)
  await page.goto(`/videos?v=${commented?.id}`)
  const comment = button(page, 'Comment')
  await comment.click()
  const sheet = page.getByRole('dialog', { name: 'Comments' })
  await expect(sheet.getByRole('article').first()).toBeVisible()
  const words = freshText('Seen from the ferry')
  await sheet.getByRole('textbox').fill(words)
  await sheet.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(sheet.getByRole('article').filter({ hasText: words }).first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => [...document.querySelectorAll('video')].some(({ paused }) => !paused)))
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(comment).toBeFocused()
})

test('P 2.5 share copies the link of this video, which opens it first; Back leaves the videos at once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await becomeDemoMember(page)
  await page.goto('/explore')
  await page.getByRole('link', { name: 'Videos', exact: true }).first().click()
  await expect(slide(page, 1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(slide(page, 2)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(slide(page, 3)).toBeVisible()
  const third = (await listed(page))[2]
  await expect(page).toHaveURL(`/videos?v=${third?.id}`)
  await button(page, 'Share').click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname + new URL(link).search).toBe(`/videos?v=${third?.id}`)
  // Watching makes no steps to go back through.
  await page.goBack()
  await expect(page).toHaveURL('/explore')
  await page.goto(link)
  await expect(page.getByRole('group', { name: `1 of`, exact: false }).first()).toContainText(
    third?.author.name ?? 'nobody',
  )
})

test('P 2.5 the sound is remembered, from page to page', async ({ page }) => {
  await open(page)
  await button(page, 'Unmute').click()
  await expect(button(page, 'Mute')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => [...document.querySelectorAll('video')].every(({ muted }) => !muted)))
    .toBe(true)
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page).toHaveURL('/explore')
  await page.getByRole('link', { name: 'Videos', exact: true }).first().click()
  await expect(button(page, 'Mute')).toBeVisible()
  // A browser may play nothing with sound before the page was touched: then it comes with the first press.
  await page.reload()
  await button(page, 'Next video').click()
  await expect(button(page, 'Mute')).toBeVisible()
})

test('where no motion is wanted nothing plays by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await expect(button(page, 'Play')).toBeVisible()
  // It offers to play: what it was going to do by itself it has not done.
  expect(await page.evaluate(() => [...document.querySelectorAll('video')].every(({ paused }) => paused))).toBe(true)
  await button(page, 'Play').click()
  await expect(pager(page)).toHaveAttribute('data-state', 'playing')
})

test('a covered video is fetched when it is opened, and not before', async ({ page }) => {
  await becomeDemoMember(page)
  const covered = (await listed(page)).find((video) => 'contentWarning' in video && video.contentWarning !== null)
  if (covered === undefined) throw new Error('The demo set has no covered video.')
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) fetched.push(request.url())
  })
  const { videoUrl }: { videoUrl: string } = await (await page.request.get(`/api/posts/${covered.id}`)).json()
  await page.goto(`/videos?v=${covered.id}`)
  await expect(button(page, 'Watch video')).toBeVisible()
  expect(fetched.some((url) => url.endsWith(videoUrl))).toBe(false)
  await button(page, 'Watch video').click()
  await expect(pager(page)).toHaveAttribute('data-state', 'playing')
  await expect.poll(() => fetched.some((url) => url.endsWith(videoUrl))).toBe(true)
})

test('without videos it says so, and leads to the camera', async ({ page }) => {
  await becomeMember(page)
  await page.route('**/api/posts?*media=video*', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/videos/count', (route) => route.fulfill({ json: { count: 0 } }))
  await page.goto('/videos')
  await expect(page.getByRole('heading', { name: 'No videos yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open camera' })).toHaveAttribute('href', '/camera')
})

/** 500 videos, as the list answers them: the demo's own films over and over. */
async function serveMany(page: Page, count: number) {
  const films = await listed(page)
  const made = Array.from({ length: count }, (_, index) => {
    const film = films[index % films.length]
    const id = `0190${(count - index).toString(16).padStart(4, '0')}-0000-7000-8000-000000000000`
    return { ...film, id, contentWarning: null, content: `Video ${index + 1}` }
  })
  await page.route('**/api/posts?*media=video*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const from = made.findIndex(({ id }) => id === query.get('before')) + 1
    return route.fulfill({ json: made.slice(from, from + Number(query.get('limit'))) })
  })
  await page.route('**/api/videos/count', (route) => route.fulfill({ json: { count } }))
}

test('500 videos: three have a file at most, memory and nodes stay flat from move to move, a flick is one move', async ({
  page,
}) => {
  await becomeDemoMember(page)
  await serveMany(page, 500)
  await page.goto('/videos')
  await expect(slide(page, 1)).toBeVisible()
  await expect(page.getByText('1 / 500')).toBeVisible()
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.enable')
  const measure = async () => {
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    const { nodes } = await client.send('Memory.getDOMCounters')
    return { heap: usedSize, nodes }
  }
  /** Moves down in the page itself, as fast as it answers. @returns the most videos that had a file at one time */
  const move = (count: number) =>
    page.evaluate(async (moves) => {
      const at = () => document.querySelector('[role=group]:not([inert])')?.getAttribute('aria-label')
      let most = 0
      for (let made = 0; made < moves; made += 1) {
        const before = at()
        // Where the next page is not there yet the key moves nothing: it is pressed again, as a person would.
        for (let frames = 0; at() === before; frames += 1) {
          if (frames % 60 === 0)
            document.body.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
            )
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        most = Math.max(most, document.querySelectorAll('video[src]').length)
      }
      return most
    }, count)
  expect(await move(39)).toBeLessThanOrEqual(3)
  const before = await measure()
  const moves = process.env['FULL'] === '1' ? 200 : 40
  expect(await move(moves)).toBeLessThanOrEqual(3)
  const last = 40 + moves
  await expect(slide(page, last)).toBeVisible()
  const after = await measure()
  // Twelve more pages of posts are known now: their data may stay, elements and decoders may not.
  expect(after.nodes - before.nodes).toBeLessThan(400)
  expect(after.heap - before.heap).toBeLessThan(4_000_000)

  // A trackpad's flick: many small turns that grow and fade.
  // At the moments at which they come from a trackpad, whatever the machine makes of them.
  const turns = [4, 12, 30, 48, 60, 52, 40, 31, 24, 18, 13, 9, 6, 4, 2, 1]
  await slide(page, last).evaluate((element, sizes) => {
    for (const [index, deltaY] of sizes.entries()) {
      const turn = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true })
      Object.defineProperty(turn, 'timeStamp', { value: 1e9 + 16 * index })
      element.dispatchEvent(turn)
    }
  }, turns)
  await expect(slide(page, last + 1)).toBeVisible()
  await expect(page.getByText(`${last + 1} / 500`)).toBeVisible()
})
