/** The keyboard contract of a toggle (APG button): shown in the documentation and executed by a test, so it cannot lie. */
export const toggleKeys = [
  { key: 'Space', when: 'it has the focus', does: 'turns it on or off' },
  { key: 'Enter', when: 'it has the focus', does: 'does the same' },
] as const
