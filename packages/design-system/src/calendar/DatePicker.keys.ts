/** The keyboard contract of a date picker (APG spinbuttons, and a dialog with a grid of dates): shown in the documentation and executed by a test. */
export const datePickerKeys = [
  { key: '0–9', when: 'focus is on a segment', does: 'types over it; goes on once no further digit can follow' },
  {
    key: 'A, P',
    when: 'focus is on the half of the day',
    does: 'chooses it; so does the first letter that tells the two apart',
  },
  { key: 'ArrowUp', when: 'focus is on a segment', does: 'goes one up; from the last to the first' },
  { key: 'ArrowDown', when: 'focus is on a segment', does: 'goes one down; from the first to the last' },
  { key: 'PageUp', when: 'focus is on a segment', does: 'goes 5 years, 2 months, 7 days, 2 hours or 15 minutes up' },
  { key: 'PageDown', when: 'focus is on a segment', does: 'goes as many down' },
  { key: 'Home', when: 'focus is on a segment', does: 'goes to the least' },
  { key: 'End', when: 'focus is on a segment', does: 'goes to the most' },
  { key: 'ArrowRight', when: 'focus is on a segment', does: 'goes to the segment on the right' },
  { key: 'ArrowLeft', when: 'focus is on a segment', does: 'goes to the segment on the left' },
  { key: 'Backspace', when: 'focus is on a segment', does: 'empties it; in an empty one, goes back' },
  { key: 'Alt+ArrowDown', when: 'focus is in the field', does: 'opens the calendar' },
  { key: 'Escape', when: 'the calendar is open', does: 'closes it; the focus goes back to the button' },
] as const
