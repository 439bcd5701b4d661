/** The keyboard contract of a file trigger (APG button): shown in the documentation and executed by a test, so it cannot lie. */
export const fileTriggerKeys = [
  { key: 'Enter', when: 'it has the focus', does: 'opens the system’s chooser of files' },
  { key: 'Space', when: 'it has the focus', does: 'does the same' },
] as const
