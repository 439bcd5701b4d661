import { placeBeside, type Wanted } from './placement.ts'

export interface Following extends Omit<Wanted, 'rtl'> {
  /** Makes it at least as wide as its anchor, as a listbox is. */
  matchWidth?: boolean | undefined
}

/** What is not covered by a phone's keyboard. While a page is zoomed in by hand, the window counts. */
function visibleHeight(): number {
  const visual = window.visualViewport
  return visual?.scale === 1 ? visual.offsetTop + visual.height : window.innerHeight
}

function place(element: HTMLElement, anchor: Element, { matchWidth = false, ...wanted }: Following): void {
  const box = anchor.getBoundingClientRect()
  const rtl = getComputedStyle(anchor).direction === 'rtl'
  const { style, scrollTop } = element
  if (matchWidth) style.minInlineSize = `${box.width}px`
  // Its own height, not the one it was cut to the last time. (Offsets, because it may be growing into view.)
  style.removeProperty('--anchored-height')
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const viewport = { width: document.documentElement.clientWidth, height: visibleHeight() }
  const { side, left, top, maxHeight } = placeBeside(box, size, viewport, { ...wanted, rtl })
  style.setProperty('--anchored-height', `${maxHeight}px`)
  style.left = `${left}px`
  style.top = `${top}px`
  element.dataset['side'] = side
  if (element.scrollTop !== scrollTop) element.scrollTop = scrollTop
}

/** Puts `element` beside `anchor` and keeps it there while the page scrolls, grows or turns, until the returned function is called. */
export function followAnchor(element: HTMLElement, anchor: Element, wanted: Following): () => void {
  const again = () => place(element, anchor, wanted)
  again()
  const left = new AbortController()
  const options = { capture: true, passive: true, signal: left.signal }
  window.addEventListener(
    'scroll',
    ({ target }) => {
      // What scrolls inside of it moves nothing.
      if (target instanceof Node && target.contains(anchor)) again()
    },
    options,
  )
  window.addEventListener('resize', again, options)
  window.visualViewport?.addEventListener('resize', again, options)
  // What it stands beside may have been moving itself: a dialog that was still rising.
  document.addEventListener('animationend', again, options)
  const sizes = new ResizeObserver(again)
  for (const seen of [anchor, element, document.body]) sizes.observe(seen)
  return () => {
    left.abort()
    sizes.disconnect()
  }
}
