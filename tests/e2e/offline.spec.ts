/** What works without a network: what was read, what is written meanwhile, and what of it another account finds. */
import type { Page } from '@playwright/test'
import { becomeMember, expect, freshText, freshUsername, test, toastWith } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const sentence = 'Not loaded yet. It opens when you are back online.'

/** What the browser keeps of accounts: addresses, whichever cache they are in. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('skein-account-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Opens an address, and waits until what it read is kept. */
async function openAndKeep(page: Page, address: string, kept: string): Promise<void> {
  await page.goto(address)
  await expect.poll(() => keptAddresses(page)).toContain(kept)
}

test('what was read opens without a network, and nobody else finds it', async ({
  page,
  context,
  expectFailedRequest,
}) => {
  expectFailedRequest(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401|cross-world service worker/)
  const friend = freshUsername()
  const answer = await page.request.post('/api/auth/register', {
    data: { username: friend, name: 'Ivo Brandt', email: `${friend}@brandt.example`, password: 'longer-than-8' },
  })
  const { id: friendId }: { id: string } = await answer.json()
  const text = freshText('The ferry leaves at nine')
  const created = await page.request.post('/api/posts', { data: { content: text } })
  const { id: postId }: { id: string } = await created.json()
  await page.request.post('/api/auth/logout')
  const username = await becomeMember(page)
  const { id }: { id: string } = await (await page.request.get('/api/auth/user')).json()
  await page.request.post('/api/messages/send', { data: { receiverId: friendId, content: 'Is there a boat?' } })

  await openAndKeep(page, '/', '/api/posts')
  await openAndKeep(page, `/post/${postId}`, `/api/posts/${postId}/replies`)
  await openAndKeep(page, `/profile/${friend}`, `/api/users/username/${friend}`)
  await openAndKeep(page, `/messages?with=${friend}`, `/api/messages/${friendId}`)
  expect(await page.evaluate(() => caches.keys())).toContain(`skein-account-${id}-answers`)

  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.goto(`/post/${postId}`)
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
  await page.goto(`/profile/${friend}`)
  await expect(page.getByRole('heading', { name: 'Ivo Brandt' })).toBeVisible()
  await page.goto(`/messages?with=${friend}`)
  await expect(page.getByLabel('Conversation with Ivo Brandt').getByText('Is there a boat?')).toBeVisible()
  await page.goto(`/profile/${username}`)
  await expect(page.getByText(sentence)).toBeVisible()

  // Never seen, and then it opens by itself.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Maren Holt' })).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(toastWith(page, 'Logged out')).toBeVisible()
  expect(await keptAddresses(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(`/post/${postId}`, { waitUntil: 'commit' })
  await expect(page.getByText(sentence)).toBeVisible()
})

test('what is done without a network waits, and is sent exactly once', async ({
  page,
  context,
  expectFailedRequest,
}) => {
  expectFailedRequest(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|cross-world service worker/)
  await becomeMember(page)
  const created = await page.request.post('/api/posts', { data: { content: freshText('Who has the tide table?') } })
  const { id }: { id: string } = await created.json()
  await openAndKeep(page, `/post/${id}`, `/api/posts/${id}/replies`)

  await context.setOffline(true)
  const post = page.getByRole('article').first()
  await post.getByRole('button', { name: /^Like/ }).click()
  await expect(page.getByText('1 waiting to be sent')).toBeVisible()
  const reply = freshText('It hangs at the harbour')
  await page.getByRole('textbox', { name: 'Write a reply…' }).fill(reply)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(page.getByText('2 waiting to be sent')).toBeVisible()

  await page.reload()
  await expect(post.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Show' }).click()
  const list = page.getByRole('dialog', { name: 'Waiting to be sent' })
  await expect(list.getByRole('listitem')).toHaveText([/^Like/, new RegExp(reply)])

  await context.setOffline(false)
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0)
  const { likes, comments }: { likes: number; comments: number } = await (
    await page.request.get(`/api/posts/${id}`)
  ).json()
  expect({ likes, comments }).toEqual({ likes: 1, comments: 1 })
})
