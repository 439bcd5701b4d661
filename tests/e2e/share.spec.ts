/** What other apps share with the installed product becomes a post: through its worker, and without one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { faults } from './accessibility.ts'
import { becomeMember, expect, freshText, test, toastWith } from './fixtures.ts'

const picture = {
  name: 'harbour.png',
  mimeType: 'image/png',
  buffer: readFileSync(join(import.meta.dirname, '../../apps/web/public/icon-192.png')),
}
const note = { name: 'tides.txt', mimeType: 'text/plain', buffer: Buffer.from('At nine.') }

type Given = { title?: string; text?: string; url?: string; files?: (typeof picture)[] }

/** Sends what a browser sends for another app: a form, by a navigation. */
async function share(page: Page, { files = [], ...words }: Given): Promise<void> {
  await page.evaluate((given) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share' })
    for (const [name, value] of Object.entries(given)) {
      const field = document.createElement('input')
      Object.assign(field, { type: 'hidden', name, value })
      form.append(field)
    }
    const chooser = document.createElement('input')
    Object.assign(chooser, { type: 'file', name: 'files', multiple: true, id: 'shared-files' })
    form.append(chooser)
    form.id = 'share'
    document.body.append(form)
  }, words)
  await page.locator('#shared-files').setInputFiles(files)
  await page.evaluate(() => {
    const form = document.getElementById('share')
    if (form instanceof HTMLFormElement) form.submit()
  })
}

/** Opens home and waits until the worker stands between the page and the server. */
async function withWorker(page: Page): Promise<void> {
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

const composer = (page: Page) => page.getByRole('dialog', { name: 'New post' })
const field = (page: Page) => composer(page).getByRole('textbox', { name: "What's on your mind?" })
const isKept = (page: Page) => page.evaluate(async () => (await caches.keys()).includes('skein-shared'))

async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('longer-than-8')
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px, with a worker`, () => {
    test.use({ serviceWorkers: 'allow', viewport })
    // The page comes to the worker, and what it loads ahead does not.
    test.beforeEach(({ expectFailedRequest }) => expectFailedRequest(/cross-world service worker/))

    test('pictures and words open in the composer, and are posted from there', async ({
      page,
      expectFailedRequest,
    }) => {
      // Nobody answers at the address that is shared.
      expectFailedRequest(/status of 422/)
      await becomeMember(page)
      await withWorker(page)
      const text = freshText('The ferry at nine')
      const url = 'https://tide.example/nine'
      await share(page, { title: 'Tides', text: `${text} ${url}`, url, files: [picture, picture] })
      await expect(field(page)).toHaveValue(`Tides\n${text} ${url}`)
      await expect(composer(page).getByRole('textbox', { name: /^Alt text of image/ })).toHaveCount(2)
      await expect(page).toHaveURL('/share')
      await expect(page).toHaveTitle(/Share/)
      expect(await isKept(page)).toBe(false)
      expect(await faults(page)).toEqual([])

      await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
      await expect(toastWith(page, 'Post created!')).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
    })

    test('what does not fit is told, and a draft that was begun stays until it is discarded', async ({ page }) => {
      await becomeMember(page)
      await withWorker(page)
      const begun = freshText('Begun before')
      await page.getByRole('textbox', { name: "What's on your mind?" }).fill(begun)
      const long = 'x'.repeat(510)
      await share(page, { text: long, files: [picture, picture, note, picture, picture, picture] })
      await expect(field(page)).toHaveValue(`${begun}\n\n${long}`)
      await expect(composer(page).getByText('What was too much was left out.')).toBeVisible()
      await expect(composer(page).getByText(/This kind of file cannot be posted/)).toBeVisible()
      await composer(page).getByRole('button', { name: 'Discard' }).click()
      await expect(field(page)).toHaveValue(long)
      await expect(composer(page).getByText(/10 characters too many/)).toBeAttached()
      await expect(composer(page).getByRole('listitem').filter({ hasText: 'tides.txt' })).toBeVisible()
    })

    test('signed out it waits for the sign-in', async ({ page, expectFailedRequest }) => {
      expectFailedRequest(/status of 401/)
      const username = await becomeMember(page)
      await withWorker(page)
      await page.request.post('/api/auth/logout')
      const text = freshText('Shared before signing in')
      await share(page, { text, files: [picture] })
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      await expect(page).toHaveURL('/share')
      await signIn(page, username)
      await expect(field(page)).toHaveValue(text)
      await expect(composer(page).getByRole('textbox', { name: 'Alt text of image 1' })).toBeVisible()
    })
  })
}

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it works without a network, and nothing of it is left after a sign-out', async ({
    page,
    context,
    expectFailedRequest,
  }) => {
    expectFailedRequest(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401|cross-world service worker/)
    await becomeMember(page)
    await withWorker(page)
    const kept = () =>
      page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('skein-account-')))
    await expect.poll(kept).toBe(true)
    await context.setOffline(true)
    const text = freshText('Shared at sea')
    await share(page, { text, files: [picture] })
    await expect(field(page)).toHaveValue(text)
    await expect(composer(page).getByRole('textbox', { name: 'Alt text of image 1' })).toBeVisible()
    await context.setOffline(false)

    // A share for which no page came is gone with the sign-out.
    await page.goto('/settings')
    await page.evaluate(async () => {
      const body = new FormData()
      body.set('text', 'Nobody came for this')
      const cache = await caches.open('skein-shared')
      await cache.put('/share', new Response(body, { headers: { date: new Date().toUTCString() } }))
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(toastWith(page, 'Logged out')).toBeVisible()
    expect(await isKept(page)).toBe(false)
  })
})

test('without a worker the words come along, and files are told as missing', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  const text = freshText('Shared at the first visit')
  await share(page, { text, files: [picture] })
  await expect(field(page)).toHaveValue(text)
  await expect(composer(page).getByText(/Not everything that was shared came along/)).toBeVisible()
})

test('a link opens the composer with its words, after the sign-in too', async ({ page, expectFailedRequest }) => {
  // Nobody answers at the address that is shared.
  expectFailedRequest(/status of (?:401|422)/)
  const username = await becomeMember(page)
  const address = '/share?text=At+nine&url=https%3A%2F%2Ftide.example%2F'
  await page.goto(address)
  await expect(field(page)).toHaveValue('At nine\nhttps://tide.example/')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL('/')

  await page.request.post('/api/auth/logout')
  await page.goto(address)
  await signIn(page, username)
  await expect(field(page)).toHaveValue('At nine\nhttps://tide.example/')
})
