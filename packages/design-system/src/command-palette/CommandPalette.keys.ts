/** The keyboard contract of a palette of commands: shown in the documentation and executed by a test, so it cannot lie. */
export const commandPaletteKeys = [
  { key: 'a…z', when: 'the palette is open', does: 'narrows the commands; the first that is left is meant' },
  { key: 'ArrowDown', when: 'the palette is open', does: 'goes to the next command; ArrowUp to the one before' },
  { key: 'PageDown', when: 'the palette is open', does: 'goes ten commands on; PageUp ten back' },
  { key: 'End', when: 'the palette is open', does: 'goes to the last command; Home to the first' },
  { key: 'Enter', when: 'a command is meant', does: 'does it and closes; the focus goes back to where it was' },
  { key: 'Escape', when: 'something is typed', does: 'empties the text' },
  { key: 'Escape', when: 'nothing is typed', does: 'closes; the focus goes back to where it was' },
  { key: 'Tab', when: 'the palette is open', does: 'moves between the text and the close button, never behind' },
] as const
