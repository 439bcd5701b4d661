/** The keyboard contract of a toast: shown in the documentation and executed by a test, so it cannot lie. */
export const toastKeys = [
  { key: 'F8', when: 'a toast shows', does: 'moves focus to the newest toast' },
  { key: 'Tab', when: 'focus is on a toast', does: 'moves to its action, then to Close' },
  { key: 'Enter', when: 'focus is on Close', does: 'dismisses the toast; focus returns to where it came from' },
  { key: 'Escape', when: 'focus is in a toast', does: 'dismisses the toast and nothing else; focus returns' },
] as const
