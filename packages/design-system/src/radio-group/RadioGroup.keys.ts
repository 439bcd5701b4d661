/** The keyboard contract of a radio group: shown in the documentation and executed by a test, so it cannot lie. */
export const radioGroupKeys = [
  { key: 'Tab', when: 'focus is before the group', does: 'moves focus to the chosen radio, or to the first' },
  { key: 'ArrowDown', when: 'focus is on a radio', does: 'chooses the next one; after the last comes the first' },
  { key: 'ArrowUp', when: 'focus is on a radio', does: 'chooses the one before' },
  { key: 'ArrowRight', when: 'focus is on a radio', does: 'chooses the next one; right to left, the one before' },
  { key: 'ArrowLeft', when: 'focus is on a radio', does: 'chooses the one before; right to left, the next one' },
  { key: 'Space', when: 'none is chosen yet', does: 'chooses the radio that has the focus' },
] as const
