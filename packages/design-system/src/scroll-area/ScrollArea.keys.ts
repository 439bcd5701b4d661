/** The keyboard contract of a scrolling region, the browser's own: shown in the documentation and executed by a test. */
export const scrollAreaKeys = [
  { key: 'Tab', when: 'there is more than fits', does: 'stops at the region' },
  { key: 'ArrowDown', when: 'the region has the focus', does: 'scrolls a line' },
  { key: 'End', when: 'the region has the focus', does: 'scrolls to the end' },
  { key: 'Home', when: 'the region has the focus', does: 'scrolls to the start' },
] as const
