const focusable =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])'

/**
 * The element that focus goes back to when a dialog closes: the one that has it now, or, for an item of a menu (which will be
 * gone by then), the button that opened the menu.
 */
export function findOpener(): HTMLElement | undefined {
  const active = document.activeElement
  const menu = active?.closest('[role=menu]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active
  return opener instanceof HTMLElement && opener !== document.body ? opener : undefined
}

/**
 * Puts focus into a dialog that has just opened: where the content put it already, else on `[data-autofocus]`, else on the
 * first control that is not the close button, else on the dialog itself, so that its name is read.
 */
export function focusInside(panel: HTMLElement): void {
  if (panel.contains(document.activeElement)) return
  const controls = [...panel.querySelectorAll<HTMLElement>(focusable)].filter((control) => control.checkVisibility())
  const wanted =
    panel.querySelector<HTMLElement>('[data-autofocus]') ??
    controls.find((control) => control.dataset['component'] !== 'Dialog.CloseButton')
  ;(wanted ?? panel).focus()
}
