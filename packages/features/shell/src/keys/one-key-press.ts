import { hasOneKey } from '@skein/data'

/** Whether a key pressed here is text for something that is being written. */
const isWriting = (element: HTMLElement): boolean =>
  element.isContentEditable ||
  element.matches(
    'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [role=textbox], [role=combobox]',
  )

/** They use letters themselves: a menu or a list goes to what begins with one. */
const own = 'dialog, [role=dialog], [role=menu], [role=listbox], [popover]'

/**
 * Whether a press may be a shortcut of one key: nobody is writing or composing a character, no modifier is held, no dialog or menu has the
 * keys, and such shortcuts were not turned off. Shift is let through: on many keyboards it takes part in '?' and '/'.
 */
export function isOneKeyPress(event: KeyboardEvent): boolean {
  const { target } = event
  // Safari tells of the key that ends a composition by its code alone.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (target instanceof HTMLElement && (isWriting(target) || target.closest(own) !== null)) return false
  return document.querySelector(':modal, [role=menu]:popover-open') === null && hasOneKey()
}
