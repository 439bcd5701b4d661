'use client'

import { createContext, use } from 'react'
import type { SetOpen } from '../open-change/open-change.ts'

export interface PopoverState {
  readonly open: boolean
  readonly setOpen: SetOpen
  /** Id of the element with role=dialog; the trigger carries it as `data-popover-trigger`. */
  readonly contentId: string
}

export const PopoverContext = createContext<PopoverState | undefined>(undefined)

/** @throws when a part of a popover stands outside of `Popover.Root` */
export function usePopover(part: string): PopoverState {
  const state = use(PopoverContext)
  if (!state) throw new Error(`Popover.${part} has to stand inside Popover.Root.`)
  return state
}
