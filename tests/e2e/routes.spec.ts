import { giveCamera } from './fake-camera.ts'
import { becomeDemoMember, expect, test } from './fixtures.ts'
import { faults } from './accessibility.ts'

test('an unknown address answers 404 with the page the specification names', async ({ page, expectFailedRequest }) => {
  expectFailedRequest(/404/)
  for (const member of [false, true]) {
    if (member) await becomeDemoMember(page)
    const answer = await page.goto('/bookmraks')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    expect(await faults(page)).toEqual([])
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

test('signed out there is Camera Access with both ways on, and no camera is asked for', async ({ page }) => {
  await giveCamera(page)
  await page.goto('/camera')
  await expect(page.getByRole('heading', { name: 'Camera Access' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth')
  expect(await page.evaluate(() => window.fakeCamera.opened)).toBe(0)
})

test('a profile names itself in the first HTML', async ({ request }) => {
  const html = await (await request.get('/profile/noor')).text()
  expect(html).toMatch(/<title>[^<]*Noor Haddad[^<]*<\/title>/)
  expect(html).toMatch(/<meta property="og:title" content="[^"]*Noor Haddad/)
  expect((await request.get('/profile/nobody_here')).status()).toBe(404)
})

test('the interface speaks four languages', async ({ page, baseURL }) => {
  const headings = { en: 'Welcome back', es: /./, fr: /./, de: /./ }
  const seen = new Set<string | null>()
  for (const language of Object.keys(headings)) {
    await page.context().addCookies([{ name: 'skein-lang', value: language, url: baseURL ?? '' }])
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    seen.add(await page.getByRole('heading', { level: 1 }).textContent())
  }
  expect(seen.size).toBe(4)
  expect(seen.has('Welcome back')).toBe(true)
})
