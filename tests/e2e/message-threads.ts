/** What specs about messages do in the browsers of two members. */
import type { Browser, Page } from '@playwright/test'
import { becomeMember, expect } from './fixtures.ts'

export const passphrase = 'a long walk by the lake'

export const idOf = async (page: Page): Promise<string> => {
  const { id }: { id: string } = await (await page.request.get('/api/auth/user')).json()
  return id
}
export const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Type a message...' })
export const threadOf = (page: Page) => page.getByRole('log')
export const say = async (page: Page, text: string) => {
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
}
export const openThread = (page: Page, username: string) => page.goto(`/messages?with=${username}`)

/** A second member in a browser of their own. The two follow each other, so that nothing is a request. */
export async function withOther(page: Page, browser: Browser, baseURL: string | undefined) {
  const mine = await becomeMember(page)
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US', timezoneId: 'UTC' })
  const other = await context.newPage()
  const theirs = await becomeMember(other)
  await page.request.post(`/api/users/${await idOf(other)}/follow`)
  await other.request.post(`/api/users/${await idOf(page)}/follow`)
  return { mine, other, theirs, context }
}

/** Turns on encryption, with a passphrase. */
export async function turnOnEncryption(page: Page) {
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn on encryption' })
  await dialog.getByRole('textbox', { name: 'Passphrase' }).fill(passphrase)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog).toBeHidden()
}
