/** Several accounts in one browser: adding one, changing between them, and what of it other tabs and other accounts see. */
import type { APIRequestContext, Page } from '@playwright/test'
import { becomeMember, expect, freshText, freshUsername, test, toastWith } from './fixtures.ts'

const password = 'longer-than-8'
const home = (page: Page) => page.getByRole('textbox', { name: "What's on your mind?" })

/** Makes an account that no page of the test is signed in to. */
async function madeElsewhere(request: APIRequestContext): Promise<string> {
  const username = freshUsername()
  const made = await request.post('/api/auth/register', {
    data: { username, name: 'Ivo Brandt', email: `${username}@brandt.example`, password },
  })
  expect(made.status()).toBe(201)
  expect((await request.patch('/api/settings', { data: { welcome: 'skipped' } })).status()).toBe(200)
  return username
}

/** Signs in to another account, on the page that is for it. */
async function add(page: Page, { as, username }: { as: string; username: string }): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Add an account' })).toBeVisible()
  await expect(page.getByText(`You stay signed in as @${as}.`)).toBeVisible()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(home(page)).toBeVisible()
}

const postsOf = async (page: Page, username: string): Promise<string> =>
  JSON.stringify(await (await page.request.get(`/api/posts?author=${username}`)).json())

test.describe('at a desk', () => {
  const foot = (page: Page, username: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: `@${username}` })
  const row = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })
  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: 'Accounts' }).click()
    await expect(row(page, /^Log out @/)).toBeVisible()
  }

  test('a second account is added, written as and left, and the first one is as it was', async ({
    page,
    context,
    request,
    expectFailedRequest,
  }) => {
    // The other tab may lose its stream before it hears of the last log-out: it asks again, and is told.
    expectFailedRequest(/status of 401/)
    const second = await madeElsewhere(request)
    const first = await becomeMember(page)
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/')
    await expect(foot(other, first)).toBeVisible()
    await home(other).fill('A draft of the first one')

    await openMenu(page)
    await row(page, 'Add an account').click()
    await page.getByRole('link', { name: `Back to @${first}` }).click()
    await expect(foot(page, first)).toBeVisible()
    await openMenu(page)
    await row(page, 'Add an account').click()
    await add(page, { as: first, username: second })
    await expect(foot(page, second)).toBeVisible()
    // The other tab follows, and shows nothing of the one before.
    await expect(foot(other, second)).toBeVisible()
    await expect(home(other)).toHaveValue('')

    const text = freshText('Written as the second one')
    await home(page).fill(text)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(toastWith(page, 'Post created!')).toBeVisible()
    expect(await postsOf(page, second)).toContain(text)
    expect(await postsOf(page, first)).toBe('[]')

    await openMenu(page)
    await row(page, new RegExp(`@${first}`)).click()
    await expect(foot(page, first)).toBeVisible()
    await expect(foot(other, first)).toBeVisible()
    await expect(home(other)).toHaveValue('A draft of the first one')

    await openMenu(page)
    await row(page, `Log out @${first}`).click()
    await expect(foot(page, second)).toBeVisible()
    await expect(toastWith(page, 'Logged out')).toBeVisible()
    await expect(foot(other, second)).toBeVisible()
    await openMenu(page)
    await expect(page.getByRole('menuitem', { name: new RegExp(`@${first}`) })).toHaveCount(0)
    await row(page, `Log out @${second}`).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })

  test('a tab that was not told of the change writes nothing as somebody else', async ({
    page,
    context,
    request,
    expectFailedRequest,
  }) => {
    expectFailedRequest(/status of 409/)
    const second = await madeElsewhere(request)
    const first = await becomeMember(page)
    const deaf = await context.newPage()
    await deaf.addInitScript(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation())
    })
    await deaf.goto('/')
    await expect(foot(deaf, first)).toBeVisible()
    await home(deaf).fill('Whose is this?')
    await expect(deaf.getByRole('button', { name: 'Post', exact: true })).toBeEnabled()
    await page.goto('/auth?view=add')
    await add(page, { as: first, username: second })
    await expect(foot(page, second)).toBeVisible()

    // Pressed as it stands: anything that the tab asks by itself is refused too, and then it has started anew already.
    await deaf.getByRole('button', { name: 'Post', exact: true }).dispatchEvent('click')
    await expect(foot(deaf, second)).toBeVisible()
    await expect(home(deaf)).toHaveValue('')
    expect(await postsOf(page, second)).toBe('[]')
    expect(await postsOf(page, first)).toBe('[]')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
  const openSheet = (page: Page) => page.getByRole('button', { name: 'Menu' }).tap()
  const isHere = (page: Page, username: string) =>
    expect(sheet(page).getByRole('link', { name: `@${username}` })).toBeVisible()

  test('accounts are added and changed in the menu behind the picture', async ({ page, request }) => {
    const second = await madeElsewhere(request)
    const first = await becomeMember(page)
    await page.goto('/')
    await openSheet(page)
    await sheet(page).getByRole('link', { name: 'Add an account' }).tap()
    await add(page, { as: first, username: second })
    await openSheet(page)
    await isHere(page, second)
    await sheet(page)
      .getByRole('button', { name: `@${first}` })
      .tap()
    await expect(sheet(page)).toHaveCount(0)
    await expect(home(page)).toBeVisible()
    await openSheet(page)
    await isHere(page, first)
    await sheet(page).getByRole('button', { name: 'Log out' }).tap()
    await expect(toastWith(page, 'Logged out')).toBeVisible()
    await openSheet(page)
    await isHere(page, second)
    await expect(sheet(page).getByRole('list', { name: 'Switch account' })).toHaveCount(0)
  })
})
