/** A session that ends elsewhere takes nothing away: the way in stands before the page, and signing in gives back what was typed. */
import type { Page } from '@playwright/test'
import { becomeMember, expect, freshUsername, test, toastWith } from './fixtures.ts'

const password = 'longer-than-8'
const wayIn = (page: Page) => page.getByRole('dialog', { name: 'Please sign in to continue.' })

/** Signs in where the page asks for it. The name stands there already. */
async function signIn(page: Page, username: string): Promise<void> {
  await expect(wayIn(page).getByLabel('Username')).toHaveValue(username)
  await wayIn(page).getByLabel('Password', { exact: true }).fill(password)
  await wayIn(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(wayIn(page)).toHaveCount(0)
}

test('the way in stands at the same address in every tab, and what was typed is there afterwards', async ({
  page: home,
  context,
  request,
  expectFailedRequest,
}) => {
  expectFailedRequest(/status of 401/)
  const friend = freshUsername()
  await request.post('/api/auth/register', {
    data: { username: friend, name: 'Ivo Brandt', email: `${friend}@brandt.example`, password },
  })
  const username = await becomeMember(home)
  const { id }: { id: string } = await (
    await home.request.post('/api/posts', { data: { content: 'Who reads tide tables?' } })
  ).json()

  const open = async (address: string) => {
    const tab = await context.newPage()
    await tab.goto(address)
    return tab
  }
  await home.goto('/')
  const [thread, messages, profile] = [
    await open(`/post/${id}`),
    await open(`/messages?with=${friend}`),
    await open('/profile'),
  ]
  await profile.getByRole('button', { name: 'Edit Profile' }).click()
  const fields = [
    home.getByRole('textbox', { name: "What's on your mind?" }),
    thread.getByRole('textbox', { name: 'Write a reply…' }),
    messages.getByRole('textbox', { name: 'Type a message...' }),
    profile.getByRole('form', { name: 'Edit Profile' }).getByLabel('Bio'),
  ]
  const tabs = [home, thread, messages, profile]
  const addresses = tabs.map((tab) => tab.url())
  for (const [at, field] of fields.entries()) await field.fill(`Typed before the end, number ${at}`)

  /** Every tab shows the way in, with the page out of reach behind it and at the address where it was. */
  const expectTheEnd = async () => {
    for (const tab of tabs) await expect(wayIn(tab)).toBeVisible()
    expect(tabs.map((tab) => tab.url())).toEqual(addresses)
    await expect(home.getByText('Your session has ended. What you were writing is kept.')).toBeVisible()
    await expect(home.locator('#root')).toHaveJSProperty('inert', true)
  }
  const expectAllBack = async () => {
    for (const tab of tabs) await expect(wayIn(tab)).toHaveCount(0)
    for (const [at, field] of fields.entries()) await expect(field).toHaveValue(`Typed before the end, number ${at}`)
  }

  // Nothing tells of it: the first call that is refused does.
  await context.clearCookies()
  await home.getByRole('button', { name: 'Post', exact: true }).click()
  await expectTheEnd()
  await signIn(home, username)
  await expectAllBack()

  // Ended from another device: the stream tells of it.
  await request.post('/api/auth/login', { data: { username, password } })
  const ended = await request.delete('/api/sessions')
  expect(ended.ok()).toBe(true)
  await expectTheEnd()
  await signIn(messages, username)
  await expectAllBack()

  // And each goes on as if nothing had been.
  await home.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(home, 'Post created!')).toBeVisible()
  await thread.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(thread.getByRole('article').filter({ hasText: 'number 1' }).last()).toBeVisible()
  await messages.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(messages.getByRole('log').getByText('number 2')).toBeVisible()
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByText('Typed before the end, number 3')).toBeVisible()
})

test('a log-out in one tab signs the others out', async ({ page, context, expectFailedRequest }) => {
  // The other tab may lose its stream before it hears of the log-out: it asks again, and is told.
  expectFailedRequest(/status of 401/)
  await becomeMember(page)
  const other = await context.newPage()
  await other.goto('/bookmarks')
  await page.goto('/')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(wayIn(other)).toHaveCount(0)
  expect(new URL(other.url()).pathname).toBe('/bookmarks')
})
