/** The keyboard contract of a button: shown in the documentation and executed by a story, so it cannot lie. */
export const buttonKeys = [
  { key: 'Enter', when: 'focus is on the button', does: 'presses it' },
  { key: 'Space', when: 'focus is on the button', does: 'presses it' },
] as const
