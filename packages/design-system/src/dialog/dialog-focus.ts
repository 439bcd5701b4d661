import { isVisible } from '../visible/is-visible.ts'

const focusable =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])'

/** The control that a pointer is pressing while this is called: some browsers give a pressed button no focus. */
function pressedControl(): Element | undefined {
  const { event } = window
  // A key that presses a button sends a click as well, of detail 0: then the focus says where the reader is.
  if (!(event instanceof MouseEvent) || event.type !== 'click' || event.detail === 0) return undefined
  return (event.target instanceof Element && event.target.closest(focusable)) || undefined
}

/**
 * The element that focus goes back to when a dialog closes: the one that was pressed or has it, or, for an item of a menu (which will
 * be gone by then), the button that opened the menu.
 */
export function findOpener(
  pressed: Element | null | undefined = pressedControl() ?? document.activeElement,
): HTMLElement | undefined {
  const menu = pressed?.closest('[role=menu]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : pressed
  return opener instanceof HTMLElement && opener !== document.body ? opener : undefined
}

/**
 * Puts focus into a dialog that has just opened: where the content put it already, else on `[data-autofocus]`, else on the
 * first control that is not the close button, else on the dialog itself, so that its name is read.
 */
export function focusInside(panel: HTMLElement): void {
  if (panel.contains(document.activeElement)) return
  const controls = [...panel.querySelectorAll<HTMLElement>(focusable)].filter(isVisible)
  const wanted =
    panel.querySelector<HTMLElement>('[data-autofocus]') ??
    controls.find((control) => control.dataset['component'] !== 'Dialog.CloseButton')
  ;(wanted ?? panel).focus()
}
