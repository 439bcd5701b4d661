/** The keyboard contract of a number field (APG spinbutton): shown in the documentation and executed by a test, so it cannot lie. */
export const numberFieldKeys = [
  { key: 'ArrowUp', when: 'the focus is in it', does: 'goes up by one step' },
  { key: 'ArrowDown', when: 'the focus is in it', does: 'goes down by one step' },
  { key: 'PageUp', when: 'the focus is in it', does: 'goes up by ten steps' },
  { key: 'PageDown', when: 'the focus is in it', does: 'goes down by ten steps' },
  { key: 'Enter', when: 'a number was typed', does: 'takes it, within the bounds; then sends the form' },
  { key: 'Escape', when: 'a number was typed', does: 'gives it up, and shows the number before' },
] as const
