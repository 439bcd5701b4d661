/** The keyboard contract of a tooltip: shown in the documentation and executed by a test, so it cannot lie. */
export const tooltipKeys = [
  { key: 'Tab', when: 'focus moves to the trigger', does: 'shows the tooltip at once' },
  { key: 'Tab', when: 'focus leaves the trigger', does: 'hides it' },
  { key: 'Escape', when: 'the tooltip shows', does: 'hides it; a dialog around it stays open' },
] as const
