/** The keyboard contract of a password field: shown in the documentation and executed by a story. */
export const passwordInputKeys = [
  { key: 'Tab', when: 'focus is in the field', does: 'moves to the button that shows what is written' },
  { key: 'Space', when: 'focus is on that button', does: 'shows it, and hides it again' },
  { key: 'Enter', when: 'focus is in the field', does: 'sends the form, never shows the password' },
] as const
