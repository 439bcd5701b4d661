/** The keyboard contract of an accordion (APG): shown in the documentation and executed by a test, so it cannot lie. */
export const accordionKeys = [
  {
    key: 'Tab',
    when: 'focus is before it',
    does: 'goes to the first heading; each is a tab stop, and what is open follows it',
  },
  { key: 'Enter', when: 'focus is on a heading', does: 'opens or closes it; Space does too' },
  { key: 'ArrowDown', when: 'focus is on a heading', does: 'goes to the next heading; after the last comes the first' },
  { key: 'ArrowUp', when: 'focus is on a heading', does: 'goes to the heading before' },
  { key: 'End', when: 'focus is on a heading', does: 'goes to the last heading' },
  { key: 'Home', when: 'focus is on a heading', does: 'goes to the first heading' },
] as const
