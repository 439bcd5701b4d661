import type { Locator, Page } from '@playwright/test'

/**
 * The address of the page of the post in `article`: what the same post is found by again. Its words change by themselves: times pass, others
 * react.
 */
export async function postAddress(article: Locator): Promise<string> {
  return (await article.locator('[data-permalink]').first().getAttribute('href')) ?? ''
}

/** The post of that address in the feed of the page. */
export const postInFeed = (page: Page, address: string): Locator =>
  page
    .getByRole('feed')
    .getByRole('article')
    .filter({ has: page.locator(`[data-permalink][href="${address}"]`) })
    .first()
