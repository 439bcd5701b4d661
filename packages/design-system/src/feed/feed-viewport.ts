/**
 * What a feed scrolls in: the window, or an element of a fixed height. Everything is in the pixels of the window, as
 * `getBoundingClientRect` tells it.
 */
export interface FeedViewport {
  /** How far it is scrolled. */
  readonly scrolled: () => number
  /** Where what is seen begins: below the border of an element. */
  readonly start: () => number
  /** Where it ends. */
  readonly end: () => number
  /** At once, and no smooth scrolling of the page's. */
  readonly scrollBy: (pixels: number) => void
  readonly jumpTo: (place: 'start' | 'end') => void
  /** Hears scrolling and changes of size. Returns the way out. */
  readonly listen: (heard: () => void) => () => void
  /** Where a reader's input arrives. */
  readonly inputs: EventTarget
  /** Whose size changes when something above the feed grows. */
  readonly observed: () => readonly Element[]
  /** Whether a key pressed on this, outside of the feed, is meant for it: nothing in particular has the focus. */
  readonly ownsKeysOf: (target: Element) => boolean
  /** The element, where it is one. */
  readonly element: HTMLElement | undefined
}

const passive = { passive: true }

export const page: FeedViewport = {
  scrolled: () => window.scrollY,
  start: () => 0,
  end: () => window.innerHeight,
  scrollBy: (top) => window.scrollBy({ top, behavior: 'instant' }),
  jumpTo: (place) =>
    window.scrollTo({ top: place === 'start' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' }),
  listen(heard) {
    window.addEventListener('scroll', heard, passive)
    window.addEventListener('resize', heard, passive)
    return () => {
      window.removeEventListener('scroll', heard)
      window.removeEventListener('resize', heard)
    }
  },
  get inputs() {
    return window
  },
  observed: () => [document.body],
  ownsKeysOf: (target) => target === document.body || target === document.documentElement,
  element: undefined,
}

function inElement(element: HTMLElement): FeedViewport {
  const start = () => element.getBoundingClientRect().top + element.clientTop
  return {
    scrolled: () => element.scrollTop,
    start,
    end: () => start() + element.clientHeight,
    scrollBy: (top) => element.scrollBy({ top, behavior: 'instant' }),
    jumpTo: (place) => element.scrollTo({ top: place === 'start' ? 0 : element.scrollHeight, behavior: 'instant' }),
    listen(heard) {
      element.addEventListener('scroll', heard, passive)
      // The element's own size is heard of by `observed`.
      return () => element.removeEventListener('scroll', heard)
    },
    inputs: element,
    // Its own size, and that of what stands in it: what scrolls has no size of its own that grows.
    observed: () => [element, ...element.children],
    ownsKeysOf: (target) => target === element,
    element,
  }
}

/** Whether an element scrolls what is in it, up and down. */
export const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)

/** What scrolls an element: the window, or the nearest element around it that does. */
export function viewportOf(element: Element, scroller: 'window' | 'nearest'): FeedViewport {
  let at = scroller === 'nearest' ? element.parentElement : null
  while (at && at !== document.body && !scrolls(at)) at = at.parentElement
  return at && at !== document.body ? inElement(at) : page
}
