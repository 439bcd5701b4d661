import { isModHeld } from '@skein/design-system/command-palette'

/** Whether ⌘K is pressed, Ctrl+K on keyboards that are not Apple's: the key of the palette, where one writes as well. */
export const isPaletteKey = (event: KeyboardEvent): boolean => event.key.toLowerCase() === 'k' && isModHeld(event)

/** What is in front of the page is to be answered first, and has the keys. */
const inFront = '[role=dialog], [role=alertdialog], :modal'

/** Whether a press opens the palette. The browser's own use of the key, its address bar, is then to be prevented. */
export function opensPalette(event: KeyboardEvent): boolean {
  const { target } = event
  if (!isPaletteKey(event) || event.isComposing || document.querySelector(':modal') !== null) return false
  return !(target instanceof Element) || target.closest(inFront) === null
}
