import type { Page } from '@playwright/test'
import {
  filmLight,
  giveCamera,
  musicIn,
  pictureLight,
  previewLight,
  showPhase,
  similarity,
  type Light,
} from './fake-camera.ts'
import { becomeMember, expect, test, toastWith } from './fixtures.ts'

// Drawing is computed by the processor here, and the browser remarks on that.
test.beforeEach(({ expectFailedRequest }) => expectFailedRequest(/GL Driver Message|WebGL/))

type Made = {
  id: string
  type: string | null
  content: string
  images: { url: string; alt: string }[]
  video: { url: string; poster: string | null; duration: number; width: number; height: number; alt?: string } | null
}

const shutter = (page: Page, name = 'Record') => page.getByRole('button', { name, exact: true })

/** Opens the camera; nothing has to be pressed where it was allowed before. */
async function openCamera(page: Page) {
  await page.goto('/camera')
  await expect(shutter(page)).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('radio', { name: 'Original', exact: true })).toBeVisible()
}

/** Chooses by the keyboard: the circle itself is not drawn everywhere. */
async function pick(page: Page, name: string | RegExp) {
  const radio = page.getByRole('radio', { name, exact: typeof name === 'string' })
  await radio.focus()
  await page.keyboard.press('Space')
  await expect(radio).toBeChecked()
}

async function choose(page: Page, ...names: string[]) {
  for (const name of names) await pick(page, name)
  await page.getByRole('slider', { name: 'Timer' }).focus()
  await page.keyboard.press('Home')
}

/** Records three pictures one after another. @returns what the preview showed of each */
async function recordThree(page: Page): Promise<Light[]> {
  await expect(shutter(page)).not.toHaveAttribute('aria-disabled', 'true')
  await showPhase(page, 0)
  await shutter(page).click()
  await expect(page.getByText(/^REC 00:/)).toBeVisible()
  const seen: Light[] = []
  for (const phase of [1, 2, 3]) {
    await showPhase(page, phase, { recorded: true })
    seen.push(await previewLight(page))
  }
  await shutter(page, 'Stop').click()
  return seen
}

/** Posts what is in the review. @returns the post as the server has it */
async function postIt(page: Page, caption: string): Promise<Made> {
  await page.getByRole('textbox', { name: /^Caption/ }).fill(caption)
  await page.getByRole('textbox', { name: 'Alt text' }).fill('Shapes on a coloured ground.')
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/posts') && answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Post to Feed' }).click()
  const answer = await answered
  expect(answer.status()).toBe(201)
  const post: Made = await answer.json()
  return post
}

const live = (page: Page) => page.evaluate(() => window.fakeCamera.live())

/** Pairs of mode, shape and filter, each of which is in one of them; `npm run test:full` takes more. */
const cases = [
  ['Video', 'Horizontal', 'Cool', 16 / 9],
  ['Reel', 'Square', 'Warm', 1],
  ['Story', undefined, 'Vintage', 9 / 16],
] as const

const moreCases = [
  ['Video', 'Vertical', 'Vintage', 9 / 16],
  ['Video', 'Square', 'Dramatic', 1],
  ['Reel', 'Vertical', 'Warm', 9 / 16],
  ['Reel', 'Horizontal', 'Vibrant', 16 / 9],
  ['Reel', 'Square', 'Original', 1],
  ['Story', undefined, 'Warm', 9 / 16],
] as const

for (const [mode, shape, filter, ratio] of process.env['FULL'] === '1' ? [...cases, ...moreCases] : cases) {
  test(`P 2.6 what is seen is what is posted: ${mode}, ${shape ?? 'Vertical'}, ${filter}`, async ({ page }) => {
    await giveCamera(page)
    await becomeMember(page)
    await openCamera(page)
    await choose(page, mode, ...(shape ? [shape] : []), filter)
    const seen = await recordThree(page)
    await expect(toastWith(page, 'Video Recorded Successfully')).toBeVisible()
    expect(await live(page)).toBe(0)
    const post = await postIt(page, `A ${mode} in ${filter}`)
    expect(post).toMatchObject({ type: mode.toLowerCase(), content: `A ${mode} in ${filter}` })
    expect(post.video?.alt).toBe('Shapes on a coloured ground.')
    expect(post.video?.poster).not.toBeNull()
    const film = await filmLight(page, post.video?.url ?? '')

    expect((post.video?.width ?? 0) / (post.video?.height ?? 1)).toBeCloseTo(ratio, 1)
    // The file says how long it is, to the server too, and can be wound to its end.
    expect(film.duration).toBeGreaterThan(0)
    expect(Math.abs((post.video?.duration ?? 0) - film.duration)).toBeLessThanOrEqual(0.1)
    expect(film.seekable).toBeCloseTo(film.duration, 1)
    // Each of the three pictures is in it, in their order.
    const found = seen.map(({ values }) =>
      film.frames
        .map((frame) => ({ at: frame.at, like: similarity(values, frame.values, film.width) }))
        .reduce((best, frame) => (frame.like > best.like ? frame : best)),
    )
    for (const { like } of found) expect(like).toBeGreaterThanOrEqual(0.9)
    expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).toSorted((a, b) => a - b))
    // A mirrored picture would be another one: the measure can tell.
    const mirrored = (light: Light) =>
      light.values.map((_, at) => light.values[at - (at % light.width) + light.width - 1 - (at % light.width)] ?? 0)
    expect(
      similarity(mirrored(seen[1] ?? { width: 1, height: 1, values: [] }), seen[1]?.values ?? [], film.width),
    ).toBeLessThan(0.9)
  })
}

