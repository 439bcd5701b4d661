/**
 * The keyboard contract of the picker (APG combobox; the list stays open): shown in the documentation and executed by a
 * test. Focus stays in the search field while the keys move in the list.
 */
export const emojiPickerKeys = [
  { key: 'ArrowDown', does: 'enters the list, then moves one row down in the same column' },
  {
    key: 'ArrowRight',
    does: 'moves to the next emoji, across rows and groups; to the previous one from right to left',
  },
  {
    key: 'ArrowLeft',
    does: 'moves to the previous emoji; to the next one from right to left',
  },
  { key: 'ArrowUp', does: 'moves one row up in the same column' },
  { key: 'End', does: 'moves to the end of the row; with Control to the last emoji' },
  { key: 'Home', does: 'moves to the start of the row; with Control to the first emoji' },
  { key: 'PageDown', does: 'moves five rows down' },
  { key: 'PageUp', does: 'moves five rows up' },
  { key: 'a letter', does: 'pressed on the list or a group, goes to search and is written there' },
  { key: 'Enter', does: 'chooses it' },
  { key: 'Escape', does: 'asks to close it' },
] as const
