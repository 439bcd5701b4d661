/**
 * Gives the focus back to what had it before something opened. Where a key asked for that, it is seen to have it: Firefox counts Escape as no
 * use of the keyboard, and shows no ring around a button that a mouse had pressed before.
 *
 * @param asked what closed it: what is going on, unless it was before
 */
export function returnFocus(
  target: HTMLElement | null | undefined,
  options?: FocusOptions,
  asked: Event | undefined = window.event,
): void {
  target?.focus(asked instanceof KeyboardEvent ? { ...options, focusVisible: true } : options)
}
