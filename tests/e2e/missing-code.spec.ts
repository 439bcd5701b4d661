/** Code that cannot be fetched (no network, a file that a newer build took away) leaves the page standing, and comes when it can. */
import type { BrowserContext, Page } from '@playwright/test'
import { becomeMember, expect, takeOver, test } from './fixtures.ts'
import { takenOver } from './taken-over.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const homeLink = (page: Page) => navigation(page).getByRole('link', { name: 'Home', exact: true })
const box = (page: Page) => page.getByRole('textbox', { name: "What's on your mind?" })
const pathOf = (request: { url: () => string }) => new URL(request.url()).pathname

/** The frame stands: where the server drew it as well as where the browser has taken it over. */
async function expectShell(page: Page): Promise<void> {
  await expect(navigation(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}

/** The page is of use again, by itself or by the reload that it offers: another screen comes, and what is typed there counts. */
async function expectWork(page: Page): Promise<void> {
  await expect(async () => {
    // Pressed where it stands at this moment: the page may reload by itself, and then nobody waits for the button.
    await page
      .getByRole('button', { name: 'Reload' })
      .evaluateAll(([button]) => button instanceof HTMLElement && button.click())
    if (new URL(page.url()).pathname !== '/') await homeLink(page).click()
    expect(await box(page).isVisible()).toBe(true)
    await box(page).fill('Still here')
    expect(await page.getByRole('button', { name: 'Post', exact: true }).isEnabled()).toBe(true)
  }).toPass()
  await expectShell(page)
}

/** Somebody is there: what waits for a sign of a reader is fetched. No link lies under the pointer, which would fetch its screen. */
async function showReader(page: Page): Promise<void> {
  await page.mouse.move(500, 26)
  await page.mouse.move(520, 26)
}

/** A page where somebody is. */
async function open(page: Page): Promise<void> {
  await page.goto('/explore', { waitUntil: 'commit' })
  await expectShell(page)
  await showReader(page)
}

test.beforeEach(({ expectFailedRequest }) => {
  expectFailedRequest(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|NotLoaded|could not be (?:fetched|loaded)/)
})

/** What the page fetches of code until another screen stands. */
async function filesOf(page: Page): Promise<string[]> {
  const files = new Set<string>()
  page.on('request', (request) => {
    if (/^\/assets\/.*\.js$/.test(pathOf(request))) files.add(pathOf(request))
  })
  await open(page)
  await homeLink(page).click()
  await expect(box(page)).toBeVisible()
  return [...files]
}

/** One file is missing while the page loads and another screen is asked for; then it is there. */
async function goWithout(file: string, context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  let refusals = 0
  const refused = Promise.withResolvers<void>()
  const giveBack = await takeOver(
    page,
    (url) => url.pathname === file,
    async (route) => {
      refusals += 1
      refused.resolve()
      await route.abort()
    },
  )
  await open(page)
  // What the page can be taken over without is asked for when somebody is there, or when another screen is.
  await Promise.race([refused.promise, takenOver(page)])
  await showReader(page)
  await homeLink(page).click()
  await expect.poll(() => refusals, `asked for ${file}`).toBeGreaterThan(0)
  await expectShell(page)
  giveBack()
  await test.step(`without ${file}`, () => expectWork(page))
  await page.close()
}

for (const quarter of [0, 1, 2, 3]) {
  test(`each file of code in turn may be missing, quarter ${quarter + 1}: the frame stays, and the page works once it is there`, async ({
    page,
    context,
  }) => {
    await becomeMember(page)
    const files = (await filesOf(page)).toSorted()
    await page.close()
    expect(files.length).toBeGreaterThan(10)
    const part = files.filter((_, index) => index % 4 === quarter)
    // A few side by side: most of the time each waits for its next chance.
    for (let at = 0; at < part.length; at += 4)
      await Promise.all(part.slice(at, at + 4).map((file) => goWithout(file, context)))
  })
}

test('the network may go at any moment of loading: the frame stays, and the page works once it is back', async ({
  page,
  context,
}) => {
  await becomeMember(page)
  await page.close()
  for (let moment = 1; moment <= 10; moment += 1) {
    const tab = await context.newPage()
    let requests = 0
    const gone = Promise.withResolvers<void>()
    await tab.route('**/*', async (route) => {
      requests += 1
      // The document itself is the first; from then on every second request is a moment of its own.
      if (requests === 1 + 2 * moment) {
        await context.setOffline(true)
        gone.resolve()
      }
      await route.fallback()
    })
    await open(tab)
    await gone.promise
    await expectShell(tab)
    await context.setOffline(false)
    await expectWork(tab)
    await tab.close()
  }
})

test('a screen that a newer build took away says so in the frame, and the reload that it offers loses nothing typed', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/')
  await box(page).fill('Half a thought')
  const giveBack = await takeOver(page, /(?:BookmarksPage|AiPanel)[^/]*\.js$/, (route) => route.abort())
  await navigation(page).getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByRole('heading', { name: 'This page is not loaded yet' })).toBeVisible()
  await expectShell(page)

  // A part that a press brings up: the page is as it was, and a notice offers the reload.
  await navigation(page).getByRole('button', { name: 'AI Chat' }).click()
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible()
  giveBack()
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search your bookmarks' })).toBeVisible()
  await takenOver(page)
  await expect(page.getByText('A part of this page could not be loaded.')).toHaveCount(0)
  await navigation(page).getByRole('button', { name: 'AI Chat' }).click()
  await expect(page.getByRole('dialog', { name: 'AI Chat' })).toBeVisible()
  await page.keyboard.press('Escape')
  await homeLink(page).click()
  await expect(box(page)).toHaveValue('Half a thought')
})

test('the second style sheet may be missing: it is fetched again by itself, and no menu comes without it', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/')
  await takenOver(page)
  const isSecond = (asked: { url: () => string }) => /\/late-[^/]*\.css$/.test(pathOf(asked))
  const giveBack = await takeOver(page, /\/late-[^/]*\.css$/, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', isSecond)
  const more = page.getByRole('button', { name: 'More', exact: true }).first()
  await more.click()
  await refused
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expectShell(page)

  const came = page.waitForResponse(isSecond)
  giveBack()
  await came
  const menu = page.getByRole('menu')
  await expect(async () => {
    await more.click()
    expect(await menu.isVisible()).toBe(true)
  }).toPass()
  expect(await menu.evaluate((element) => parseFloat(getComputedStyle(element).borderTopLeftRadius))).toBeGreaterThan(0)
})
