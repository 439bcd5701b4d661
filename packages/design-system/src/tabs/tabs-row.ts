/** The tabs that can be chosen, in their order; a tab may be a link (`asChild`), which is never `:enabled`. */
export function findTabs(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled, [aria-disabled=true])')]
}

/** Says which edges have more behind them; physical, because the fade is painted. A column scrolls with its page. */
export function fade(list: HTMLElement): void {
  const hidden = list.scrollWidth - list.clientWidth
  const rtl = getComputedStyle(list).direction === 'rtl'
  const left = list.scrollLeft + (rtl ? hidden : 0)
  list.dataset['more'] = `${left > 1 ? 'left' : ''}${left < hidden - 1 ? 'right' : ''}`
}

/** Scrolls the list, and nothing around it, until the chosen tab is in view and clear of the fade. */
export function reveal(list: HTMLElement): void {
  const chosen = list.querySelector('[data-state=active]')?.getBoundingClientRect()
  const { left, right } = list.getBoundingClientRect()
  if (chosen) list.scrollLeft += Math.max(0, chosen.right - right + 32) || Math.min(0, chosen.left - left - 32)
}

const replaced = 'img, video, audio, canvas, svg, iframe, object, embed, hr'
const focusable =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, iframe, [contenteditable=true], [tabindex]:not([tabindex="-1"])'

/** Whether the first thing in a panel that says anything takes the focus: the panel itself needs no tab stop then (APG). */
export function beginsWithControl(panel: HTMLElement): boolean {
  const nodes = document.createTreeWalker(panel, NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof Element) {
      if (node.matches(focusable)) return true
      if (node.matches(replaced)) return false
    } else if (node.nodeValue?.trim()) return false
  }
  return false
}
