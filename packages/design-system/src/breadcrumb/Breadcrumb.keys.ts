/** The keyboard contract of a breadcrumb (APG): shown in the documentation and executed by a test, so it cannot lie. */
export const breadcrumbKeys = [
  { key: 'Tab', when: 'focus is before it', does: 'goes to the outermost step, then from link to link' },
  {
    key: 'Enter',
    when: 'focus is on the button in the middle',
    does: 'shows what it hides, and goes to the first of it; Space does too',
  },
] as const
