'use client'

import type { ComponentPropsWithRef } from 'react'
import { renderAsChild } from '../slot/Slot.tsx'
import { useHoverCard } from './hover-card-context.ts'

export interface HoverCardTriggerProps extends ComponentPropsWithRef<'a'> {
  /** Renders as its one child, such as the link of a router. */
  asChild?: boolean | undefined
}

/** The link that the card tells more about, and stands beside. It goes where it goes, with a card or without. */
export function HoverCardTrigger({ asChild = false, children, ...props }: HoverCardTriggerProps) {
  const { open, id } = useHoverCard('Trigger')
  const all = {
    'data-component': 'HoverCard.Trigger',
    'data-state': open ? 'open' : 'closed',
    'data-hover-card-trigger': id,
    // By it the popover, which the card is drawn as, finds what it stands beside.
    'data-popover-trigger': id,
    // Neither `aria-expanded` nor `aria-haspopup`: a press opens nothing.
    'aria-details': open ? id : undefined,
    ...props,
  }
  return asChild ? renderAsChild(children, all) : <a {...all}>{children}</a>
}
