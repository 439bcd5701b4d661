import { directionAt } from '../place/take-place.ts'
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

/** What something can stand beside: an element, a range of text, or anything that has a box. */
export interface VirtualAnchor {
  readonly getBoundingClientRect: () => DOMRect
  /** An element that it moves and scrolls with, and whose direction it has; the page by default. */
  readonly contextElement?: Element | undefined
}

export type AnchorTarget = Element | Range | VirtualAnchor

function contextOf(anchor: AnchorTarget): Element {
  if (anchor instanceof Element) return anchor
  if (!(anchor instanceof Range)) return anchor.contextElement ?? document.documentElement
  const { commonAncestorContainer: shared } = anchor
  return (shared instanceof Element ? shared : shared.parentElement) ?? document.documentElement
}

function place(element: HTMLElement, anchor: AnchorTarget, { matchWidth = false, ...wanted }: Following): void {
  const box = anchor.getBoundingClientRect()
  const rtl = directionAt(contextOf(anchor)) === 'rtl'
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

/**
 * Calls `onMove` when something moves `anchor` that no event tells of: a sibling that grew inside of a box of fixed size. The visible
 * window is narrowed to the box of the anchor, so that any move lets a part of it leave.
 */
function watchMoves(anchor: Element, onMove: () => void): { look: () => void; stop: () => void } {
  let sight: IntersectionObserver | undefined
  let seen: DOMRect | undefined
  const look = () => {
    const box = anchor.getBoundingClientRect()
    const isSame = (['left', 'top', 'width', 'height'] as const).every((name) => box[name] === seen?.[name])
    if (sight && isSame) return
    sight?.disconnect()
    sight = undefined
    seen = box
    if (box.width === 0 || box.height === 0) return
    const { clientWidth, clientHeight } = document.documentElement
    const edges = [box.top, clientWidth - box.right, clientHeight - box.bottom, box.left]
    let first: number | undefined
    sight = new IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 0
        // The first answer says what is seen of it where it is: less than all, where something clips it.
        const moved = first !== undefined && ratio !== first
        first ??= ratio
        if (moved) onMove()
      },
      // Many steps, because the anchor of a clipping box may be seen in part only. The document: a page may be in a frame.
      {
        root: document,
        rootMargin: edges.map((edge) => `${-Math.floor(edge)}px`).join(' '),
        threshold: Array.from({ length: 101 }, (_, step) => step / 100),
      },
    )
    sight.observe(anchor)
  }
  return { look, stop: () => sight?.disconnect() }
}

/** Puts `element` beside `anchor` and keeps it there while the page scrolls, grows or turns, until the returned function is called. */
export function followAnchor(element: HTMLElement, anchor: AnchorTarget, wanted: Following): () => void {
  const context = contextOf(anchor)
  const again = () => {
    place(element, anchor, wanted)
    moves?.look()
  }
  const moves = anchor instanceof Element ? watchMoves(anchor, again) : undefined
  again()
  const left = new AbortController()
  const options = { capture: true, passive: true, signal: left.signal }
  window.addEventListener(
    'scroll',
    ({ target }) => {
      // What scrolls inside of it moves nothing.
      if (target instanceof Node && target.contains(context)) again()
    },
    options,
  )
  window.addEventListener('resize', again, options)
  window.visualViewport?.addEventListener('resize', again, options)
  // What it stands beside may have been moving itself: a dialog that was still rising.
  document.addEventListener('animationend', again, options)
  let frame = 0
  const sizes = new ResizeObserver((entries) => {
    cancelAnimationFrame(frame)
    if (entries.every(({ target }) => target === element)) {
      frame = requestAnimationFrame(again)
      return
    }
    // Its greatest height may change with the place: observed meanwhile, that would be an endless loop to the browser.
    sizes.unobserve(element)
    again()
    frame = requestAnimationFrame(() => sizes.observe(element))
  })
  for (const seen of [context, element, document.body]) sizes.observe(seen)
  return () => {
    left.abort()
    sizes.disconnect()
    moves?.stop()
    cancelAnimationFrame(frame)
  }
}
