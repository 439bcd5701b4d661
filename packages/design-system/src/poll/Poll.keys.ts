/** What each key does in a poll that can be voted in (APG radio group); where several may be chosen, they are checkboxes. */
export const pollKeys = [
  { key: 'Tab', does: 'moves to the choices, then to Vote' },
  { key: 'ArrowDown', does: 'chooses the next option' },
  { key: 'ArrowUp', does: 'chooses the one before' },
  { key: 'Space', does: 'chooses the option that has the focus' },
  { key: 'Enter', does: 'votes for the option that is chosen' },
] as const
