import { followSwipe } from '@skein/design-system'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** How far a message goes with the finger, in pixels: past where letting go counts, so that this is seen. */
const furthest = 64

/**
 * A message that a finger moves towards the end of its line is answered, as by 'Reply' of its menu. While it is moved it has `data-swipe`
 * (`far` where letting go answers) and `--swiped`.
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
  useEffect(() => {
    const element = line.current
    if (element === null || !canReply) return undefined
    return followSwipe(element, {
      moved(distance, isFar) {
        element.style.setProperty('--swiped', `${Math.min(distance, furthest)}px`)
        if (distance === 0) delete element.dataset['swipe']
        else element.dataset['swipe'] = isFar ? 'far' : 'near'
      },
      thrown: () => reply(),
    })
  }, [canReply])
  return line
}
