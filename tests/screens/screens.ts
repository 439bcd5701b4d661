/** How each photographed screen is reached. */
import type { Page } from 'playwright'

async function signIn(page: Page) {
  const answer = await page.request.post('/api/auth/login', { data: { username: 'demo', password: 'quiet-paper' } })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`)
}

export const screens: Record<string, (page: Page) => Promise<void>> = {
  signin: async (page) => {
    await page.goto('/')
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  },
  register: async (page) => {
    await page.goto('/')
    await page.getByText('Sign up', { exact: true }).click()
    await page.getByRole('heading', { name: 'Join' }).waitFor()
    await page.getByLabel('Username').fill('maren')
    await page.getByLabel('Full name').fill('Maren Holt')
    await page.getByLabel('Email').fill('maren@holt.example')
    await page.getByLabel('Password', { exact: true }).fill('6chars')
    await page.getByLabel('Confirm password', { exact: true }).fill('6chars')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.locator('[data-component="Toast"]').waitFor()
  },
  home: async (page) => {
    await signIn(page)
    await page.goto('/')
    await page.getByRole('article').nth(2).waitFor()
  },
  notfound: async (page) => {
    await signIn(page)
    await page.goto('/bookmraks')
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  },
}
