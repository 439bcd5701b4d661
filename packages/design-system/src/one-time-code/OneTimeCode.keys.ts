/** The keyboard contract of a one-time code: shown in the documentation and executed by a test, so it cannot lie. */
export const oneTimeCodeKeys = [
  {
    key: '0…9',
    when: 'the focus is in it',
    does: 'writes a digit and goes on; in a full code, over the digit that follows',
  },
  { key: 'Backspace', when: 'the focus is in it', does: 'takes the digit before away' },
  { key: 'ArrowLeft', when: 'the focus is in it', does: 'goes a digit back, in every language; ArrowRight a digit on' },
  { key: 'Home', when: 'the focus is in it', does: 'goes to the first digit; End behind the last' },
  { key: 'Delete', when: 'the focus is in it', does: 'takes the digit that follows away' },
  { key: 'Ctrl+V', when: 'a text was copied', does: 'writes its digits: “123 456” fills six cells' },
  { key: 'Enter', when: 'it stands in a form', does: 'sends the form' },
] as const
