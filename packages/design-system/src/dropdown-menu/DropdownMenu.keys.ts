/** The keyboard contract of a menu button (APG): shown in the documentation and executed by a test, so it cannot lie. */
export const dropdownMenuKeys = [
  { key: 'Enter', when: 'focus is on the trigger', does: 'opens the menu; focus on the first item' },
  { key: 'ArrowDown', when: 'focus is on the trigger', does: 'opens the menu; focus on the first item' },
  { key: 'ArrowDown', when: 'the menu is open', does: 'moves to the next item, from the last to the first' },
  { key: 'ArrowUp', when: 'the menu is open', does: 'moves to the previous item, from the first to the last' },
  { key: 'End', when: 'the menu is open', does: 'moves to the last item' },
  { key: 'Home', when: 'the menu is open', does: 'moves to the first item' },
  { key: 'd', when: 'the menu is open', does: 'moves to the item that begins so' },
  { key: 'Escape', when: 'the menu is open', does: 'closes it; focus returns to the trigger' },
  { key: 'ArrowRight', when: 'focus is on a row with a submenu', does: 'opens it; right to left, ArrowLeft does' },
  { key: 'ArrowLeft', when: 'a submenu is open', does: 'closes it; focus returns to its row' },
] as const
