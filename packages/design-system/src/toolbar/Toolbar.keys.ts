/** The keyboard contract of a toolbar: shown in the documentation and executed by a test, so it cannot lie. */
export const toolbarKeys = [
  { key: 'Tab', when: 'focus is before it', does: 'goes to the item that had it last, else to the first' },
  {
    key: 'ArrowRight',
    when: 'focus is on an item',
    does: 'goes to the next one; after the last comes the first. In a column this is ArrowDown',
  },
  {
    key: 'ArrowLeft',
    when: 'focus is on an item',
    does: 'goes to the one before; right to left, the arrows turn with the page. In a column this is ArrowUp',
  },
  { key: 'End', when: 'focus is on an item that is not a text', does: 'goes to the last one' },
  { key: 'Home', when: 'focus is on an item that is not a text', does: 'goes to the first one' },
] as const
