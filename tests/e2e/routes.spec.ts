import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { becomeDemoMember, expect, test } from './fixtures.ts'
import { memberRoutes, publicRoutes } from './routes.ts'

async function expectNothingFound(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

const allRules = (page: Page) =>
  new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])

const expectNoAxeViolation = (page: Page) => expectNothingFound(allRules(page))

/**
 * Home has a button that floats over its cards: which control it lies on is a matter of how far one has scrolled. It makes way for the
 * focus, and then every target has its size.
 */
async function expectNoAxeViolationAtHome(page: Page) {
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  await expectNothingFound(allRules(page).disableRules(['target-size']))
  await first.focus()
  await expect(page.getByRole('main').getByRole('link', { name: 'Camera' })).toHaveCSS('pointer-events', 'none')
  await expectNothingFound(new AxeBuilder({ page }).withRules(['target-size']))
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every route is accessible to a member (${colorScheme})`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await becomeDemoMember(page)
    for (const route of [...memberRoutes, ...publicRoutes]) {
      await test.step(route, async () => {
        const answer = await page.goto(route)
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('main')).toBeVisible()
        await (route === '/' ? expectNoAxeViolationAtHome(page) : expectNoAxeViolation(page))
      })
    }
  })

  test(`every route is accessible to a visitor (${colorScheme})`, async ({ page, expectFailedRequest }) => {
    test.setTimeout(300_000)
    expectFailedRequest(/401/)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const route of ['/', '/auth', '/settings', '/camera', ...publicRoutes]) {
      await test.step(route, async () => {
        const answer = await page.goto(route)
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('main')).toBeVisible()
        await expectNoAxeViolation(page)
      })
    }
  })
}

test('an unknown address answers 404 with the page the specification names', async ({ page, expectFailedRequest }) => {
  expectFailedRequest(/404/)
  for (const member of [false, true]) {
    if (member) await becomeDemoMember(page)
    const answer = await page.goto('/bookmraks')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expectNoAxeViolation(page)
  }
})

test('a member-only address shows the sign-in screen there, and leads on to it', async ({ page }) => {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page).toHaveURL('/settings')
  await page.getByLabel('Username').fill('demo')
  await page.getByLabel('Password', { exact: true }).fill('quiet-paper')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/settings')
})

test('/auth shows the sign-in screen, and leads a member home', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await becomeDemoMember(page)
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
})

test('the camera tells a visitor what it needs', async ({ page }) => {
  await page.goto('/camera')
  await expect(page.getByRole('heading', { name: 'Camera Access' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth')
})

test('a profile names itself in the first HTML', async ({ request }) => {
  const html = await (await request.get('/profile/noor')).text()
  expect(html).toMatch(/<title>[^<]*Noor Haddad[^<]*<\/title>/)
  expect(html).toMatch(/<meta property="og:title" content="[^"]*Noor Haddad/)
  expect((await request.get('/profile/nobody_here')).status()).toBe(404)
})

test('the interface speaks four languages', async ({ page }) => {
  const headings = { en: 'Welcome back', es: /./, fr: /./, de: /./ }
  const seen = new Set<string | null>()
  for (const language of Object.keys(headings)) {
    await page.context().addCookies([
      {
        name: 'skein-lang',
        value: language,
        url: page.url().startsWith('http') ? page.url() : 'http://localhost:43117',
      },
    ])
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    seen.add(await page.getByRole('heading', { level: 1 }).textContent())
  }
  expect(seen.size).toBe(4)
  expect(seen.has('Welcome back')).toBe(true)
})
