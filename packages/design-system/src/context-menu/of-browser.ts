/** What the browser's own menu knows more about: to open a link, to save a picture, to paste. */
const known =
  'a[href], img, picture, video, audio, canvas, input, textarea, select, [contenteditable]:not([contenteditable=false])'

/**
 * Whether the browser's own menu is the one that is meant at `target`, somewhere inside of `area`: on a link, a picture, a film or a field that
 * the area holds, and on a text that is selected.
 */
export function isOfBrowser(target: Element, area: Element): boolean {
  const found = target.closest(known)
  if (found && found !== area && area.contains(found)) return true
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(target, true)
}
