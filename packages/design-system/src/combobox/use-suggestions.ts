'use client'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { announce } from '../announcer/announce.ts'
import { onLeave } from '../leave/on-leave.ts'
import type { OpenChangeReason, SetOpen } from '../open-change/open-change.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { moveTo } from '../select/select-options.ts'
import type { Row } from './combobox-rows.ts'
import { comboboxWords } from './combobox.words.ts'

/** Milliseconds without another letter before what was found is said. */
const quiet = 500

export interface SuggestionsOptions {
  readonly rows: readonly Row[]
  /** What is typed and not chosen yet. */
  readonly query: string
  /** Value of the option that the list begins at. */
  readonly begin: string | undefined
  /** Whether the first row is meant as soon as something is typed: Enter chooses it. */
  readonly eager: boolean
  /** Several can be chosen: the list stays open, and leaving it chooses nothing. */
  readonly several: boolean
  readonly open: boolean
  readonly setOpen: SetOpen
  readonly loading: boolean
  readonly error: string | undefined
  /** The field around the text, which the list belongs to. */
  readonly frame: RefObject<HTMLElement | null>
  readonly choose: (row: Row, event: Event) => void
  /** The list was left, or closed by Escape: what becomes of the text. */
  readonly settle: (reason: OpenChangeReason) => void
}

export interface Suggestions {
  readonly listId: string
  readonly popup: RefObject<HTMLDivElement | null>
  readonly rows: readonly Row[]
  readonly open: boolean
  /** Index of the row that the keys are at; −1 for none. */
  readonly at: number
  /** What stands in the list in place of rows, or over them. */
  readonly status: { readonly state: 'loading' | 'error' | 'empty'; readonly text: string } | undefined
  readonly point: (index: number) => void
  readonly choose: (row: Row, event: Event) => void
  readonly show: (event: Event | undefined) => void
  readonly close: (reason: OpenChangeReason, event: Event) => void
  /** The text is another: the row that was meant is not meant any more. */
  readonly forget: () => void
  /** Answers whether the key was the list's. */
  readonly press: (event: KeyboardEvent) => boolean
}

/** Of a row among those of the same list: what is made of the text has no value yet. */
const keyOf = ({ value, create }: Row) => (create ? '' : value)

/** Of a row, for `aria-activedescendant`. */
export const rowId = (listId: string, index: number) => `${listId}-${index}`

/**
 * The list of suggestions under a text field: open or not, which row is meant, what its keys do, and what is said of it. The focus stays in the
 * text (APG combobox with list autocomplete). `Combobox` and `TagInput` stand on it.
 */
export function useSuggestions(options: SuggestionsOptions): Suggestions {
  const { rows, query, begin, eager, several, open, setOpen, loading, error, frame, choose, settle } = options
  const words = useWordSet(comboboxWords)
  const { locale } = useLocale()
  const listId = useId()
  const popup = useRef<HTMLDivElement>(null)
  // By its key: options may come and go while the list is open.
  const [meant, setMeant] = useState<string>()
  const typed = query.trim()

  const indexOf = (key: string | undefined) =>
    key === undefined ? -1 : rows.findIndex((row) => keyOf(row) === key && !row.disabled)
  const found = indexOf(meant)
  const at = found >= 0 ? found : typed === '' ? indexOf(begin) : eager ? (moveTo(rows, -1, 'Home') ?? -1) : -1

  const count = rows.length
  const status =
    error !== undefined
      ? ({ state: 'error', text: error } as const)
      : loading
        ? ({ state: 'loading', text: words.loading } as const)
        : count === 0
          ? ({ state: 'empty', text: typed === '' ? words.noOptions : words.noMatch(typed) } as const)
          : undefined

  // With what is typed before it: as many of another word are news.
  const news = open ? `${typed}\n${status?.text ?? words.options(count, count.toLocaleString(locale))}` : undefined
  useEffect(() => {
    if (news === undefined) return undefined
    const said = setTimeout(() => announce(news.slice(news.indexOf('\n') + 1)), quiet)
    return () => clearTimeout(said)
  }, [news])

  const close = (reason: OpenChangeReason, event: Event) => {
    if (!setOpen(false, reason, event)) return
    setMeant(undefined)
    settle(reason)
  }
  const show = (event: Event | undefined) => {
    if (!open) setMeant(undefined)
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
    if (event.ctrlKey || event.metaKey || nativeEvent.isComposing) return false
    const row = open ? rows[at] : undefined
    // Home and End are the text's own.
    const moves = /^(Arrow(Up|Down)|Page(Up|Down))$/.test(key)
    if (moves && altKey) {
      if (key === 'ArrowDown') show(nativeEvent)
      else if (key === 'ArrowUp' && open) close('trigger', nativeEvent)
    } else if (moves && !open) {
      show(nativeEvent)
      const edge = moveTo(rows, -1, key === 'ArrowUp' ? 'End' : 'Home') ?? -1
      const to = rows[at >= 0 ? at : edge]
      if (to) setMeant(keyOf(to))
    } else if (moves) {
      const to = rows[moveTo(rows, at, at < 0 && key === 'ArrowUp' ? 'End' : key) ?? -1]
      if (to) setMeant(keyOf(to))
    } else if (key === 'Enter' && row) choose(row, nativeEvent)
    // Nothing is meant: an emptied text is settled, and one that nothing matches stays to be put right.
    else if (key === 'Enter' && open) {
      if (typed === '') close('choice', nativeEvent)
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

  return {
    listId,
    popup,
    rows,
    open,
    at,
    status,
    point: (index) => {
      const row = rows[index]
      if (row && !row.disabled) setMeant(keyOf(row))
    },
    choose,
    show,
    close,
    forget: () => setMeant(undefined),
    press,
  }
}

/** What the text says of its list. */
export function comboboxProps({ listId, open, at }: Suggestions) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    'aria-activedescendant': open && at >= 0 ? rowId(listId, at) : undefined,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  } as const
}
