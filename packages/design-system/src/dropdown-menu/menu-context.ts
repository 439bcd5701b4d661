'use client'

import { createContext, use, type RefCallback } from 'react'
import type { OpenChangeReason, SetOpen } from '../open-change/open-change.ts'

export interface MenuState {
  /** Notes what is going on, before the menu is told that it should open or close and not why. */
  readonly note: (reason: OpenChangeReason, event: Event) => void
  readonly open: boolean
  readonly setOpen: SetOpen
  /** Whether it is read from right to left. */
  readonly rtl: boolean
  /** Stands where the menu belongs. */
  readonly trigger: { readonly current: HTMLElement | null }
  readonly noteTrigger: RefCallback<HTMLElement>
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
