/**
 * Calls `leave` when a person turns to something outside of all the `inside` elements: presses there, or moves the focus there. A
 * blur alone is no leaving (see `focusLeft`); focus that arrives elsewhere is.
 *
 * @returns what stops listening
 */
export function onLeave(
  inside: readonly (Element | null | undefined)[],
  leave: (reason: 'outside' | 'focus-out', event: Event) => void,
): () => void {
  const controller = new AbortController()
  // Before anything that is pressed can take itself out of the document.
  const options = { capture: true, signal: controller.signal }
  const isInside = ({ target }: Event) =>
    !(target instanceof Node) || inside.some((element) => element?.contains(target) === true)
  document.addEventListener('focusin', (event) => isInside(event) || leave('focus-out', event), options)
  // A finger may only be scrolling; it has tapped once it is lifted in its place.
  for (const type of ['pointerdown', 'pointerup'] as const) {
    document.addEventListener(
      type,
      (event) => {
        if ((event.pointerType === 'touch') === (type === 'pointerup') && !isInside(event)) leave('outside', event)
      },
      options,
    )
  }
  return () => controller.abort()
}
