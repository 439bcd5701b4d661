/**
 * A key that a story has used is the story's: Alt with an arrow that opens a list must not turn Storybook's page as well.
 * The preview hears keys on the window, after this listener, and hands on all it hears.
 */
window.addEventListener('keydown', (event) => {
  if (event.defaultPrevented) event.stopImmediatePropagation()
})
