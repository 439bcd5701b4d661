import { becomeDemoMember, becomeMember, expect, freshUsername, test, toastWith } from './fixtures.ts'
import { postAddress } from './post-address.ts'
import { takenOver } from './taken-over.ts'

test('a visitor joins, posts, likes, signs out, is refused with a wrong password, and comes back', async ({
  page,
  expectFailedRequest,
}) => {
  const username = freshUsername()
  const text = `First thread of ${username}: the kettle is on. #firstpost`

  await page.goto('/')
  await expect(page).toHaveTitle(/Skein/)
  await page
    .getByRole('button', { name: 'Sign up' })
    .or(page.getByRole('link', { name: 'Sign up' }))
    .click()
  await expect(page.getByRole('heading', { name: 'Join' })).toBeVisible()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Full name').fill('Maren Holt')
  await page.getByLabel('Email').fill(`${username}@holt.example`)
  await page.getByLabel('Password', { exact: true }).fill('longer-than-8')
  await page.getByLabel('Confirm password', { exact: true }).fill('longer-than-8')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(toastWith(page, 'Registration successful')).toContainText('Welcome to the product!')
  await expect(page).toHaveURL('/')

  await page.getByPlaceholder("What's on your mind?").fill(text)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'Post created!')).toBeVisible()
  const first = page.getByRole('article').first()
  await expect(first).toContainText(text)
  await expect(page.getByPlaceholder("What's on your mind?")).toHaveValue('')

  const like = first.getByRole('button', { name: /^Like/ })
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/like') && answer.request().method() === 'POST')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  expect((await saved).status()).toBe(200)

  await page.reload()
  await expect(page.getByRole('article').first()).toContainText(text)
  await expect(page.getByRole('article').first().getByRole('button', { name: /^Like/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(toastWith(page, 'Logged out')).toContainText('You have been successfully logged out.')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expectFailedRequest(/401.*\/api\/auth\/login/)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(toastWith(page, 'Login failed')).toContainText('Please check your credentials and try again.')
  await expect(page.getByLabel('Username')).toHaveValue(username)

  await page.getByLabel('Password', { exact: true }).fill('longer-than-8')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(toastWith(page, 'Login successful')).toContainText('Welcome back to the product!')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a wrong password is told of, however late the word of the log-out comes', async ({
  page,
  expectFailedRequest,
}) => {
  await becomeMember(page)
  await page.goto('/')
  let deliver = () => {}
  const held = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/Toasts-*.js', async (route) => {
    await held
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await takenOver(page)
  expectFailedRequest(/401.*\/api\/auth\/login/)
  await page.getByLabel('Username').fill('nobody-of-that-name')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/login'))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await (await refused).finished()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  deliver()
  await expect(toastWith(page, 'Login failed')).toBeVisible()
})

test("the demo members' posts page to the end without a duplicate or a gap", async ({ page }) => {
  await becomeDemoMember(page)
  const seen: string[] = []
  for (let before: string | undefined; ; before = seen.at(-1)) {
    const answer = await page.request.get(`/api/posts?limit=50${before ? `&before=${before}` : ''}`)
    expect(answer.status()).toBe(200)
    const ids: string[] = (await answer.json()).map((post: { id: string }) => post.id)
    seen.push(...ids)
    if (ids.length < 50) break
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toEqual(seen.toSorted().toReversed())

  // A gap would show as a post that the API lists by author but the feed never showed.
  const known = new Set(seen)
  const byNoor = await (await page.request.get('/api/posts?author=noor&limit=50')).json()
  expect(byNoor.length).toBeGreaterThan(10)
  expect(byNoor.filter((post: { id: string }) => !known.has(post.id))).toEqual([])
})

test('P 2.3 ‘Load more posts’ loads the next page, and keeps what stands above', async ({ page }) => {
  await becomeDemoMember(page)
  await page.goto('/')
  const loadMore = page.getByRole('button', { name: 'Load more posts' })
  await expect(page.getByRole('article').first()).toBeVisible()
  // Several, since others may delete theirs meanwhile.
  const above = await Promise.all((await page.getByRole('article').all()).slice(0, 3).map(postAddress))
  await loadMore.scrollIntoViewIfNeeded()
  const next = page.waitForResponse((answer) => answer.url().includes('before='))
  await loadMore.click()
  expect((await next).status()).toBe(200)
  await page.keyboard.press('Control+Home')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(async () => above.includes(await postAddress(page.getByRole('article').first()))).toBe(true)
})
