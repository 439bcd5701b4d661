/** The simple recorder (specification §2.6) where posts and messages are written, with the browser's own fake devices. */
import type { Locator, Page } from '@playwright/test'
import { becomeMember, expect, test, toastWith } from './fixtures.ts'

// Drawing is computed by the processor here, and the browser remarks on that.
test.beforeEach(({ expectFailedRequest }) => expectFailedRequest(/GL Driver Message|WebGL/))

/** Records two seconds, looks at the review, and hands the video over. */
async function record(page: Page) {
  const recorder = page.getByRole('dialog', { name: 'Record video' })
  const shutter = recorder.getByRole('button', { name: 'Record', exact: true })
  await expect(shutter).toBeVisible()
  await expect(shutter).not.toHaveAttribute('aria-disabled', 'true')
  await shutter.click()
  // A busy machine may draw no picture in that very second.
  await expect(recorder.getByText(/^REC 00:(0[2-9]|[1-5]\d)$/)).toBeVisible()
  await expect(recorder.getByRole('button', { name: 'Switch camera' })).toBeDisabled()
  await recorder.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(toastWith(page, 'Video Recorded Successfully')).toBeVisible()
  await expect(recorder.getByRole('button', { name: 'Record Again' })).toBeVisible()
  await recorder.getByRole('button', { name: 'Post Video' }).click()
  await expect(recorder).toBeHidden()
}

/** What a video in the page holds, once the browser has read it: seconds, and pixels across. */
const shownBy = (film: Locator) =>
  film.evaluate(async (element) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('It is no video.')
    if (element.readyState < HTMLMediaElement.HAVE_METADATA)
      await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve, { once: true }))
    return { seconds: element.duration, across: element.videoWidth }
  })

async function expectTheRecording(film: Locator) {
  await expect(film).toBeVisible()
  const { seconds, across } = await shownBy(film)
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(31)
  expect(across).toBeGreaterThan(0)
}

test('P 2.6 a video recorded from the composer is posted and shown in the feed', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Add poll' }).click()
  const composer = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: "What's on your mind?" }) })
  await composer.getByRole('button', { name: 'Remove poll' }).click()
  await composer.getByRole('textbox', { name: "What's on your mind?" }).fill('A green clock from the composer')
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/posts') && answer.request().method() === 'POST',
  )
  await composer.getByRole('button', { name: 'Record video' }).click()
  await record(page)
  const answer = await answered
  expect(answer.status()).toBe(201)
  await expect(toastWith(page, 'Post created!')).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: 'A green clock from the composer' })
  const { video }: { video: { url: string; duration: number } | null } = await answer.json()
  expect(video?.duration).toBeGreaterThan(0)
  await expect(card.getByRole('button', { name: /^Play video/ })).toBeVisible()
})

test('P 2.6 a recorded video goes with a message that is not encrypted, and plays for the other', async ({
  page,
  browser,
  baseURL,
}) => {
  const mine = await becomeMember(page)
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US', timezoneId: 'UTC' })
  const other = await context.newPage()
  const theirs = await becomeMember(other)
  for (const [from, to] of [
    [page, theirs],
    [other, mine],
  ] as const) {
    const { id }: { id: string } = await (await from.request.get(`/api/users/username/${to}`)).json()
    await from.request.post(`/api/users/${id}/follow`)
  }
  await page.goto(`/messages?with=${theirs}`)
  await page.getByRole('button', { name: 'Record video' }).click()
  await record(page)
  await expectTheRecording(page.getByRole('log').locator('video'))
  await other.goto(`/messages?with=${mine}`)
  await expectTheRecording(other.getByRole('log').locator('video'))
  await expect(other.getByRole('list', { name: 'Conversations' }).getByText('Video', { exact: true })).toBeVisible()
  await context.close()
})
