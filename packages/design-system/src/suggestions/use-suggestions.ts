'use client'
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { isComposing } from '../composing/is-composing.ts'
import { onLeave } from '../leave/on-leave.ts'
import type { OpenChangeReason, SetOpen } from '../open-change/open-change.ts'
import { moveTo } from '../select/select-options.ts'
import type { Row } from './suggestion-rows.ts'
import { useMeantRow, type MeantRow, type MeantRowOptions } from './use-meant-row.ts'

export interface SuggestionsOptions extends MeantRowOptions<Row> {
  /** Several can be chosen: the list stays open, and leaving it chooses nothing. */
  readonly several: boolean
  readonly setOpen: SetOpen
  /** The field around the text, which the list belongs to. */
  readonly frame: RefObject<HTMLElement | null>
  readonly choose: (row: Row, event: Event) => void
  /** The list was left, or closed by Escape: what becomes of the text. */
  readonly settle: (reason: OpenChangeReason) => void
}

export interface Suggestions extends MeantRow<Row> {
  readonly popup: RefObject<HTMLDivElement | null>
  readonly choose: (row: Row, event: Event) => void
  readonly show: (event: Event | undefined) => void
  readonly close: (reason: OpenChangeReason, event: Event) => void
  /** Answers whether the key was the list's. */
  readonly press: (event: KeyboardEvent) => boolean
}

/**
 * The list of suggestions under a text field: open or not, which row is meant, what its keys do, and what is said of it. The focus stays in the
 * text (APG combobox with list autocomplete). `Combobox` and `TagInput` stand on it.
 */
export function useSuggestions(options: SuggestionsOptions): Suggestions {
  const { rows, query, several, open, setOpen, frame, choose, settle } = options
  const meant = useMeantRow(options)
  const popup = useRef<HTMLDivElement>(null)
  const { at, forget, move, point } = meant

  const close = (reason: OpenChangeReason, event: Event) => {
    if (!setOpen(false, reason, event)) return
    forget()
    settle(reason)
  }
  const show = (event: Event | undefined) => {
    if (!open) forget()
    setOpen(true, 'trigger', event)
  }

  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  // A blur alone closes nothing: it also comes when the reader turns to another window.
  useEffect(() => {
    if (!open) return undefined
    return onLeave([frame.current, popup.current], (reason, event) => latest.current(reason, event))
  }, [open, frame])

  const press = (event: KeyboardEvent): boolean => {
    const { key, altKey, nativeEvent } = event
    if (event.ctrlKey || event.metaKey || isComposing(nativeEvent)) return false
    const row = open ? rows[at] : undefined
    // Home and End are the text's own.
    const moves = /^(Arrow(Up|Down)|Page(Up|Down))$/.test(key)
    if (moves && altKey) {
      if (key === 'ArrowDown') show(nativeEvent)
      else if (key === 'ArrowUp' && open) close('trigger', nativeEvent)
    } else if (moves && !open) {
      show(nativeEvent)
      point(at >= 0 ? at : (moveTo(rows, -1, key === 'ArrowUp' ? 'End' : 'Home') ?? -1))
    } else if (moves) move(key)
    else if (key === 'Enter' && row) choose(row, nativeEvent)
    // Nothing is meant: an emptied text is settled, and one that nothing matches stays to be put right.
    else if (key === 'Enter' && open) {
      if (query.trim() === '') close('choice', nativeEvent)
    } else if (key === 'Escape' && open) close('escape', nativeEvent)
    else {
      if (key !== 'Tab' || !open) return false
      // Tab moves on by itself.
      if (row && !several) choose(row, nativeEvent)
      else close('focus-out', nativeEvent)
      return true
    }
    // Ours alone: not the form's Enter, and not the dialog's Escape.
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return { ...meant, popup, choose, show, close, press }
}
