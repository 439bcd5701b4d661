import { becomeDemoMember, expect, test } from './fixtures.ts'
import { takenOver } from './taken-over.ts'

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor already reads the sign-in screen', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  })

  test('a visitor who opens the address of registration already reads its form', async ({ page }) => {
    await page.goto('/auth?view=register')
    await expect(page.getByLabel('Confirm password')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeVisible()
  })

  test('a member already sees the shell with their name', async ({ page }) => {
    await becomeDemoMember(page)
    await page.goto('/')
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Notifications' }).first()).toBeVisible()
    await expect(page.getByText('@demo').first()).toBeVisible()
    await expect(page.getByPlaceholder("What's on your mind?")).toBeVisible()
  })
})

test('the address of registration is taken over without a word', async ({ page }) => {
  await page.goto('/auth?view=register')
  await page.getByLabel('Username').fill('ada_new')
  await expect(page.getByText('@ada_new')).toBeVisible()
})

test('what is typed before the bundle arrives is kept', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill('demo')
  release()
  await page.getByLabel('Password', { exact: true }).fill('quiet-paper')
  // A press is heard once the code is here.
  await takenOver(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the theme is right in the first painted frame, also after a reload', async ({ page }) => {
  // The background at the first frame the page draws, noted from inside it.
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      Reflect.set(window, 'firstFrame', [
        document.documentElement.dataset.theme,
        getComputedStyle(document.documentElement).colorScheme,
      ])
    })
  })
  const firstFrame = () => page.evaluate(() => Reflect.get(window, 'firstFrame'))
  for (const [scheme, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: other })
    await page.goto('/terms')
    await page.evaluate((theme) => localStorage.setItem('skein-theme', theme), scheme)
    await page.reload()
    await expect.poll(firstFrame).toEqual([scheme, scheme])
  }
})

test('the theme toggle flips light and dark, and stays', async ({ page }) => {
  await becomeDemoMember(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const document = page.locator('html')
  await expect(document).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Toggle theme' }).click()
  await expect(document).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(document).toHaveAttribute('data-theme', 'dark')
})

test('the first thing a reader points at is explained', async ({ page }) => {
  await becomeDemoMember(page)
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Toggle theme' })
  // Taken over from the server's HTML: before that nothing listens.
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await toggle.hover()
  await expect(page.getByRole('tooltip')).toHaveText('Toggle theme')
})
