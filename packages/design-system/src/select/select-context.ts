'use client'
import { createContext, use, type ReactNode, type RefObject } from 'react'
import type { SetOpen } from '../open-change/open-change.ts'
import type { NativeOption } from './select-dom.ts'

export interface SelectState {
  readonly multiple: boolean
  readonly open: boolean
  readonly setOpen: SetOpen
  /** Of the list; the ids of its rows begin with it. */
  readonly listId: string
  /** The parts, which the native `select` draws once more, as `option`s. */
  readonly parts: ReactNode
  /** Keys of what is chosen. */
  readonly chosen: readonly string[]
  /** What a parent owns. */
  readonly owned: readonly string[] | undefined
  /** What it begins with. */
  readonly first: readonly string[] | undefined
  /** The options as the native `select` was last seen to hold them. */
  readonly options: readonly NativeOption[]
  /** The native `select`: it holds the options, what is chosen, and what a form sends. */
  readonly select: RefObject<HTMLSelectElement | null>
  /** Where several can be chosen, it is what is seen closed and has the focus then, in place of the `select`. */
  readonly button: RefObject<HTMLButtonElement | null>
  // The two are methods, because a context cannot know of what type the values of its root are.
  keyOf(this: void, value: unknown): string
  /** Remembers the value behind a key. */
  know(this: void, key: string, value: unknown): () => void
  /** What is chosen in the native `select` is another: tells it. */
  readonly changed: () => void
  /** Reads what the native `select` shows, and tells nobody. */
  readonly sync: () => void
}

export const SelectContext = createContext<SelectState | undefined>(undefined)

/** @throws when a part of a select stands outside of `SelectParts.Root` */
export function useSelect(part: string): SelectState {
  const state = use(SelectContext)
  if (!state) throw new Error(`SelectParts.${part} has to stand inside SelectParts.Root.`)
  return state
}

/** Inside the native `select`, where the parts are `option`, `optgroup` and `hr`. */
export const NativeContext = createContext(false)

/** What a row needs of the open list. */
export interface SelectListState {
  /** Key of the option that the keys are at. */
  readonly active: string | undefined
  readonly empty: boolean
  readonly point: (key: string) => void
  /** The button was let go over the row. */
  readonly release: (key: string, event: Event) => void
  readonly choose: (key: string, event: Event) => void
}

export const SelectListContext = createContext<SelectListState | undefined>(undefined)

/** @throws when a row stands outside of `SelectParts.Content` */
export function useSelectList(part: string): SelectListState {
  const state = use(SelectListContext)
  if (!state) throw new Error(`SelectParts.${part} has to stand inside SelectParts.Content.`)
  return state
}

/** Id of the row of a key, which may hold what an id and a selector must not. */
export const rowId = (listId: string, key: string) =>
  `${listId}-${key.replace(/[^a-z0-9-]/giu, (character) => `_${character.codePointAt(0)}_`)}`
export const emptyId = (listId: string) => `${listId}_empty`
