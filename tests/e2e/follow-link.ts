import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Goes to another page of the product as somebody does who presses a link to it that stands in the page. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  await expect(page).toHaveURL(path)
}
