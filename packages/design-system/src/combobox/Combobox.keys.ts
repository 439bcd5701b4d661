/** The keyboard contract of a combobox: shown in the documentation and executed by a test, so it cannot lie. */
export const comboboxKeys = [
  { key: 'a…z', when: 'the focus is in the text', does: 'opens the list with what matches; the first match is meant' },
  {
    key: 'ArrowDown',
    when: 'the list is closed',
    does: 'opens it at the chosen option, or the first; ArrowUp at the last',
  },
  { key: 'ArrowDown', when: 'the list is open', does: 'goes to the next option; ArrowUp to the one before' },
  { key: 'PageDown', when: 'the list is open', does: 'goes ten options on; PageUp ten back' },
  { key: 'Home', when: 'the focus is in the text', does: 'goes to the beginning of the text; End to its end' },
  { key: 'Enter', when: 'an option is meant', does: 'chooses it and closes; the form is not sent' },
  { key: 'Tab', when: 'the list is open', does: 'chooses the option that is meant, closes, and moves on' },
  {
    key: 'Escape',
    when: 'the list is open',
    does: 'closes it and gives up what was typed; a dialog around it stays open',
  },
  { key: 'Alt+ArrowDown', when: 'the list is closed', does: 'opens it; Alt+ArrowUp closes it' },
] as const
