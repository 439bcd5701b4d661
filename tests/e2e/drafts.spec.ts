/** Drafts of their own: kept as the composer closes, opened on another device, posted, and deleted. */
import type { Page } from '@playwright/test'
import { becomeMember, expect, freshText, test } from './fixtures.ts'

const composer = (page: Page) => page.getByRole('dialog', { name: 'New post' })
const list = (page: Page) => page.getByRole('dialog', { name: 'Drafts', exact: true })
const field = (page: Page) => composer(page).getByRole('textbox', { name: "What's on your mind?" })

/** The dialog of a new post; the poll that it was opened for is taken out again. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add poll' }).click()
  await composer(page).getByRole('button', { name: 'Remove poll' }).click()
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`a draft is kept, opened on another device, posted and gone, at ${width} px`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height })
    await becomeMember(page)
    await page.goto('/')
    const [first, second] = [freshText('Kept for later'), freshText('Another thought')]
    await begin(page)
    await field(page).fill(first)
    await composer(page).getByRole('button', { name: 'Content warning' }).click()
    await composer(page).getByRole('textbox', { name: 'Content warning' }).fill('Steam')
    await composer(page).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save draft' }).click()
    await expect(composer(page)).toHaveCount(0)

    const elsewhere = await browser.newContext({ storageState: await page.context().storageState() })
    const other = await elsewhere.newPage()
    await other.setViewportSize({ width, height })
    await other.goto('/')
    await begin(other)
    await field(other).fill(second)
    await composer(other).getByRole('button', { name: 'Drafts' }).click()
    await list(other)
      .getByRole('button', { name: new RegExp(`^${first}`) })
      .click()
    // What was in the box is a draft now, too.
    await expect(field(other)).toHaveValue(first)
    await expect(composer(other).getByRole('textbox', { name: 'Content warning' })).toHaveValue('Steam')
    await composer(other).getByRole('button', { name: 'Post', exact: true }).click()
    await expect(composer(other)).toHaveCount(0)
    await elsewhere.close()

    await begin(page)
    await composer(page).getByRole('button', { name: 'Drafts' }).click()
    await expect(list(page).getByRole('listitem')).toHaveCount(1)
    await list(page)
      .getByRole('button', { name: `Delete draft: ${second}` })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(list(page).getByRole('heading', { name: 'No drafts yet' })).toBeVisible()
  })
