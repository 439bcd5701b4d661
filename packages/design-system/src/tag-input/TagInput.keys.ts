/** The keyboard contract of a field of tags: shown in the documentation and executed by a test, so it cannot lie. */
export const tagInputKeys = [
  {
    key: 'Tab',
    when: 'focus is before it',
    does: 'goes to the text; what is typed becomes a tag when focus leaves it',
  },
  { key: 'Enter', when: 'something is typed', does: 'makes it a tag; with nothing typed it sends the form' },
  { key: 'Comma', when: 'something is typed', does: 'makes it a tag' },
  { key: 'Backspace', when: 'nothing is typed', does: 'goes to the last tag; a second press removes it' },
  {
    key: 'ArrowLeft',
    when: 'the caret is before the text, or focus is on a tag',
    does: 'goes to the tag before; right to left, the arrows turn with the page',
  },
  { key: 'ArrowRight', when: 'focus is on a tag', does: 'goes to the next, and from the last to the text' },
  { key: 'Home', when: 'focus is on a tag', does: 'goes to the first' },
  { key: 'End', when: 'focus is on a tag', does: 'goes back to the text; so does a letter, which is typed there' },
  { key: 'Delete', when: 'focus is on a tag', does: 'removes it; the next takes its place' },
  { key: 'ArrowDown', when: 'there are suggestions', does: 'opens them, and goes through them; Enter takes one' },
] as const
