/** Every page at every width, in every language, in both directions, with text of twice the size, and by axe in both themes. */
import type { APIRequestContext, Page } from '@playwright/test'
import { faults, faultsBy, faultsOfColour } from './accessibility.ts'
import { becomeDemoMember, expect, freshUsername, test } from './fixtures.ts'
import { memberRoutes, publicRoutes } from './routes.ts'
import { measure, openWhole, walkToWhole, widths } from './sweep.ts'
import type { Misfit } from './sweep.ts'

/** `npm run test:full`: every page for visitors too, and all of axe in the dark. */
const isFull = process.env['FULL'] === '1'

/** What a route does not show by itself: a question on Explore, a tag, a thread. */
async function moreRoutes(page: Page): Promise<string[]> {
  const posts: { id: string }[] = await (await page.request.get('/api/posts?limit=1')).json()
  return ['/explore?q=tram', '/explore?tag=trams', ...posts.map(({ id }) => `/post/${id}`)]
}

/** As the member the demo is made for; the first posts are there before Home is looked at. */
async function openAsMember(page: Page, route: string): Promise<void> {
  expect(await openWhole(page, route)).toBe(200)
  if (route === '/') await expect(page.getByRole('article').first()).toBeVisible()
}

/**
 * Home has a button that floats over its cards: which control it lies on is a matter of how far one has scrolled. It makes way for the
 * focus, and then every target has its size.
 */
async function faultsAtHome(page: Page): Promise<string[]> {
  const found = await faults(page, { but: ['target-size'] })
  await page.getByRole('article').first().focus()
  await expect(page.getByRole('main').getByRole('link', { name: 'Camera' })).toHaveCSS('pointer-events', 'none')
  return [...found, ...(await faultsBy(page, 'target-size'))]
}

/** Colours change over some frames, also where motion is reduced: only then are they what they stay. */
const coloursRest = (page: Page) =>
  page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })

/** In the light by all rules; the same page in the dark by those that ask for colours. */
async function expectAccessible(page: Page, allRules: (page: Page) => Promise<string[]> = faults): Promise<void> {
  expect(await allRules(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await coloursRest(page)
  expect(await (isFull ? allRules(page) : faultsOfColour(page))).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
}

for (const [whose, routes] of [
  ['a member', memberRoutes],
  ['everybody', publicRoutes],
] as const) {
  test(`every page for ${whose} fits every wide window, from right to left and with text of twice the size, and is accessible in both themes`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const client = await page.context().newCDPSession(page)
    await becomeDemoMember(page)
    const found: Misfit[] = []
    for (const route of [...routes, ...(whose === 'a member' ? await moreRoutes(page) : [])]) {
      await test.step(route, async () => {
        await openAsMember(page, route)
        await expectAccessible(page, route === '/' ? faultsAtHome : faults)
        const ways = { widths: [1024, 1180, 1440], rightToLeft: [1440], twiceTheSize: [1280, 1440] }
        found.push(...(await measure(page, ways, client)))
      })
    }
    expect(found).toEqual([])
  })
}

test('every page reflows at 320 px and fits a phone and a tablet, from right to left and with text of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const client = await page.context().newCDPSession(page)
  await becomeDemoMember(page)
  const found: Misfit[] = []
  for (const route of [...memberRoutes, ...publicRoutes, '/messages?with=noor', ...(await moreRoutes(page))]) {
    await test.step(route, async () => {
      await openAsMember(page, route)
      found.push(...(await measure(page, { widths: [390, 320, 768], rightToLeft: [390], twiceTheSize: [390] }, client)))
    })
  }
  expect(found).toEqual([])
})

test('every page that visitors read fits every window and is accessible to them in both themes', async ({
  page,
  expectFailedRequest,
}) => {
  expectFailedRequest(/401/)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  // Of the nine information pages, which share a template, one.
  const differing = ['/', '/auth', '/settings', '/camera', '/profile/noor', '/search', '/terms']
  const found: Misfit[] = []
  for (const route of isFull ? [...new Set([...differing, ...publicRoutes])] : differing) {
    await test.step(route, async () => {
      expect(await openWhole(page, route)).toBe(200)
      await expectAccessible(page)
      found.push(...(await measure(page, { widths })))
    })
  }
  expect(found).toEqual([])
})

test('the page of an unknown address fits every window', async ({ page, expectFailedRequest }) => {
  expectFailedRequest(/404/)
  await becomeDemoMember(page)
  expect(await openWhole(page, '/nowhere')).toBe(404)
  expect(await measure(page, { widths, rightToLeft: [390, 1440] })).toEqual([])
})

/** The longest first row that a post can have stands at the top of the feed: name, handle, time and 'Edited'. */
async function publishEdited(request: APIRequestContext): Promise<void> {
  const username = freshUsername()
  const joined = await request.post('/api/auth/register', {
    data: { username, name: 'Maren Holt', email: `${username}@holt.example`, password: 'longer-than-8' },
  })
  expect(joined.status()).toBe(201)
  const answer = await request.post('/api/posts', { data: { content: 'The ferry leaves at nine.' } })
  const { id }: { id: string } = await answer.json()
  expect((await request.patch(`/api/posts/${id}`, { data: { content: 'The ferry leaves at ten.' } })).status()).toBe(
    200,
  )
}

for (const language of ['de', 'fr', 'es']) {
  test(`no text is cut off in ${language} at any width, or at twice the size on a phone`, async ({
    page,
    request,
    baseURL,
  }) => {
    const client = await page.context().newCDPSession(page)
    await publishEdited(request)
    await becomeDemoMember(page)
    await page.context().addCookies([{ name: 'skein-lang', value: language, url: baseURL ?? '' }])
    const found: Misfit[] = []
    const [home = '/', ...others] = [...memberRoutes, ...publicRoutes]
    const look = async () => void found.push(...(await measure(page, { widths, twiceTheSize: [390] }, client)))
    for (const route of [home, ...(await moreRoutes(page))]) {
      await test.step(route, async () => {
        await openAsMember(page, route)
        await look()
      })
    }
    // Those that English was loaded at are walked through: the texts are what differs.
    for (const route of others) {
      await test.step(route, async () => {
        await walkToWhole(page, route)
        await look()
      })
    }
    expect(found).toEqual([])
  })
}
