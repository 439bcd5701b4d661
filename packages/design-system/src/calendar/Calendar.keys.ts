/** The keyboard contract of a calendar (APG grid of dates): shown in the documentation and executed by a test. */
export const calendarKeys = [
  { key: 'ArrowRight', when: 'focus is on a day', does: 'goes to the next day; right to left, to the one before' },
  { key: 'ArrowLeft', when: 'focus is on a day', does: 'goes to the day before; right to left, to the next' },
  { key: 'ArrowDown', when: 'focus is on a day', does: 'goes a week on' },
  { key: 'ArrowUp', when: 'focus is on a day', does: 'goes a week back' },
  { key: 'Home', when: 'focus is on a day', does: 'goes to the first day of the week' },
  { key: 'End', when: 'focus is on a day', does: 'goes to the last day of the week' },
  { key: 'PageDown', when: 'focus is on a day', does: 'goes a month on; with Shift, a year' },
  { key: 'PageUp', when: 'focus is on a day', does: 'goes a month back; with Shift, a year' },
  { key: 'Enter', when: 'focus is on a day', does: 'chooses it, or the first and then the last of a range' },
  { key: 'Space', when: 'focus is on a day', does: 'the same' },
  { key: 'Escape', when: 'the first day of a range is chosen', does: 'gives it up' },
] as const
