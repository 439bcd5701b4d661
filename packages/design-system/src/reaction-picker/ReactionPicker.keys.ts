/** The keyboard contract of the button that opens the bar; inside it the bar's own keys hold. Executed by a test. */
export const reactionPickerKeys = [
  { key: 'Enter', does: 'on the button, opens the bar and moves to your reaction, or to the first one' },
  { key: 'Escape', does: 'closes the bar, and focus goes back to the button' },
  { key: 'Space', does: 'on the button, opens it too; on a reaction, gives it or takes it back, and closes the bar' },
] as const
