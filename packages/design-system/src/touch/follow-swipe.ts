import { beginSwipe, isThrown, moveSwipe, type Swipe } from './swipe.ts'
import { tick } from './tick.ts'

/** Pixels from either edge of the window that are left to the system: a swipe there goes back. */
const edge = 24

export interface SwipeHandlers {
  /** Pixels towards the inline end, never negative; 0 once it is let go. `isFar`: letting go now does it. */
  moved: (distance: number, isFar: boolean) => void
  /** It was let go far enough. Within the event, so that a field can be focused: its keyboard comes only then. */
  thrown: () => void
}

/**
 * Follows a finger that moves an element towards the end of the line, and ticks where letting go begins to count. Scrolling up and down
 * stays the browser's: the element has `touch-action: pan-y pinch-zoom`, and no listener here can hold it up. It only adds to a button
 * that does the same (WCAG 2.5.7).
 * @returns what stops following
 */
export function followSwipe(element: HTMLElement, { moved, thrown }: SwipeHandlers): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let swipe: Swipe | undefined

  element.addEventListener(
    'pointerdown',
    ({ isPrimary, pointerType, clientX, clientY }) => {
      const isAtEdge = clientX < edge || clientX > innerWidth - edge
      swipe = isPrimary && pointerType === 'touch' && !isAtEdge ? beginSwipe(clientX, clientY) : undefined
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (!swipe) return
      const next = moveSwipe(swipe, clientX, clientY, getComputedStyle(element).direction === 'rtl')
      // Words that are being selected are not moved.
      if (next.axis === 'vertical' || document.getSelection()?.type === 'Range') return end()
      if (isThrown(next) && !isThrown(swipe)) tick()
      swipe = next
      if (next.axis === 'inline') moved(next.distance, isThrown(next))
    },
    { signal },
  )
  function end(): void {
    if (swipe?.axis === 'inline') moved(0, false)
    swipe = undefined
  }
  element.addEventListener(
    'pointerup',
    () => {
      const isFar = swipe !== undefined && isThrown(swipe)
      end()
      if (isFar) thrown()
    },
    { signal },
  )
  element.addEventListener('pointercancel', end, { signal })
  return () => controller.abort()
}
