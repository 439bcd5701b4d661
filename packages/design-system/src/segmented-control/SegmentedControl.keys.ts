/** The keyboard contract of a segmented control: shown in the documentation and executed by a test. */
export const segmentedControlKeys = [
  { key: 'Tab', when: 'focus is before it', does: 'moves focus to the chosen segment' },
  { key: 'ArrowRight', when: 'focus is on a segment', does: 'chooses the next one; after the last comes the first' },
  { key: 'ArrowLeft', when: 'focus is on a segment', does: 'chooses the one before; right to left, the next one' },
  { key: 'ArrowDown', when: 'focus is on a segment', does: 'chooses the next one' },
  { key: 'ArrowUp', when: 'focus is on a segment', does: 'chooses the one before' },
] as const
