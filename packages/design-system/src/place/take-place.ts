/** The writing direction at an element. */
export function directionAt(place: Element): 'ltr' | 'rtl' {
  return getComputedStyle(place).direction === 'rtl' ? 'rtl' : 'ltr'
}

/**
 * Gives what is rendered at the end of the body the theme of the place it belongs to, where that is not the page's own: a menu of a dark
 * player is dark.
 */
export function takeTheme(element: HTMLElement, place: Element): void {
  const themed = place.closest<HTMLElement>('[data-theme]')
  if (themed && themed !== document.documentElement) element.dataset.theme = themed.dataset.theme
  else delete element.dataset.theme
}

/** The same with the writing direction. */
export function takePlace(element: HTMLElement, place: Element): void {
  takeTheme(element, place)
  const direction = directionAt(place)
  if (direction === directionAt(document.body)) element.removeAttribute('dir')
  else element.dir = direction
}
