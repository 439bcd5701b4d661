/** Whether an element is drawn: it and all around it have a box, and it is not `visibility: hidden`. */
export function isVisible(element: Element): boolean {
  // Safari knows the question since 17.4.
  if ('checkVisibility' in element) return element.checkVisibility({ visibilityProperty: true })
  return hasBox(element)
}

/** The same, asked of any browser. */
export function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
}
