'use client'

import { createContext, use, type RefObject } from 'react'
import type { SetOpen } from '../open-change/open-change.ts'

export interface HoverCardState {
  readonly open: boolean
  /** What its card belongs to now. A card that is open from the start finds it in the document. */
  readonly trigger: HTMLElement | undefined
  /** Asks the intent as well, which has to know of what was sent away. */
  readonly setOpen: SetOpen
  /** Of the card; its triggers carry it as `data-hover-card-trigger`. */
  readonly id: string
  /** A selector names its triggers: the card does not stand where it is written. */
  readonly isElsewhere: boolean
  readonly card: RefObject<HTMLDivElement | null>
}

export const HoverCardContext = createContext<HoverCardState | undefined>(undefined)

/** @throws when a part of a hover card stands outside of `HoverCard.Root` */
export function useHoverCard(part: string): HoverCardState {
  const state = use(HoverCardContext)
  if (!state) throw new Error(`HoverCard.${part} has to stand inside HoverCard.Root.`)
  return state
}
