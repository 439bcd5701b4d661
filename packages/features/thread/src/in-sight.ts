/** Whether a reply stands on the page with nothing over its first line or its last: no header, no bar, no edge of the window. */
export function isInSight(id: string): boolean {
  const place = document.querySelector(`[data-reply="${CSS.escape(id)}"] article`)
  if (place === null) return false
  const { left, width, top, bottom } = place.getBoundingClientRect()
  return [top + 1, bottom - 1].every((y) => place.contains(document.elementFromPoint(left + width / 2, y)))
}
