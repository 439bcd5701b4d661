import { beginDrag, moveDrag, type Drag } from './drag.ts'
import { isFree } from './is-free.ts'
import { tick } from './tick.ts'

/** Pixels that a finger pulls before letting go counts. */
const far = 80

export interface PullHandlers {
  /** Pixels that the finger has come down. `isFar`: letting go now does it. */
  pulled: (distance: number, isFar: boolean) => void
  /** The finger is gone. */
  letGo: (isFar: boolean) => void
}

/** What scrolls an element: the nearest part of the page that can, or the page. */
function scrollerOf(element: Element): Element {
  for (let { parentElement } = element; parentElement && parentElement !== document.body;) {
    if (/auto|scroll/.test(getComputedStyle(parentElement).overflowY)) return parentElement
    parentElement = parentElement.parentElement
  }
  return document.scrollingElement ?? document.documentElement
}

/** What lies over the page has its own uses for a finger. */
const over = '[popover], [role=dialog], [role=alertdialog]'

/**
 * Follows a finger that pulls down what stands at its top already, and ticks where letting go begins to count. Never where a dialog makes
 * `place` inert, in what lies over the page, while words are selected or a zoomed page is moved; the browser's own overscroll is held
 * back meanwhile. Away from the top nothing here listens to the finger's moves, so that scrolling waits for nobody.
 * @param place an element in what is pulled: what scrolls it is found from there
 * @returns what stops following
 */
export function followPull(place: Element, { pulled, letGo }: PullHandlers): () => void {
  const scroller = scrollerOf(place)
  const whole = new AbortController()
  let atTop: AbortController | undefined
  let drag: Drag | undefined
  const isFarDown = () => drag !== undefined && drag.distance >= far

  function begin({ touches, target, timeStamp }: TouchEvent): void {
    const [finger, another] = touches
    const isMeant =
      finger !== undefined &&
      another === undefined &&
      place.closest('[inert]') === null &&
      (visualViewport?.scale ?? 1) <= 1 &&
      target instanceof Element &&
      target.closest(over) === null
    drag = isMeant ? beginDrag(finger.clientX, finger.clientY, timeStamp) : undefined
  }

  function follow(event: TouchEvent): void {
    const { touches, target, timeStamp, cancelable } = event
    const [finger, another] = touches
    if (!drag || !finger || !(target instanceof Element)) return
    // Another finger zooms; what cannot be held back, the browser scrolls already.
    if (another !== undefined || !cancelable) return end(false)
    const wasFar = isFarDown()
    const next = moveDrag(drag, finger.clientX, finger.clientY, timeStamp, isFree(target, scroller))
    if (next.kind === 'elsewhere') return end(false)
    // From the first pixel down: a browser that has begun to scroll does not stop again.
    if (next.kind === 'down' || finger.clientY - next.y > Math.abs(finger.clientX - next.x)) event.preventDefault()
    drag = next
    if (isFarDown() && !wasFar) tick()
    if (next.kind === 'down') pulled(next.distance, isFarDown())
  }

  function end(isFar: boolean): void {
    const ended = drag
    drag = undefined
    if (ended?.kind === 'down') letGo(isFar)
  }

  function look(): void {
    if (scroller.scrollTop > 0) {
      atTop?.abort()
      atTop = undefined
      end(false)
    } else if (atTop === undefined) {
      atTop = new AbortController()
      const { signal } = atTop
      const target = scroller instanceof HTMLElement ? scroller : document.documentElement
      target.addEventListener('touchstart', begin, { signal, passive: true })
      target.addEventListener('touchmove', follow, { signal, passive: false })
      target.addEventListener('touchend', () => end(isFarDown()), { signal })
      target.addEventListener('touchcancel', () => end(false), { signal })
    }
  }

  const page = scroller === document.scrollingElement ? document : scroller
  page.addEventListener('scroll', look, { signal: whole.signal, passive: true })
  look()
  const style = scroller instanceof HTMLElement ? scroller.style : undefined
  const before = style?.overscrollBehaviorY ?? ''
  style?.setProperty('overscroll-behavior-y', 'contain')
  return () => {
    whole.abort()
    atTop?.abort()
    style?.setProperty('overscroll-behavior-y', before)
  }
}
