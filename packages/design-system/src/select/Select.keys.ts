/** The keyboard contract of a select: shown in the documentation and executed by a test, so it cannot lie. */
export const selectKeys = [
  {
    key: 'ArrowDown',
    when: 'the list is closed',
    does: 'opens it at the chosen option; ArrowUp, Enter, Space and F4 too',
  },
  { key: 'a…z', when: 'the list is closed', does: 'chooses the next option that begins with what is typed' },
  { key: 'ArrowDown', when: 'the list is open', does: 'goes to the next option; ArrowUp to the one before' },
  { key: 'End', when: 'the list is open', does: 'goes to the last option; Home to the first' },
  { key: 'PageUp', when: 'the list is open', does: 'goes ten options back; PageDown ten on' },
  { key: 'a…z', when: 'the list is open', does: 'goes to the next option that begins with what is typed' },
  { key: 'Enter', when: 'the list is open', does: 'chooses the option and closes; Space too' },
  { key: 'Tab', when: 'the list is open', does: 'chooses the option, closes, and moves on' },
  { key: 'Escape', when: 'the list is open', does: 'closes it and changes nothing; a dialog around it stays open' },
] as const

/** Where several can be chosen, these differ. */
export const selectMultipleKeys = [
  { key: 'Enter', when: 'the list is open', does: 'turns the option on or off and leaves the list open; Space too' },
  { key: 'Tab', when: 'the list is open', does: 'closes it, changes nothing, and moves on' },
  { key: 'Escape', when: 'the list is open', does: 'closes it; what was chosen stays chosen' },
] as const
