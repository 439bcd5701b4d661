/** The keyboard contract of a question (APG alert dialog): shown in the documentation and executed by a test, so it cannot lie. */
export const alertDialogKeys = [
  { key: 'Enter', when: 'focus is on the trigger', does: 'opens the question; the focus begins at Cancel' },
  { key: 'Tab', when: 'the question is open', does: 'moves between its answers, never behind it' },
  { key: 'Escape', when: 'the question is open', does: 'cancels; focus returns to the trigger' },
] as const