test('P 2.6 a photo is posted as it was seen, without mirror', async ({ page }) => {
  await giveCamera(page)
  await becomeMember(page)
  await openCamera(page)
  await choose(page, 'Photo', 'Cool')
  await expect(shutter(page, 'Take photo')).not.toHaveAttribute('aria-disabled', 'true')
  await showPhase(page, 2)
  const seen = await previewLight(page)
  await shutter(page, 'Take photo').click()
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  expect(await live(page)).toBe(0)
  const post = await postIt(page, '')
  await expect(toastWith(page, 'Posted Successfully!')).toBeVisible()
  expect(post).toMatchObject({ type: 'photo', content: '', images: [{ alt: 'Shapes on a coloured ground.' }] })
  const light = await pictureLight(page, post.images[0]?.url ?? '')
  expect(similarity(seen.values, light.values, seen.width)).toBeGreaterThanOrEqual(0.95)
})

test('P 2.6 the chosen music is in the sound of the file', async ({ page }) => {
  await giveCamera(page)
  await becomeMember(page)
  const music = page.waitForResponse(/tin-roof[^/]*\.webm$/)
  await openCamera(page)
  await choose(page, 'Reel')
  await pick(page, /Tin Roof/)
  await expect(shutter(page)).not.toHaveAttribute('aria-disabled', 'true')
  await shutter(page).click()
  const track = (await music).url()
  // As long as it takes a busy machine to record a quarter of a second without a gap.
  await expect.poll(() => musicIn(page, track)).toBeGreaterThan(0.6)
  await shutter(page, 'Stop').click()
  await expect(page.getByText('Tin Roof').first()).toBeVisible()
  const post = await postIt(page, 'Rain on the roof')
  expect(await musicIn(page, track, post.video?.url ?? '')).toBeGreaterThan(0.6)
})

test('P 2.6 no track of the camera outlives it, whichever way one goes', async ({ page }) => {
  await giveCamera(page)
  await becomeMember(page)
  await openCamera(page)
  expect(await live(page)).toBe(2)
  // Another mode: the camera before is ended, one is open.
  await choose(page, 'Photo')
  await expect(shutter(page, 'Take photo')).not.toHaveAttribute('aria-disabled', 'true')
  expect(await live(page)).toBe(1)
  // Review, and back to the camera.
  await shutter(page, 'Take photo').click()
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  expect(await live(page)).toBe(0)
  await page.getByRole('button', { name: 'Retake' }).click()
  await expect(shutter(page, 'Take photo')).not.toHaveAttribute('aria-disabled', 'true')
  expect(await live(page)).toBe(1)
  // Another page, while it records.
  await choose(page, 'Video')
  await expect(shutter(page)).not.toHaveAttribute('aria-disabled', 'true')
  await shutter(page).click()
  await expect(page.getByText(/^REC 00:/)).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => live(page)).toBe(0)
  // Away while the browser is still asking: what is answered then is ended at once.
  await page.evaluate(() => {
    window.fakeCamera.isHeld = true
  })
  await page.getByRole('navigation').getByRole('link', { name: 'Camera' }).first().click()
  await expect(page.getByText('Waiting for your camera')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL('/')
  const before = await page.evaluate(() => window.fakeCamera.opened)
  await page.evaluate(() => window.fakeCamera.answer())
  await expect.poll(() => page.evaluate(() => window.fakeCamera.opened)).toBe(before + 1)
  await expect.poll(() => live(page)).toBe(0)
  // An error, while it records.
  await page.evaluate(() => {
    window.fakeCamera.isHeld = false
  })
  await page.getByRole('navigation').getByRole('link', { name: 'Camera' }).first().click()
  await choose(page, 'Video')
  await expect(shutter(page)).not.toHaveAttribute('aria-disabled', 'true')
  await shutter(page).click()
  await expect(page.getByText(/^REC 00:/)).toBeVisible()
  expect(await live(page)).toBe(2)
  await page.evaluate(() => window.fakeCamera.fail())
  await expect(page.getByText('Recording Failed', { exact: true }).first()).toBeVisible()
  await expect.poll(() => live(page)).toBe(0)
})

