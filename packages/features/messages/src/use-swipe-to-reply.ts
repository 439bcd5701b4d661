import { followSwipe } from '@skein/design-system'
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** How far a message goes with the finger, in pixels: past where letting go counts, so that this is seen. */
const furthest = 64

/**
 * A message that a finger moves towards the end of its line is answered, as by 'Reply' of its menu. While it is moved it has `data-swipe`
 * and `--swiped`, and `data-swipe-far` where letting go answers.
 * @param onReply nothing where no answer can be written
 * @param field where an answer is written
 * @returns for the element that moves
 */
export function useSwipeToReply(
  onReply: (() => void) | undefined,
  field: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null)
  const canReply = onReply !== undefined
  const reply = useEffectEvent(() => {
    onReply?.()
    field.current?.focus()
  })
  // With the message itself: a finger that finds it drawn is followed.
  useLayoutEffect(() => {
    const element = line.current
    if (element === null || !canReply) return undefined
    return followSwipe(element, {
      moved(distance, isFar) {
        element.style.setProperty('--swiped', `${Math.min(distance, furthest)}px`)
        element.toggleAttribute('data-swipe', distance > 0)
        element.toggleAttribute('data-swipe-far', isFar)
      },
      thrown: () => reply(),
    })
  }, [canReply])
  return line
}
