'use client'

import { createContext, use, type RefCallback, type RefObject } from 'react'
import type { OpenChangeReason } from '../open-change/open-change.ts'

export interface MenuState {
  /** Notes what is going on, before the menu is told that it should open or close and not why. */
  readonly note: (reason: OpenChangeReason, event: Event) => void
  /** Closes the menu. */
  readonly close: (reason: OpenChangeReason, event: Event) => void
  /** Whether it is read from right to left. */
  readonly rtl: boolean
  /** Stands where the menu belongs. */
  readonly trigger: RefObject<HTMLButtonElement | null>
  /** For the content, which is drawn elsewhere: it takes the theme of the trigger. */
  readonly takeThemeOfTrigger: RefCallback<HTMLElement>
}

export const MenuContext = createContext<MenuState | undefined>(undefined)

/** @throws when a part of a menu stands outside of `DropdownMenu.Root` */
export function useMenu(part: string): MenuState {
  const state = use(MenuContext)
  if (!state) throw new Error(`DropdownMenu.${part} has to stand inside DropdownMenu.Root.`)
  return state
}
