/** What the states of several screens do alike. */
import type { Page } from 'playwright'

const toasts = (page: Page) => page.locator('[data-component="Toast"]')

/** Waits for a toast that says this. */
export const toast = (page: Page, title: string) => toasts(page).getByText(title, { exact: true }).waitFor()

/** Sends every toast away: how long one stays is no part of the next state. */
export async function closeToasts(page: Page) {
  for (let open = await toasts(page).count(); open > 0; open -= 1)
    await toasts(page).first().getByRole('button').last().click()
  await page.waitForFunction(() => document.querySelector('[data-component="Toast"]') === null)
}

/** A request that is never answered. */
export const unanswered = () => {}
