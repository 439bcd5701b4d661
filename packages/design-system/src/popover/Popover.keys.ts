/** The keyboard contract of a popover (APG, dialog that is not modal): shown in the documentation and executed by a test. */
export const popoverKeys = [
  { key: 'Enter', when: 'focus is on the trigger', does: 'opens the popover and moves focus into it' },
  { key: 'Tab', when: 'focus is in the popover', does: 'moves on; from its last control to what follows the trigger' },
  { key: 'Tab', when: 'focus leaves the popover', does: 'closes it' },
  { key: 'Space', when: 'focus is on the trigger', does: 'opens the popover and moves focus into it' },
  { key: 'Escape', when: 'the popover is open', does: 'closes it, and not the dialog around it; focus returns' },
] as const
