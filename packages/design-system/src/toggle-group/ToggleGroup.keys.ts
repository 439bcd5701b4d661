/** The keyboard contract of a group of toggles: shown in the documentation and executed by a test, so it cannot lie. */
export const toggleGroupKeys = [
  {
    key: 'Tab',
    when: 'focus is before it',
    does: 'goes to the toggle that had it last, else to the first that is pressed',
  },
  {
    key: 'ArrowRight',
    when: 'focus is on a toggle',
    does: 'goes to the next one and presses nothing; after the last comes the first',
  },
  {
    key: 'ArrowLeft',
    when: 'focus is on a toggle',
    does: 'goes to the one before; right to left, the arrows turn with the page',
  },
  { key: 'End', when: 'focus is on a toggle', does: 'goes to the last one' },
  { key: 'Home', when: 'focus is on a toggle', does: 'goes to the first one' },
  { key: 'Space', when: 'focus is on a toggle', does: 'presses it, or takes that back; Enter does too' },
] as const
