'use client'

import { createContext, use } from 'react'

/** Pixels of the window. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface ContextMenuState {
  /** Where it was asked for. */
  readonly point: Point | undefined
  readonly setPoint: (point: Point) => void
  /** What had the focus by then, and has it again afterwards. */
  readonly opener: { readonly current: HTMLElement | null }
  readonly noteOpener: () => void
}

export const ContextMenuContext = createContext<ContextMenuState | undefined>(undefined)

/** @throws when a part of a context menu stands outside of `ContextMenu.Root` */
export function useContextMenu(part: string): ContextMenuState {
  const state = use(ContextMenuContext)
  if (!state) throw new Error(`ContextMenu.${part} has to stand inside ContextMenu.Root.`)
  return state
}
