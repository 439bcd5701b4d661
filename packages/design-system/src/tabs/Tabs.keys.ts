/** The keyboard contract of tabs (APG): shown in the documentation and executed by a test, so it cannot lie. */
export const tabsKeys = [
  {
    key: 'Tab',
    when: 'focus comes to the list',
    does: 'goes to the chosen tab, and next to its panel, or to the control that the panel begins with',
  },
  {
    key: 'ArrowRight',
    when: 'focus is on a tab',
    does: 'goes to the next and chooses it; right to left, ArrowLeft does',
  },
  { key: 'End', when: 'focus is on a tab', does: 'goes to the last' },
  { key: 'ArrowRight', when: 'focus is on the last', does: 'goes round to the first' },
  { key: 'ArrowLeft', when: 'focus is on the first', does: 'goes round to the last' },
  { key: 'Home', when: 'focus is on a tab', does: 'goes to the first' },
  { key: 'ArrowDown', when: 'the tabs stand in a column', does: 'goes to the next and chooses it; ArrowUp goes back' },
  { key: 'Enter', when: 'activation is manual', does: 'chooses the tab that has the focus; Space does too' },
] as const
