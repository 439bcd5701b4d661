/** Code that cannot be fetched (no network, a file that a newer build took away) leaves the page standing, and comes when it can. */
import type { BrowserContext, Page } from '@playwright/test'
import { becomeMember, expect, test } from './fixtures.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The frame stands: where it was drawn by the server as well as where the browser has taken it over. */
async function expectShell(page: Page): Promise<void> {
  await expect(navigation(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}

/** The page answers: another screen comes without a page load, and what is typed there counts. */
async function expectWork(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { sameDocument: '' }))
  await navigation(page).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('textbox', { name: "What's on your mind?" }).fill('Still here')
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeEnabled()
  expect(await page.evaluate(() => 'sameDocument' in document.documentElement.dataset)).toBe(true)
}

/** A page where the reader has given every sign: what waits for one is fetched. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  await expectShell(page)
  await page.mouse.move(300, 300)
  await page.mouse.move(320, 320)
}

/** Takes files away as a newer build does, until told to give them back. */
async function takeAway(context: BrowserContext, isGone: (path: string) => boolean): Promise<() => Promise<void>> {
  await context.route('**/assets/*.js', (route) =>
    isGone(new URL(route.request().url()).pathname) ? route.abort() : route.fallback(),
  )
  return () => context.unroute('**/assets/*.js')
}

test.beforeEach(({ expectFailedRequest }) => {
  expectFailedRequest(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
})

test('each file of code in turn may be missing: the frame stays, and the page works once it is there', async ({
  page,
  context,
}) => {
  await becomeMember(page)
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) files.add(pathname)
  })
  await open(page, '/explore')
  await expectWork(page)
  await page.close()
  expect(files.size).toBeGreaterThan(10)
  for (const file of files) {
    const asked = Promise.withResolvers<void>()
    const other = await context.newPage()
    other.on('requestfailed', (request) => {
      if (new URL(request.url()).pathname === file) asked.resolve()
    })
    const giveBack = await takeAway(context, (path) => path === file)
    await open(other, '/explore')
    // What only a page further on asks for is not missed here.
    await Promise.race([asked.promise, navigation(other).getByRole('link', { name: 'Home' }).hover(), asked.promise])
    await expectShell(other)
    await giveBack()
    await expectWork(other)
    await other.close()
  }
})

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
      // The document itself is the first; from then on every third request is a moment of its own.
      if (requests === 1 + 3 * moment) {
        await context.setOffline(true)
        gone.resolve()
      }
      await route.fallback()
    })
    await open(tab, '/explore')
    await gone.promise
    await expectShell(tab)
    await context.setOffline(false)
    await expectWork(tab)
    await expectShell(tab)
    await tab.close()
  }
})

test('a screen that a newer build took away says so in the frame, offers a reload, and comes when it is there', async ({
  page,
  context,
}) => {
  await becomeMember(page)
  await open(page, '/')
  const giveBack = await takeAway(context, (path) => /(?:BookmarksPage|AccountSheet|AiPanel)/.test(path))
  await navigation(page).getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByRole('heading', { name: 'This page is not loaded yet' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Reload' })).toBeVisible()
  await expectShell(page)

  // A part that a press brings up: the page is as it was, and a notice offers the reload.
  await navigation(page).getByRole('button', { name: 'AI Chat' }).click()
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible()
  await giveBack()
  await expect(page.getByRole('searchbox', { name: 'Search your bookmarks' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'AI Chat' })).toBeVisible()
  await expect(page.getByText('A part of this page could not be loaded.')).toHaveCount(0)
})
