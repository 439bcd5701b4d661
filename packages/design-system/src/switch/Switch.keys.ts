/** The keyboard contract of a switch: shown in the documentation and executed by a test, so it cannot lie. */
export const switchKeys = [
  { key: 'Space', when: 'focus is on the switch', does: 'turns it on, and off again' },
] as const
