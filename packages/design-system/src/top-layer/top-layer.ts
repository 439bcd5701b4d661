/**
 * The browser's top layer, where nothing clips or covers an element: `popover="manual"`. Every browser that the library is made for has
 * it. In one that has not, an element stands where its own `position: fixed` puts it, and nothing fails.
 */

/** Such a browser would throw at the selector, and take down whatever asks in an effect. */
const isKnown = (element: Element) => 'showPopover' in element

/** Whether it is in the top layer now. */
export function isInTopLayer(element: Element): boolean {
  return isKnown(element) && element.matches(':popover-open')
}

/** Whether something inside of it is in the top layer now. */
export function holdsTopLayer(element: Element): boolean {
  return isKnown(element) && element.querySelector(':popover-open') !== null
}

/** Puts an element with `popover="manual"` into the top layer, over what is there already. */
export function showInTopLayer(element: HTMLElement): void {
  if (isKnown(element) && element.isConnected && !isInTopLayer(element)) element.showPopover()
}

/** Takes it out again, if it is there. */
export function hideFromTopLayer(element: HTMLElement): void {
  if (isInTopLayer(element)) element.hidePopover()
}
