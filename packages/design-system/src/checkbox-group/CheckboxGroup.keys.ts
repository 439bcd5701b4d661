/** The keyboard contract of a group of checkboxes: shown in the documentation and executed by a test, so it cannot lie. */
export const checkboxGroupKeys = [
  { key: 'Tab', when: 'focus is on a box', does: 'goes to the next: each is a stop of its own' },
  { key: 'Space', when: 'focus is on a box', does: 'checks it, and unchecks it again' },
  { key: 'Space', when: 'focus is on the box for all', does: 'checks all of them; once all are, none' },
] as const
