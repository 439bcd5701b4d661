/** A page of the product is used only once its scripts have taken over the server's HTML: what is pressed before is not heard. */
import type { BrowserContext, Page } from '@playwright/test'

/** Waits until the page says so (`data-hydrated`); a page that is not the product's has nothing to take over. */
export const takenOver = (page: Page) =>
  page.locator('html[data-hydrated], html:not(:has(#root))').waitFor({ state: 'attached' })

/** Every page of the context waits for it after `goto` and `reload`, unless less was asked for (`waitUntil: 'commit'`). */
export function waitForTakeOver(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (url, options) => {
      const answer = await goto(url, options)
      if (options?.waitUntil !== 'commit') await takenOver(page)
      return answer
    }
    page.reload = async (options) => {
      const answer = await reload(options)
      if (options?.waitUntil !== 'commit') await takenOver(page)
      return answer
    }
  })
}
