import type { Page } from '@playwright/test'
import { becomeMember, confirmAddress, expect, test, toastWith } from './fixtures.ts'

const password = 'longer-than-8'

/** Chooses a setting and waits until the server has it: the page shows the choice before. */
const chooseAndSave = async (page: Page, name: RegExp) => {
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/settings') && answer.request().method() === 'PATCH',
  )
  await page.getByRole('radio', { name }).click()
  expect((await saved).status()).toBe(200)
}

const openTab = async (page: Page, name: 'Privacy' | 'Appearance') => {
  await page.goto(`/settings?tab=${name.toLowerCase()}`)
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
}

test('P 2.11 a switch is saved on the server: it stands after a reload, and its address leads back to its tab', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await page.getByRole('tab', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/settings?tab=privacy')
  const discoverable = page.getByRole('switch', { name: 'Discoverable by email' })
  await expect(discoverable).not.toBeChecked()
  await discoverable.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(discoverable).toBeChecked()
})

test('P 2.11 data sharing levels are three stated sets of switches, and the chosen one is kept', async ({ page }) => {
  await becomeMember(page)
  await openTab(page, 'Privacy')
  const table = page.getByRole('radiogroup', { name: 'Data sharing' })
  const rows = table.getByRole('row')
  await expect(rows.filter({ hasText: 'Analytics' }).getByRole('cell')).toHaveText(['No', 'Yes', 'Yes'])
  await expect(rows.filter({ hasText: 'AI context' }).getByRole('cell')).toHaveText(['No', 'Yes', 'Yes'])
  await expect(rows.filter({ hasText: 'Ad personalisation' }).getByRole('cell')).toHaveText(['No', 'No', 'Yes'])
  await expect(table.getByRole('radio', { name: 'Minimal' })).toBeChecked()
  await table.getByRole('radio', { name: 'Balanced' }).check()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(table.getByRole('radio', { name: 'Balanced' })).toBeChecked()
})

test('P 2.11 the theme applies at once, and a reload paints it from the first frame on', async ({
  page,
  expectFailedRequest,
}) => {
  // The scripts that are held back below.
  expectFailedRequest(/ERR_FAILED/)
  await becomeMember(page)
  await openTab(page, 'Appearance')
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // The first painted frame: the theme stands before any script of the app has run.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/terms', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('P 2.11 the language switches the interface without a reload, and the next document comes in it', async ({
  page,
}) => {
  await becomeMember(page)
  await openTab(page, 'Appearance')
  await page.evaluate(() => Reflect.set(window, 'stays', true))
  await chooseAndSave(page, /Deutsch/)
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBe(true)
  await page.goto('/terms')
  await expect(page).toHaveTitle('Nutzungsbedingungen · Skein')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('P 2.11 the timezone changes the times that are shown', async ({ page }) => {
  await becomeMember(page)
  const answer = await page.request.post('/api/posts', { data: { content: 'What time is it?' } })
  const { id, createdAt }: { id: string; createdAt: string } = await answer.json()
  await openTab(page, 'Appearance')
  await chooseAndSave(page, /PST/)
  await expect(page.getByText('Times across Skein are shown in this zone.')).toBeVisible()
  await page.goto(`/post/${id}`)
  const shown = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'Etc/GMT+8' }).format(new Date(createdAt))
  await expect(page.getByRole('article').first()).toContainText(shown)
})

test('P 2.11 a new password signs the other browser out, on the page it is looking at', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await becomeMember(page)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await other.newPage()
  expect((await theirs.request.post('/api/auth/login', { data: { username, password } })).status()).toBe(200)
  const listening = theirs.waitForRequest(/\/api\/events(\?|$)/)
  await theirs.goto('/bookmarks')
  await listening
  await page.goto('/settings')
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('another-long-one')
  await page.getByLabel('Confirm password').fill('another-long-one')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(toastWith(page, 'Password changed')).toBeVisible()
  await expect(theirs.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await other.close()
})

test('a press on the button of a form is one, also where the field that is left has something to say above it', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/settings')
  await page.getByLabel('New password').fill('short')
  const button = page.getByRole('button', { name: 'Update Password' })
  await button.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0 } = (await button.boundingBox()) ?? {}
  // Near its upper edge: a button that moved away under the pointer would not be pressed.
  await page.mouse.move(x + width / 2, y + 3)
  await page.mouse.down()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.mouse.up()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
    'Password must be at least 8 characters long.',
  )
})

test('P 2.11 Download Your Data is a zip', async ({ page }) => {
  const username = await becomeMember(page)
  await openTab(page, 'Privacy')
  await page.getByRole('button', { name: 'Download Your Data' }).click()
  const asked = page.getByRole('dialog', { name: 'Download Your Data' })
  await asked.getByLabel('Current password').fill(password)
  const arriving = page.waitForEvent('download')
  await asked.getByRole('button', { name: 'Download' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe(`skein-${username}.zip`)
  const stream = await download.createReadStream()
  const [first] = await stream.take(1).toArray()
  stream.destroy()
  expect(Buffer.from(first).subarray(0, 2).toString()).toBe('PK')
})

test('P 2.11 Delete Account asks for password and username, closes at once, and signing in brings it back', async ({
  page,
  expectFailedRequest,
}) => {
  expectFailedRequest(/40[14]|422/)
  const username = await becomeMember(page)
  await openTab(page, 'Privacy')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Account' })
  await dialog.getByLabel(/Type your username/).fill('somebody')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(dialog.getByText('This is not your username.')).toBeVisible()
  await dialog.getByLabel(/Type your username/).fill(username)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect((await page.request.get(`/api/users/username/${username}`)).status()).toBe(404)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(toastWith(page, 'Login successful')).toBeVisible()
  expect((await page.request.get(`/api/users/username/${username}`)).status()).toBe(200)
})

test('a passkey made in the settings signs in without a password', async ({
  page,
  context,
  server,
  expectFailedRequest,
}) => {
  // What the page asks when it is told that its session has ended.
  expectFailedRequest(/401/)
  const client = await context.newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const username = await becomeMember(page)
  await confirmAddress(page, server)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Test key')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(toastWith(page, 'Passkey added')).toBeVisible()
  await expect(page.getByText('Test key')).toBeVisible()
  // The page hears of it and leaves by itself.
  await page.request.post('/api/auth/logout')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(toastWith(page, 'Login successful')).toBeVisible()
  const { username: signedInAs }: { username: string } = await (await page.request.get('/api/auth/user')).json()
  expect(signedInAs).toBe(username)
})

test('a member one muted is found in the settings, and speaks again from there', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/profile/noor')
  await page.getByRole('main').getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menuitem', { name: 'Mute @noor' }).click()
  await expect(toastWith(page, '@noor is muted')).toBeVisible()
  await openTab(page, 'Privacy')
  const show = page.getByRole('button', { name: 'Show Muted people' })
  await show.click()
  const list = page.getByRole('dialog', { name: 'Muted people' })
  await list.getByRole('button', { name: 'Unmute Noor' }).click()
  await expect(toastWith(page, '@noor is no longer muted')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(show).toBeFocused()
  await page.reload()
  await show.click()
  await expect(list.getByText('You have muted nobody.')).toBeVisible()
})
