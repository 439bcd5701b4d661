/** The keyboard contract of a dialog (APG): shown in the documentation and executed by a test, so it cannot lie. */
export const dialogKeys = [
  { key: 'Enter', when: 'focus is on the trigger', does: 'opens the dialog and moves focus into it' },
  { key: 'Tab', when: 'the dialog is open', does: 'moves focus inside the dialog, never behind it' },
  { key: 'Escape', when: 'the dialog is open', does: 'closes it; focus returns to the trigger' },
] as const
