import type { Browser, Page } from '@playwright/test'
import { becomeMember, expect, freshUsername, test, toastWith } from './fixtures.ts'

/** Somebody else in a browser of their own. */
async function somebody(browser: Browser, baseURL: string | undefined, username = freshUsername()) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await becomeMember(page, username)
  return { page, username, leave: () => context.close() }
}

async function publish(page: Page, data: object): Promise<string> {
  const answer = await page.request.post('/api/posts', { data })
  expect(answer.status()).toBe(201)
  const { id }: { id: string } = await answer.json()
  return id
}

/** Draws a picture in the page and uploads it. */
async function uploadPicture(page: Page): Promise<string> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 600
    const context = canvas.getContext('2d')
    if (context) context.fillRect(100, 100, 300, 300)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  const answer = await page.request.post('/api/upload/image', {
    multipart: { image: { name: 'harbour.png', mimeType: 'image/png', buffer: Buffer.from(bytes) } },
  })
  expect(answer.status()).toBe(201)
  const { url }: { url: string } = await answer.json()
  return url
}

const follow = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Follow Maren/ })
const setPrivate = async (page: Page, privateAccount: boolean) =>
  expect((await page.request.patch('/api/settings', { data: { privateAccount } })).status()).toBe(200)

test('P 2.10 Replies and Media hold what a member replied and showed, a picture opens large', async ({ page }) => {
  const username = await becomeMember(page)
  await page.goto('/bookmarks')
  const root = await publish(page, { content: 'What is in the pot?' })
  await publish(page, { content: 'Soup, as ever', replyToId: root })
  await publish(page, { content: 'The pot', imageUrl: await uploadPicture(page), imageAlt: 'A pot on a stove' })
  await page.goto(`/profile/${username}`)
  await expect(page).toHaveTitle(`Maren Holt (@${username}) · Skein`)
  await expect(page.getByRole('tab', { name: 'Posts (2)' })).toBeVisible()
  await page.getByRole('tab', { name: 'Replies' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Soup, as ever')
  await page.getByRole('tab', { name: 'Media' }).click()
  const photo = page.getByRole('button', { name: 'Open photo: A pot on a stove' })
  await photo.click()
  await expect(page.getByRole('img', { name: 'A pot on a stove' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(photo).toBeFocused()
})

test('P 2.10 and P 2.2 Follow follows, a second press ends it, and the counts are the server’s', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await somebody(browser, baseURL)
  await becomeMember(page)
  await page.goto(`/profile/${other.username}`)
  await follow(page).click()
  await expect(page.getByRole('button', { name: /^Following.*Maren Holt/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '1 Follower' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '1 Follower' }).click()
  await expect(page.getByRole('dialog', { name: `Followers of @${other.username}` }).getByRole('listitem')).toHaveCount(
    1,
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Following.*Maren Holt/ }).click()
  await expect(follow(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '0 Followers' })).toBeVisible()
  await other.leave()
})

test('the own profile is edited, and a reload shows what was saved', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const form = page.getByRole('form', { name: 'Edit Profile' })
  await form.getByLabel('Name').fill('Maren H. Holt')
  await form.getByLabel('Bio').fill('Reads tide tables.')
  await form.getByLabel('Website').fill('holt.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Website')).toHaveAccessibleDescription('Start the address with https:// or http://')
  await expect(form.getByLabel('Website')).toBeFocused()
  await form.getByLabel('Website').fill('https://holt.example/')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toastWith(page, 'Profile saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Maren H. Holt' })).toBeVisible()
  await expect(page.getByText('Reads tide tables.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'holt.example' })).toBeVisible()
})

test('an avatar is chosen, cropped and shown to everybody', async ({ page, browser, baseURL }) => {
  const username = await becomeMember(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const picture = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    canvas.getContext('2d')?.fillRect(200, 100, 300, 300)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(picture) })
  await page.getByRole('button', { name: 'Use photo' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toastWith(page, 'Profile saved')).toBeVisible()
  const visitor = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await visitor.newPage()
  await theirs.goto(`/profile/${username}`)
  const avatar = theirs.getByRole('main').locator('img[src^="/media/"]').first()
  await expect(avatar).toHaveJSProperty('naturalWidth', 512)
  await visitor.close()
})

test('a private account shows its posts to whom it accepted, and to nobody before', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await somebody(browser, baseURL)
  await publish(owner.page, { content: 'For friends only' })
  await setPrivate(owner.page, true)
  await becomeMember(page)
  await page.goto(`/profile/${owner.username}`)
  await expect(page.getByRole('heading', { name: 'This account is private' })).toBeVisible()
  await expect(page.getByText('For friends only')).toHaveCount(0)
  await follow(page).click()
  const requested = page.getByRole('button', { name: /^Requested Maren/ })
  await expect(requested).toBeVisible()

  await owner.page.goto('/notifications')
  await owner.page.getByRole('button', { name: /^Accept Maren/ }).click()
  await expect(owner.page.getByText('Accepted')).toBeVisible()
  // The one who asked learns it where they stand.
  await expect(page.getByText('For friends only')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Following.*Maren Holt/ })).toBeVisible()
  await owner.leave()
})

