/** Feeds that members make: one is made from home, shared by its address, and kept by another. */
import { becomeMember, expect, freshWord, test } from './fixtures.ts'

test('a feed of words is made from home, changed, shared by its address, kept by another, and deleted', async ({
  page,
  browser,
}) => {
  await becomeMember(page)
  const word = freshWord()
  for (const content of [`Tea with ${word}.`, 'Tea without.'])
    expect((await page.request.post('/api/posts', { data: { content } })).status()).toBe(201)

  await page.goto('/')
  await page.getByRole('link', { name: 'Feeds' }).click()
  await page.getByRole('button', { name: 'New feed' }).click()
  const form = page.getByRole('form', { name: 'New feed' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Only that')
  await form.getByRole('textbox', { name: 'Words' }).fill(word)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/feeds\/[\w-]+$/)
  await expect(page).toHaveTitle('Only that · Skein')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(`Tea with ${word}.`)

  await page.getByRole('button', { name: 'Edit feed' }).click()
  await page.getByRole('switch', { name: 'Share this feed' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Shared', { exact: true })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await becomeMember(other)
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Keep feed' }).click()
  await expect(other.getByRole('button', { name: 'Kept' })).toBeVisible()
  await other.goto('/feeds')
  await expect(other.getByRole('link', { name: /^Only that/ })).toHaveAttribute('href', new URL(page.url()).pathname)

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/feeds$/)
  await expect(page.getByRole('heading', { name: 'No feeds yet' })).toBeVisible()
  await other.context().close()
})
