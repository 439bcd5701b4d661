/** The product without a server: static files, and a page that is its own host (`npm run build:demo`). */
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { root } from '../../scripts/web-build.mjs'
import { startStatic } from './static-server.ts'
import type { StaticServer } from './static-server.ts'

const test = base.extend<object, { files: StaticServer }>({
  files: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern.
    async ({}, provide) => {
      const files = await startStatic(join(root, 'apps', 'tab', 'dist'))
      await provide(files)
      await files.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ files }, provide) => provide(files.origin),
})

// The host in the page answers through one.
test.use({ serviceWorkers: 'allow' })

const first = (page: Page) => page.getByRole('main').getByRole('article').first()

async function signIn(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Fill in the demo account' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(first(page)).toBeVisible()
}

test('the parts look as they do where a server gives them out', async ({ page }) => {
  await signIn(page)
  // A sheet whose layers came in another order would leave a button its words alone.
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toHaveCSS('border-radius', /^(?!0px)/)
  await expect(page.getByRole('button', { name: 'Post', exact: true })).not.toHaveCSS('padding-left', '0px')
})

test('a post that was written is found again after a reload, with what was done to it', async ({ page }) => {
  await signIn(page)
  const words = 'Written in a tab, kept in a tab.'
  await page.getByRole('textbox', { name: "What's on your mind?" }).fill(words)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(first(page)).toContainText(words)
  await expect(page.getByText('Post created!')).toBeVisible()
  const liked = page.waitForResponse((response) => response.url().endsWith('/like'))
  await first(page).getByRole('button', { name: /^Like/ }).click()
  await liked
  await page.reload()
  await expect(first(page)).toContainText(words)
  await expect(first(page).getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true')
})

test('an address opens directly, and what nobody answers says so', async ({ page }) => {
  await signIn(page)
  await page.goto('/search?q=comet')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('what needs a server says so where it is asked for', async ({ page }) => {
  await signIn(page)
  await page.goto('/settings?tab=privacy')
  await page.getByRole('button', { name: /^Download/ }).click()
  const asked = page.getByRole('dialog')
  await asked.getByLabel('Current password').fill('quiet-paper')
  await asked.getByRole('button', { name: /^Download/ }).click()
  await expect(asked.getByText(/runs in your browser alone and makes no archive/)).toBeVisible()
})

test('a second tab waits for the first, which alone writes', async ({ context, page }) => {
  await signIn(page)
  const second = await context.newPage()
  await second.goto('/')
  await expect(second.getByText('Skein is open in another tab of this browser.')).toBeVisible()
  await page.close()
  await expect(first(second)).toBeVisible()
})
