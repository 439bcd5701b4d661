/**
 * The keyboard contract of the picker (APG combobox; the list stays open): shown in the documentation and executed by a
 * test. Focus stays in the search field while the keys move in the list.
 */
export const emojiPickerKeys = [
  { key: 'ArrowDown', when: 'focus is in search', does: 'enters the list, then moves one row down in the same column' },
  {
    key: 'ArrowRight',
    when: 'an emoji is marked',
    does: 'moves to the next emoji, across rows and groups; to the previous one from right to left',
  },
  {
    key: 'ArrowLeft',
    when: 'an emoji is marked',
    does: 'moves to the previous emoji; to the next one from right to left',
  },
  { key: 'ArrowUp', when: 'an emoji is marked', does: 'moves one row up in the same column' },
  { key: 'End', when: 'an emoji is marked', does: 'moves to the end of the row; with Control to the last emoji' },
  { key: 'Home', when: 'an emoji is marked', does: 'moves to the start of the row; with Control to the first emoji' },
  { key: 'PageDown', when: 'focus is in search', does: 'moves five rows down' },
  { key: 'PageUp', when: 'focus is in search', does: 'moves five rows up' },
  { key: 'a letter', when: 'focus is in the list or on a group', does: 'goes to search and is written there' },
  { key: 'Enter', when: 'an emoji is marked', does: 'chooses it' },
  { key: 'Escape', when: 'focus is in the picker', does: 'asks to close it' },
] as const
