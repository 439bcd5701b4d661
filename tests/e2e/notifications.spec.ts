import type { Browser, Page } from '@playwright/test'
import { becomeMember, expect, freshUsername, test, toastWith } from './fixtures.ts'

/** Somebody else, known to the server alone: what they do, they do through the API. */
async function somebody(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  const username = await becomeMember(page, freshUsername())
  const done = async (path: string, data?: object) => {
    const answer = await page.request.post(path, data === undefined ? {} : { data })
    expect(answer.ok()).toBe(true)
  }
  return { page, username, done, leave: () => context.close() }
}

async function publish(page: Page, content: string): Promise<string> {
  const answer = await page.request.post('/api/posts', { data: { content } })
  const { id }: { id: string } = await answer.json()
  return id
}

const idOf = async (page: Page): Promise<string> => {
  const { id }: { id: string } = await (await page.request.get('/api/auth/user')).json()
  return id
}
/** The entry of the sidebar. */
const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Notifications/ })
const rows = (page: Page) => page.getByRole('main').getByRole('article')

test('P 2.7 notifications are what others really did, grouped by post and kind', async ({ page, browser, baseURL }) => {
  await becomeMember(page)
  const post = await publish(page, 'Ferry home, everyone asleep except the gulls')
  const [one, two] = [await somebody(browser, baseURL), await somebody(browser, baseURL)]
  for (const fan of [one, two]) await fan.done(`/api/posts/${post}/like`)
  await one.done('/api/posts', { content: 'Which gulls?', replyToId: post })
  await two.done(`/api/users/${await idOf(page)}/follow`)
  await page.goto('/notifications')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).nth(0)).toContainText('Maren Holt followed you')
  await expect(rows(page).nth(1)).toContainText('Which gulls?')
  await expect(rows(page).nth(2)).toContainText('Maren Holt and Maren Holt liked your post')
  // Opening one leads to the post and marks it alone.
  await rows(page)
    .nth(2)
    .getByRole('link', { name: /liked your post/ })
    .click()
  await expect(page).toHaveURL(`/post/${post}`)
  await page.goBack()
  await expect(page.getByText('2 new')).toBeVisible()
  await one.leave()
  await two.leave()
})

test('P 2.2 the badge counts what is unread, live, and has nothing to say at none', async ({
  page,
  browser,
  baseURL,
}) => {
  await becomeMember(page)
  const post = await publish(page, 'Counted')
  await page.goto('/bookmarks')
  await expect(entry(page)).toHaveAccessibleName('Notifications')
  const fan = await somebody(browser, baseURL)
  await fan.done(`/api/posts/${post}/like`)
  await expect(entry(page)).toHaveAccessibleName(/1 unread/)
  await expect(page).toHaveTitle('(1) Bookmarks · Skein')
  await fan.done(`/api/posts/${post}/repost`)
  await expect(entry(page)).toHaveAccessibleName(/2 unread/)
  // Undone, it is withdrawn.
  expect((await fan.page.request.delete(`/api/posts/${post}/like`)).ok()).toBe(true)
  await expect(entry(page)).toHaveAccessibleName(/1 unread/)
  await fan.leave()
})

test('P 2.7 ‘Mark all as read’ does it, and the other tabs follow', async ({ page, browser, baseURL, context }) => {
  await becomeMember(page)
  const post = await publish(page, 'Read in two tabs')
  const fan = await somebody(browser, baseURL)
  await fan.done(`/api/posts/${post}/like`)
  await page.goto('/notifications')
  const other = await context.newPage()
  await other.goto('/notifications')
  await expect(rows(other).first().getByText('Unread')).toBeAttached()
  // Both tabs hear of what happens now.
  await fan.done(`/api/posts/${post}/repost`)
  for (const tab of [page, other]) await expect(entry(tab)).toHaveAccessibleName(/2 unread/)
  await page.getByRole('button', { name: '1 new notification' }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await expect(entry(page)).toHaveAccessibleName('Notifications')
  await expect(entry(other)).toHaveAccessibleName('Notifications')
  await expect(rows(other).first().getByText('Unread')).toHaveCount(0)
  await page.reload()
  await expect(rows(page).first().getByText('Unread')).toHaveCount(0)
  await fan.leave()
})

test('P 2.7 what comes in while the list is open waits behind a pill', async ({ page, browser, baseURL }) => {
  await becomeMember(page)
  const post = await publish(page, 'Watched')
  const fan = await somebody(browser, baseURL)
  await fan.done(`/api/posts/${post}/like`)
  await page.goto('/notifications')
  await expect(rows(page)).toHaveCount(1)
  await fan.done(`/api/posts/${post}/repost`)
  await page.getByRole('button', { name: '1 new notification' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('reposted your post')
  await fan.leave()
})

test('P 2.7 a tab has its part of the list, its own read mark and an address', async ({ page, browser, baseURL }) => {
  await becomeMember(page)
  const post = await publish(page, 'In parts')
  const [fan, followed] = [await somebody(browser, baseURL), await somebody(browser, baseURL)]
  expect((await page.request.post(`/api/users/${await idOf(followed.page)}/follow`)).ok()).toBe(true)
  for (const who of [fan, followed]) await who.done(`/api/posts/${post}/like`)
  await fan.done('/api/posts', { content: 'Parts of what?', replyToId: post })
  await page.goto('/notifications')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('tab', { name: 'Mentions' }).click()
  await expect(page).toHaveURL('/notifications?tab=mentions')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(entry(page)).toHaveAccessibleName(/2 unread/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Mentions', selected: true })).toBeVisible()
  await expect(rows(page).getByText('Unread')).toHaveCount(0)
  // By keyboard, past the requests.
  await page.getByRole('tab', { name: 'Mentions' }).press('ArrowRight')
  await expect(page.getByRole('link', { name: 'Privacy settings' })).toBeVisible()
  await page.getByRole('tab', { name: 'Requests' }).press('ArrowRight')
  await expect(page).toHaveURL('/notifications?tab=following')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Maren Holt liked your post')
  await expect(rows(page).getByText('Unread')).toBeAttached()
  await fan.leave()
  await followed.leave()
})

test('P 2.7 a muted conversation tells nothing more, and is found again in the settings', async ({
  page,
  browser,
  baseURL,
}) => {
  await becomeMember(page)
  const post = await publish(page, 'About to be muted')
  const fan = await somebody(browser, baseURL)
  await page.goto(`/post/${post}`)
  await page
    .getByRole('article', { name: /Maren Holt/ })
    .getByRole('button', { name: 'More' })
    .click()
  await page.getByRole('menuitem', { name: 'Mute this conversation' }).click()
  await expect(toastWith(page, 'Conversation muted')).toBeVisible()
  await fan.done('/api/posts', { content: 'Nobody hears this', replyToId: post })
  await page.goto('/settings?tab=privacy')
  await expect(entry(page)).toHaveAccessibleName('Notifications')
  await page.getByRole('button', { name: 'Show Muted conversations' }).click()
  const dialog = page.getByRole('dialog', { name: 'Muted conversations' })
  await expect(dialog.getByRole('link', { name: /About to be muted/ })).toBeVisible()
  await dialog.getByRole('button', { name: /^Unmute/ }).click()
  await expect(dialog.getByRole('button', { name: /^Mute/ })).toBeVisible()
  await fan.done('/api/posts', { content: 'This is heard', replyToId: post })
  await expect(page.getByRole('link', { name: /^Notifications.*1 unread/, includeHidden: true }).first()).toBeAttached()
  await fan.leave()
})
