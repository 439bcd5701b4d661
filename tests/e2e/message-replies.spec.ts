import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { fieldOf, openThread, say, threadOf, turnOnEncryption, withOther } from './message-threads.ts'

const reply = async (page: Page, to: string, text: string) => {
  const message = threadOf(page).locator('[data-message]', { hasText: to }).last()
  await message.locator('xpath=..').getByRole('button', { name: 'More about this message' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Reply' }).press('Enter')
  await expect(fieldOf(page)).toBeFocused()
  await expect(page.getByRole('figure', { name: 'Replying to' })).toContainText(to)
  await say(page, text)
}

for (const width of [390, 1440])
  test(`an answer shows what it answers and leads there, in clear and encrypted, at ${width} px`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { mine, other, theirs, context } = await withOther(page, browser, baseURL)
    await openThread(page, theirs)
    await openThread(other, mine)
    await say(page, 'Shall we meet at the pier?')
    await expect(threadOf(other).getByText('Shall we meet at the pier?')).toBeVisible()
    await reply(other, 'Shall we meet at the pier?', 'At six')
    const quote = threadOf(page).getByRole('button', { name: /^In reply to You Shall we meet/ })
    await quote.click()
    await expect(threadOf(page).locator('[data-message]', { hasText: 'Shall we meet' }).first()).toBeFocused()

    await turnOnEncryption(page)
    await turnOnEncryption(other)
    const onTheWay: string[] = []
    other.on('request', (request) => onTheWay.push(request.postData() ?? ''))
    await say(page, 'Bring the long lens')
    await expect(threadOf(other).getByText('Bring the long lens')).toBeVisible()
    const id = await threadOf(other)
      .locator('[data-message]', { hasText: 'Bring the long lens' })
      .getAttribute('data-message')
    await reply(other, 'Bring the long lens', 'It is packed')
    await expect(threadOf(page).getByRole('button', { name: /^In reply to You Bring the long lens/ })).toBeVisible()
    expect(id).not.toBeNull()
    expect(onTheWay.filter((body) => body.includes('encryptedContent') && body.includes(String(id)))).toEqual([])

    // Deleted for one of the two, it is gone for that one alone.
    await threadOf(page)
      .locator('[data-message]', { hasText: 'Shall we meet' })
      .first()
      .locator('xpath=..')
      .getByRole('button', { name: 'More about this message' })
      .press('Enter')
    await page.getByRole('menuitem', { name: 'Delete for me' }).press('Enter')
    await expect(threadOf(page).getByText('This message was deleted.')).toBeVisible()
    await other.reload()
    await expect(threadOf(other).getByRole('button', { name: /^In reply to .* Shall we meet/ })).toBeVisible()
    await context.close()
  })
