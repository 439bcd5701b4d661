/** What has a use of its own for a finger that moves. */
const handlesItself = 'input, textarea, select, [contenteditable], [role=slider], [data-no-drag]'

/** Whether pulling down at `target` would scroll nothing back up to and including `panel`, and selects nothing. */
export function isFree(target: Element, panel: Element): boolean {
  if (target.closest(handlesItself) || document.getSelection()?.type === 'Range') return false
  for (let element: Element | null = target; element && panel.contains(element); element = element.parentElement) {
    if (element.scrollTop > 0) return false
  }
  return true
}
