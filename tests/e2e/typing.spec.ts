/** Nothing that is typed is lost, however fast the keys come and however busy the page is. */
import type { Locator, Page } from '@playwright/test'
import { becomeMember, expect, freshUsername, test } from './fixtures.ts'

/** 500 letters, none of which can be missing or out of place unseen. */
const letters = Array.from({ length: 125 }, (_, at) => String(at).padStart(3, '0') + ' ')
  .join('')
  .trimEnd()

/**
 * Types as fast as the browser takes keys, without waiting for any: the next is there before the page has drawn the one before.
 * @param most how many letters the field takes
 */
async function typeAtOnce(page: Page, field: Locator, most = letters.length): Promise<void> {
  await field.click()
  await expect(field).toBeFocused()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  await Promise.all(
    letters
      .split('')
      .flatMap((text) => [
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text }),
      ]),
  )
  await expect(field).toHaveValue(letters.slice(0, most))
  await keyboard.detach()
}

test('each of 500 letters stands in the composer, in its dialog, in a reply and in the chat', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  const box = page.getByRole('textbox', { name: "What's on your mind?" })
  await typeAtOnce(page, box)
  await box.fill('')

  await page.getByRole('button', { name: 'Add poll' }).click()
  const dialog = page.getByRole('dialog', { name: 'New post' })
  await typeAtOnce(page, dialog.getByRole('textbox', { name: "What's on your mind?" }))
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'AI Chat' }).click()
  await typeAtOnce(page, page.getByRole('textbox', { name: 'Ask anything...' }))

  const post = await page.request.post('/api/posts', { data: { content: 'Who reads tide tables?' } })
  const { id }: { id: string } = await post.json()
  await page.goto(`/post/${id}`)
  await typeAtOnce(page, page.getByRole('textbox', { name: 'Write a reply…' }))
})

test('each of 500 letters stands in a message, in the bio and in the search', async ({ page, request }) => {
  const username = freshUsername()
  const other = await request.post('/api/auth/register', {
    data: { username, name: 'Ivo Brandt', email: `${username}@brandt.example`, password: 'longer-than-8' },
  })
  expect(other.status()).toBe(201)
  await becomeMember(page)
  await page.goto(`/messages?with=${username}`)
  await typeAtOnce(page, page.getByRole('textbox', { name: 'Type a message...' }))

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const form = page.getByRole('form', { name: 'Edit Profile' })
  await typeAtOnce(page, form.getByLabel('Bio'))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

  await typeAtOnce(page, page.getByRole('banner').getByRole('combobox', { name: 'Search' }), 200)
})
