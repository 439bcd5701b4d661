import { server, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'

/**
 * Writes into a field in place of what stood there. Over WebDriver a filled field is set by a script, which React does not hear as
 * typing; so there each key is pressed.
 */
export async function fill(field: Locator | Element, text: string): Promise<void> {
  if (server.browser === 'chromium') return userEvent.fill(field, text)
  await userEvent.clear(field)
  // Braces and brackets would be names of keys.
  if (text !== '') await userEvent.type(field, text.replaceAll(/[{[]/g, '$&$&'))
}
