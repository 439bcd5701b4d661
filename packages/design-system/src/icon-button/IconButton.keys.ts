/** The keyboard contract of an icon button: shown in the documentation and executed by a test, so it cannot lie. */
export const iconButtonKeys = [
  { key: 'Enter', when: 'focus is on the button', does: 'presses it' },
  { key: 'Space', when: 'focus is on the button', does: 'presses it' },
] as const
