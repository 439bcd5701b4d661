'use client'

import { useHoverCard } from './hover-card-context.ts'

/**
 * The trigger whose card is open, for a content that is told by it: which of many links was meant. Nothing while none is.
 *
 * @throws outside of `HoverCard.Root`
 */
export function useHoverCardTrigger(): HTMLElement | undefined {
  const { open, trigger } = useHoverCard('useTrigger')
  return open ? trigger : undefined
}
