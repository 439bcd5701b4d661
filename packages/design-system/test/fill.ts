import { server, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'

/**
 * Writes into a field in place of what stood there. Over WebDriver a filled or cleared field is set by a script, which React does not hear as
 * typing; so there each key is pressed, and the one that empties the field too.
 */
export async function fill(field: Locator | Element, text: string): Promise<void> {
  if (server.browser === 'chromium') return userEvent.fill(field, text)
  const element = field instanceof Element ? field : field.element()
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    throw new Error('Only a field can be filled.')
  element.focus()
  element.select()
  if (element.value !== '') await userEvent.keyboard('{Backspace}')
  // Braces and brackets would be names of keys.
  if (text !== '') await userEvent.keyboard(text.replaceAll(/[{[]/g, '$&$&'))
}

/**
 * Types what no key of a US keyboard writes into what has the focus. Playwright gives it to Firefox by a script, which React does not hear as
 * typing; there the browser's own command writes it.
 */
export async function typeForeign(text: string): Promise<void> {
  if (server.browser === 'firefox') document.execCommand('insertText', false, text)
  else await userEvent.keyboard(text)
}
