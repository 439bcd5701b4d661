/** The keyboard contract of a row of pages: shown in the documentation and executed by a test, so it cannot lie. */
export const paginationKeys = [
  { key: 'Tab', when: 'focus is before it', does: 'goes to the previous page, then from page to page' },
  { key: 'Enter', when: 'focus is on a page', does: 'goes there; the focus stays' },
] as const