/** Runs in the page: bytes of recordings that are kept on this device. */
async function keptBytes(): Promise<number> {
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')))
    })
  const database = await answerOf(indexedDB.open('skein-camera'))
  const pieces = await answerOf<unknown[]>(database.transaction('pieces').objectStore('pieces').getAll())
  database.close()
  return pieces.reduce<number>((sum, piece) => sum + (piece instanceof Blob ? piece.size : 0), 0)
}

test('P 2.6 a killed tab loses at most the last second of a recording', async ({ page, context, baseURL }) => {
  await giveCamera(page)
  await becomeMember(page)
  await openCamera(page)
  await choose(page, 'Reel', 'Square')
  await expect(shutter(page)).not.toHaveAttribute('aria-disabled', 'true')
  await shutter(page).click()
  await expect.poll(() => page.evaluate(() => window.fakeCamera.pieces.length)).toBeGreaterThan(3)
  // The recorder gives a piece every second, and each is kept while the next is being made.
  const given = await page.evaluate(() => window.fakeCamera.pieces.reduce((sum, { size }) => sum + size, 0))
  await expect.poll(() => page.evaluate(keptBytes)).toBeGreaterThanOrEqual(given)
  // Nothing of the page gets to say goodbye.
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed

  const next = await context.newPage()
  await next.goto(`${baseURL}/camera`)
  await next.getByRole('button', { name: 'Review' }).click()
  await expect(next.getByRole('heading', { name: 'New reel' })).toBeVisible()
  await expect(next.getByText(/^0:\d\d of 0:\d\d$/)).toBeVisible()
  // It is a whole video: it can be posted.
  const post = await postIt(next, 'Saved from a crash')
  expect(post).toMatchObject({ type: 'reel', content: 'Saved from a crash' })
  // Only now the page knows that it was posted, and lets go of what it kept.
  await expect(toastWith(next, 'Video Uploaded')).toBeVisible()
  // A new container weighs a little less.
  const file = await (await next.request.get(post.video?.url ?? '')).body()
  expect(file.byteLength).toBeGreaterThan(given * 0.9)
  expect(post.video?.duration).toBeGreaterThan(0)
  await next.goto(`${baseURL}/camera`)
  await expect(shutter(next)).toBeVisible()
  await expect(next.getByRole('button', { name: 'Review' })).toHaveCount(0)
})

test('P 2.6 an upload goes on after the connection was lost, and a file within the request is refused with 422', async ({
  page,
  expectFailedRequest,
}) => {
  expectFailedRequest(/\/api\/(uploads|posts)/)
  await giveCamera(page)
  await becomeMember(page)
  await openCamera(page)
  await choose(page, 'Photo')
  await expect(shutter(page, 'Take photo')).not.toHaveAttribute('aria-disabled', 'true')
  await shutter(page, 'Take photo').click()
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  let cuts = 0
  await page.route('**/api/uploads/*', (route) => {
    if (route.request().method() !== 'PATCH' || cuts >= 2) return route.continue()
    cuts += 1
    return route.abort('connectionreset')
  })
  const post = await postIt(page, 'After the tunnel')
  expect(cuts).toBe(2)
  expect(post.images).toHaveLength(1)
  const inline = await page.request.post('/api/posts', {
    data: { content: 'A reel', type: 'reel', videoUrl: 'data:video/webm;base64,GkXfow==' },
  })
  expect(inline.status()).toBe(422)
  expect(await inline.json()).toMatchObject({ code: 'data-url-refused' })
})

test('the browser’s own fake camera is recorded and posted with nothing replaced', async ({ page }) => {
  await becomeMember(page)
  await openCamera(page)
  await choose(page, 'Video')
  await expect(shutter(page)).not.toHaveAttribute('aria-disabled', 'true')
  await shutter(page).click()
  // A busy machine may draw no picture in that very second.
  await expect(page.getByText(/^REC 00:(0[2-9]|[1-5]\d)$/)).toBeVisible()
  await shutter(page, 'Stop').click()
  const post = await postIt(page, 'A green clock')
  const film = await filmLight(page, post.video?.url ?? '')
  expect(film.duration).toBeGreaterThan(0)
  expect(Math.abs((post.video?.duration ?? 0) - film.duration)).toBeLessThanOrEqual(0.1)
})
