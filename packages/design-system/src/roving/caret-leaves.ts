/** The fields that tell where their caret is. Source: HTML, `selectionStart` applies. */
const hasCaret = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && ['text', 'search', 'url', 'tel', 'password'].includes(element.type))

/** Numbers, ranges, dates, radios, lists, and texts that are edited as documents: the arrows are theirs. */
const usesArrows = (element: HTMLElement): boolean =>
  element.isContentEditable || element.matches('select, input:not([type=button], [type=checkbox], [type=submit])')

/**
 * Whether a key may lead away from the control it was pressed in: from a button always; from a text only by an arrow, where the caret stands at
 * that end of it and nothing is selected; never from what uses the arrows for something else.
 */
export function caretLeaves(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLElement)) return true
  if (!hasCaret(target)) return !usesArrows(target)
  const { selectionStart, selectionEnd, value } = target
  if (selectionStart !== selectionEnd || !['ArrowLeft', 'ArrowRight'].includes(key)) return false
  const isForward = (key === 'ArrowRight') === (getComputedStyle(target).direction !== 'rtl')
  return selectionStart === (isForward ? value.length : 0)
}
