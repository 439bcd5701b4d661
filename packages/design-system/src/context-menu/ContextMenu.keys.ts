/** The keyboard contract of a context menu: shown in the documentation and executed by a test. Inside of it the keys are those of DropdownMenu. */
export const contextMenuKeys = [
  { key: 'Shift+F10', when: 'focus is in the area', does: 'opens the menu there; focus on the first item' },
  { key: 'Escape', when: 'the menu is open', does: 'closes it; focus returns to what had it' },
  { key: 'ContextMenu', when: 'focus is in the area', does: 'opens the menu there; focus on the first item' },
  { key: 'Enter', when: 'focus is on an item', does: 'chooses it and closes the menu' },
] as const
