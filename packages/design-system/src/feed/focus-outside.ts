import { isVisible } from '../visible/is-visible.ts'

const focusable =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])'

/** Moves focus to the nearest control before or after an element in document order. Returns whether there is one. */
export function focusOutside(element: Element, direction: 'before' | 'after'): boolean {
  const wanted = direction === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const found = [...document.querySelectorAll<HTMLElement>(focusable)].filter((candidate) => {
    const position = element.compareDocumentPosition(candidate)
    return (
      (position & wanted) !== 0 &&
      (position & (Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_CONTAINS)) === 0 &&
      isVisible(candidate) &&
      !candidate.closest('[inert]')
    )
  })
  const next = direction === 'before' ? found.at(-1) : found[0]
  next?.focus()
  return next !== undefined
}

/** Whether a key press there writes or moves a caret, so that it is not the feed's. */
export function isEditable(target: EventTarget): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
