import type { Page } from '@playwright/test'
import { becomeMember, expect, freshText, freshUsername, test } from './fixtures.ts'

async function tell(page: Page, content: string): Promise<string> {
  const answer = await page.request.post('/api/posts', { data: { content, type: 'story' } })
  expect(answer.status()).toBe(201)
  const { id }: { id: string } = await answer.json()
  return id
}

const row = (page: Page) => page.getByRole('region', { name: 'Stories' })

test('P 2.6 people followed have their stories in a row on Explore; watching them is remembered on the server', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext()
  const teller = await other.newPage()
  const username = await becomeMember(teller)
  await tell(teller, 'The first of today.')
  await other.close()
  await becomeMember(page)
  const { id, name }: { id: string; name: string } = await (
    await page.request.get(`/api/users/username/${username}`)
  ).json()
  expect((await page.request.post(`/api/users/${id}/follow`)).status()).toBe(200)
  await page.goto('/explore')
  const ring = row(page).getByRole('button', { name: `${name}, 1 new story` })
  await ring.click()
  const dialog = page.getByRole('dialog', { name: `Stories by ${name}` })
  await expect(dialog.getByRole('group', { name: /^Story 1 of/ })).toBeVisible()
  await expect
    .poll(async () => {
      const now: { seen: boolean }[] = await (await page.request.get(`/api/users/${id}/stories`)).json()
      return now.map(({ seen }) => seen)
    })
    .toEqual([true])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(row(page).getByRole('button', { name: `${name}, stories seen` })).toBeVisible()
  await page.reload()
  await expect(row(page).getByRole('button', { name: `${name}, stories seen` })).toBeVisible()
})

test('P 2.6 keys and taps go from story to story, Space pauses, and a picture goes on by itself', async ({ page }) => {
  const username = freshUsername()
  await becomeMember(page, username)
  for (const content of ['One.', 'Two.', 'Three.']) await tell(page, content)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Your story, 3 pictures and videos' }).click()
  const group = (number: number) => page.getByRole('group', { name: `Story ${number} of 3` })
  await expect(group(1)).toContainText('One.')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(group(2)).toContainText('Two.')
  await page.keyboard.press('ArrowLeft')
  await expect(group(1)).toBeVisible()
  const box = await group(1).boundingBox()
  if (box === null) throw new Error('There is no story.')
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2)
  await expect(group(2)).toBeVisible()
  await page.mouse.click(box.x + box.width * 0.1, box.y + box.height / 2)
  await expect(group(1)).toBeVisible()
  // Let go on: after its seconds it makes way for the next one, and that one for the last.
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(group(1)).toBeHidden()
})

test('P 2.6 the owner sees who has seen a story and who likes it, and can delete it', async ({ page, browser }) => {
  const username = freshUsername()
  await becomeMember(page, username)
  const id = await tell(page, 'Only today.')
  const other = await browser.newContext()
  const reader = await other.newPage()
  await becomeMember(reader)
  expect((await reader.request.post(`/api/stories/${id}/seen`)).status()).toBe(204)
  expect((await reader.request.post(`/api/posts/${id}/like`)).ok()).toBe(true)
  await other.close()

  await page.goto(`/profile/${username}`)
  await page.getByRole('button', { name: 'Your story, 1 picture or video' }).click()
  await page.getByRole('button', { name: 'Seen by 1 person' }).click()
  const sheet = page.getByRole('dialog', { name: 'Seen by' })
  await expect(sheet.getByRole('link')).toContainText('likes it')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Delete story' }).click()
  await expect(page.getByRole('button', { name: 'Delete story' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Story deleted')).toBeVisible()
  expect((await page.request.get(`/api/posts/${id}`)).status()).toBe(410)
})

test('a story stands in no list of posts, and at its own address', async ({ page }) => {
  const username = freshUsername()
  await becomeMember(page, username)
  const words = freshText('A passing thing')
  const id = await tell(page, words)
  await page.goto(`/profile/${username}`)
  await expect(page.getByRole('button', { name: 'Your story, 1 picture or video' })).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)
  await page.goto(`/post/${id}`)
  await expect(page.getByText(words).first()).toBeVisible()
})
