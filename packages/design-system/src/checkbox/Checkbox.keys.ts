/** The keyboard contract of a checkbox: shown in the documentation and executed by a test, so it cannot lie. */
export const checkboxKeys = [
  { key: 'Space', when: 'focus is on the box', does: 'checks it, and unchecks it again; “some” becomes “all”' },
] as const
