/** The keyboard contract of a hover card (WCAG 1.4.13): shown in the documentation and executed by a test. */
export const hoverCardKeys = [
  {
    key: 'Tab',
    when: 'focus comes to the trigger',
    does: 'opens the card after its delay; focus stays on the trigger',
  },
  { key: 'Tab', when: 'the card is open', does: 'moves to the first control in it' },
  { key: 'Tab', when: 'focus leaves trigger and card', does: 'closes it' },
  {
    key: 'Escape',
    when: 'the card is open',
    does: 'closes it, and not the dialog around it; focus in it returns to the trigger',
  },
  { key: 'Enter', when: 'focus is on the trigger', does: 'goes where the link leads' },
] as const
