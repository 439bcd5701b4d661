import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { fieldOf, openThread, say, threadOf, withOther } from './message-threads.ts'

const choice = 'Read receipts and typing'

/** Turns it on, or off, on the page of settings. */
async function choose(page: Page, isOn: boolean) {
  await page.goto('/settings?tab=privacy')
  const control = page.getByRole('switch', { name: choice })
  await expect(control).toBeChecked({ checked: !isOn })
  await control.press('Space')
  await expect(page.getByText('Saved')).toBeVisible()
}

for (const width of [390, 1440])
  test(`who writes and what was seen is shown where both want it, at ${width} px`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { mine, other, theirs, context } = await withOther(page, browser, baseURL)
    await other.setViewportSize({ width, height: 800 })
    for (const who of [page, other]) await choose(who, true)
    await openThread(page, theirs)
    await say(page, 'The sky is clear')
    const own = threadOf(page).getByText('The sky is clear')
    await expect(own).toBeVisible()
    await expect(threadOf(page).getByText('· Seen')).toBeHidden()

    // The other one reads it; both see it at once.
    await openThread(other, mine)
    await expect(threadOf(other).getByText('The sky is clear')).toBeVisible()
    await expect(threadOf(page).getByText('· Seen')).toBeVisible()

    // What comes by itself is heard by then.
    const line = other.getByText(/ is typing…$/)
    await say(page, 'Not a cloud')
    await expect(threadOf(other).getByText('Not a cloud')).toBeVisible()
    const place = await threadOf(other).boundingBox()
    await fieldOf(page).pressSequentially('Come and look')
    await expect(line).toBeVisible()
    expect(await threadOf(other).boundingBox()).toEqual(place)
    await fieldOf(page).press('Enter')
    await expect(threadOf(other).getByText('Come and look')).toBeVisible()
    await expect(line).toBeHidden()

    // One of the two does not want it any more: neither sees anything.
    await choose(other, false)
    await page.reload()
    await expect(threadOf(page).getByText('Come and look')).toBeVisible()
    await expect(threadOf(page).getByText('· Seen')).toBeHidden()
    await openThread(other, mine)
    await say(other, 'I am on my way')
    await expect(threadOf(page).getByText('I am on my way')).toBeVisible()
    const sign = page.waitForResponse(/\/typing$/)
    await fieldOf(page).pressSequentially('Bring a coat')
    await sign
    await fieldOf(page).press('Enter')
    await expect(threadOf(other).getByText('Bring a coat')).toBeVisible()
    await expect(threadOf(other).getByText('· Seen')).toBeHidden()
    await expect(line).toBeHidden()
    await context.close()
  })
