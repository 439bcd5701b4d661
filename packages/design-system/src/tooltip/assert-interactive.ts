const naturallyFocusable = 'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls]'

/**
 * Fails loudly, in development, when a tooltip hangs on something that no keyboard can reach (WCAG 2.1.1).
 * @throws Error that names the element
 */
export function assertInteractive(trigger: Element | null): void {
  if (!trigger) {
    // No error: a child may render nothing for now, or into another document.
    console.error(
      'Tooltip: its child puts the props it is given on no element of this document, so it has neither the tooltip nor the name. ' +
        'Let the child pass all its props on.',
    )
    return
  }
  if (trigger.matches(naturallyFocusable) || trigger.hasAttribute('tabindex')) return
  throw new Error(
    `Tooltip: <${trigger.localName}> cannot take focus, so nobody without a mouse would ever read its tooltip. ` +
      'Put the tooltip on a button or a link, or show the text itself.',
  )
}
