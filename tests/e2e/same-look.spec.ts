import type { BrowserContext, Page, Route } from '@playwright/test'
import { differencesBetween } from './computed-styles.ts'
import { covered } from './covered.ts'
import { becomeDemoMember, expect, test } from './fixtures.ts'
import { followLink } from './follow-link.ts'
import { memberRoutes, publicRoutes } from './routes.ts'

const widths = [1440, 1024, 390]

/** Gives every question of both pages the same answer, whatever members do meanwhile. */
async function answerTheSame(context: BrowserContext) {
  const answers = new Map<string, Promise<Parameters<Route['fulfill']>[0]>>()
  const ask = async (route: Route) => {
    const response = await route.fetch()
    return { status: response.status(), headers: response.headers(), body: await response.body() }
  }
  await context.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      const url = route.request().url()
      if (route.request().method() !== 'GET') return route.fallback()
      if (url.includes('/api/events')) return
      const answer = answers.get(url) ?? ask(route)
      answers.set(url, answer)
      return route.fulfill(await answer)
    },
  )
}

/** Waits until nothing is loading that the page is to show. */
async function settle(page: Page) {
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

test('every screen looks the same by its address and by a link, and nothing lies over what can be pressed', async ({
  page,
}) => {
  const context = page.context()
  await becomeDemoMember(page)
  await answerTheSame(context)
  const walked = await context.newPage()
  for (const each of [page, walked]) await each.emulateMedia({ reducedMotion: 'reduce' })
  await walked.goto('/about')
  const [post]: { id: string }[] = await (await page.request.get('/api/posts?limit=1')).json()

  for (const route of [...memberRoutes, ...publicRoutes, `/post/${post?.id}`]) {
    await test.step(route, async () => {
      const both = [page, walked]
      await Promise.all([page.goto(route), followLink(walked, route)])
      // What comes when a page rests has come, once for all widths.
      await Promise.all(both.map((each) => each.waitForLoadState('networkidle')))
      for (const width of widths) {
        await Promise.all(both.map((each) => each.setViewportSize({ width, height: 844 })))
        await Promise.all(both.map(settle))
        await expect.poll(() => differencesBetween(page, walked), `at ${width} px`).toEqual([])
      }
      expect.soft(await covered(page)).toEqual([])
    })
  }
})
