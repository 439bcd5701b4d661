/** What each key does in the option fields, and on the handle before them. */
export const pollBuilderKeys = [
  { key: 'Enter', does: 'moves to the next option, or adds one behind the last' },
  { key: 'Backspace', does: 'in an empty option, removes it and moves to the one before' },
  { key: 'Alt+ArrowUp', does: 'moves the option up' },
  { key: 'Alt+ArrowDown', does: 'moves the option down' },
  { key: 'ArrowUp', does: 'on the handle, moves the option up' },
  { key: 'ArrowDown', does: 'on the handle, moves the option down' },
] as const