test('a block hides each from the other; the one who blocked can end it on the profile', async ({
  page,
  browser,
  baseURL,
  expectFailedRequest,
}) => {
  expectFailedRequest(/404/)
  const troll = await somebody(browser, baseURL)
  await publish(troll.page, { content: 'Bait' })
  const username = await becomeMember(page)
  await page.goto(`/profile/${troll.username}`)
  await expect(page.getByText('Bait')).toBeVisible()
  await page.getByRole('region', { name: 'About' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: `Block @${troll.username}` }).click()
  // The page says so at once; the others see it when the server knows.
  const blocked = page.waitForResponse((answer) => answer.url().endsWith('/block') && answer.ok())
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByRole('heading', { name: `You blocked @${troll.username}` })).toBeVisible()
  await expect(page.getByText('Bait')).toHaveCount(0)
  await blocked
  expect((await troll.page.goto(`/profile/${username}`))?.status()).toBe(404)
  await expect(troll.page.getByRole('heading', { name: 'This profile does not exist' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('Bait')).toBeVisible()
  await troll.leave()
})

test('visitors read profiles; an unknown name answers 404', async ({ page, browser, baseURL, expectFailedRequest }) => {
  expectFailedRequest(/404/)
  const owner = await somebody(browser, baseURL)
  await publish(owner.page, { content: 'For everybody' })
  expect((await page.goto(`/profile/${owner.username}`))?.status()).toBe(200)
  await expect(page.getByText('For everybody')).toBeVisible()
  await follow(page).click()
  await expect(toastWith(page, 'Please log in')).toBeVisible()
  expect((await page.goto('/profile/nobody_has_this'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This profile does not exist' })).toBeVisible()
  await owner.leave()
})

test('P 2.10 a pinned post stands first, and the profile leads to a search of its posts', async ({ page }) => {
  const username = await becomeMember(page)
  const publish = async (content: string) => {
    expect((await page.request.post('/api/posts', { data: { content } })).ok()).toBe(true)
  }
  for (const content of ['Where to begin', 'Later words', 'The latest words']) await publish(content)
  await page.goto(`/profile/${username}`)
  const cards = page.getByRole('feed').getByRole('article')
  await expect(cards).toHaveCount(3)
  await cards.nth(2).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Pin to your profile' }).click()
  await expect(cards.nth(0)).toContainText('Pinned')
  await expect(cards.nth(0)).toContainText('Where to begin')
  await page.reload()
  await expect(cards).toHaveCount(3)
  await expect(cards.nth(0)).toContainText('Where to begin')
  await cards.nth(0).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Unpin from your profile' }).click()
  await expect(cards.nth(0)).toContainText('The latest words')
  // By keyboard: what is typed goes on behind the name.
  await page.getByRole('link', { name: `Search posts by @${username}` }).press('Enter')
  const box = page.getByRole('main').getByRole('combobox')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(`from:${username} `)
  await page.keyboard.type('later')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('article')).toContainText('Later words')
})
