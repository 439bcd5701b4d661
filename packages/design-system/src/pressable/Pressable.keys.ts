/** The keyboard contract of what is pressed as a whole: shown in the documentation and executed by a story, so it cannot lie. */
export const pressableKeys = [
  { key: 'Enter', when: 'focus is on it', does: 'presses it' },
  { key: 'Space', when: 'focus is on it', does: 'presses it' },
] as const
