/** The keyboard contract of an action in words: shown in the documentation and executed by a story, so it cannot lie. */
export const textButtonKeys = [
  { key: 'Enter', when: 'focus is on it', does: 'presses it' },
  { key: 'Space', when: 'focus is on it', does: 'presses it' },
] as const
