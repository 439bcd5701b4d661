/** The keyboard contract of a sheet, that of a dialog (APG): shown in the documentation and executed by a test. */
export const sheetKeys = [
  { key: 'Enter', when: 'focus is on the trigger', does: 'opens the sheet and moves focus into it' },
  { key: 'Tab', when: 'the sheet is open', does: 'moves focus inside the sheet, never behind it' },
  { key: 'Escape', when: 'the sheet is open', does: 'closes it; focus returns to the trigger' },
] as const
