import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openThread, say, threadOf, turnOnEncryption, withOther } from './message-threads.ts'

const react = async (page: Page, to: string, emoji: string) => {
  const message = threadOf(page).locator('[data-message]', { hasText: to }).last()
  await message.locator('xpath=..').getByRole('button', { name: 'React' }).press('Enter')
  await page.getByRole('dialog', { name: 'React' }).getByRole('button', { name: emoji }).press('Enter')
}

for (const width of [390, 1440])
  test(`a reaction is seen by both at once, in clear and encrypted, at ${width} px`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { mine, other, theirs, context } = await withOther(page, browser, baseURL)
    await openThread(page, theirs)
    await openThread(other, mine)
    await say(page, 'The sky is clear')
    await expect(threadOf(other).getByText('The sky is clear')).toBeVisible()
    await react(other, 'The sky is clear', '🔥')
    const chip = (where: Page, name: RegExp) => threadOf(where).getByRole('button', { name })
    await expect(chip(page, /^🔥 from (?!you)/)).toBeVisible()
    await chip(page, /^🔥 from/).click()
    await expect(chip(other, /^🔥 from you and/)).toBeVisible()
    await chip(other, /^🔥 from you and/).click()
    await expect(chip(page, /^🔥 from you$/)).toBeVisible()

    await turnOnEncryption(page)
    await turnOnEncryption(other)
    await say(page, 'Only for the two of us')
    await expect(threadOf(other).getByText('Only for the two of us')).toBeVisible()
    const onTheWay: string[] = []
    other.on('request', (request) => onTheWay.push(request.postData() ?? ''))
    await react(other, 'Only for the two of us', '❤️')
    await expect(chip(page, /^❤️ from (?!you)/)).toBeVisible()
    expect(onTheWay.join('\n')).not.toContain('❤️')
    await page.reload()
    await expect(chip(page, /^❤️ from (?!you)/)).toBeVisible()
    await context.close()
  })
