'use client'
import { useEffect, useId, useState } from 'react'
import { announce } from '../announcer/announce.ts'
import { comboboxWords } from '../combobox/combobox.words.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { moveTo } from '../select/select-options.ts'
import type { Row } from './suggestion-rows.ts'

/** Milliseconds without another letter before what was found is said. */
const quiet = 500

export interface MeantRowOptions<R extends Row> {
  readonly rows: readonly R[]
  /** What is typed and not chosen yet. */
  readonly query: string
  /** Value of the row that is meant while nothing is typed. */
  readonly begin: string | undefined
  /** Whether the first row is meant as soon as something is typed: Enter chooses it. */
  readonly eager: boolean
  /** Whether the list is seen. */
  readonly open: boolean
  readonly loading: boolean
  readonly error: string | undefined
  /** What is said where nothing matches. */
  readonly noMatch?: ((query: string) => string) | undefined
}

export interface MeantRow<R extends Row> {
  readonly listId: string
  readonly rows: readonly R[]
  readonly open: boolean
  /** Index of the row that the keys are at; −1 for none. */
  readonly at: number
  /** What stands in the list in place of rows, or under them. */
  readonly status: { readonly state: 'loading' | 'error' | 'empty'; readonly text: string } | undefined
  /** The row at `index` is meant from now on, unless it is disabled. */
  readonly point: (index: number) => void
  /** The text is another, or the list: the row that was meant is not meant any more. */
  readonly forget: () => void
  /** Goes where a key leads. Answers whether it leads anywhere in a list. */
  readonly move: (key: string) => boolean
}

/** Of a row among those of the same list: what is made of the text has no value yet. */
const keyOf = ({ value, create }: Row) => (create ? '' : value)

/** Of a row, for `aria-activedescendant`. */
export const rowId = (listId: string, index: number) => `${listId}-${index}`

/**
 * Which row of a list is meant while the focus stays in the text that filters it (APG combobox), and what is said of the list: how many rows
 * there are, or why there are none.
 */
export function useMeantRow<R extends Row>(options: MeantRowOptions<R>): MeantRow<R> {
  const { rows, query, begin, eager, open, loading, error } = options
  const words = useWordSet(comboboxWords)
  const { locale } = useLocale()
  const listId = useId()
  // By its key: options may come and go while the list is open.
  const [meant, setMeant] = useState<string>()
  const typed = query.trim()

  const indexOf = (key: string | undefined) =>
    key === undefined ? -1 : rows.findIndex((row) => keyOf(row) === key && !row.disabled)
  const found = indexOf(meant)
  const at = found >= 0 ? found : typed === '' ? indexOf(begin) : eager ? (moveTo(rows, -1, 'Home') ?? -1) : -1

  const count = rows.length
  const noMatch = options.noMatch ?? ((text) => (text === '' ? words.noOptions : words.noMatch(text)))
  const status =
    error !== undefined
      ? ({ state: 'error', text: error } as const)
      : loading
        ? ({ state: 'loading', text: words.loading } as const)
        : count === 0
          ? ({ state: 'empty', text: noMatch(typed) } as const)
          : undefined

  // With what is typed before it: as many of another word are news.
  const news = open ? `${typed}\n${status?.text ?? words.options(count, count.toLocaleString(locale))}` : undefined
  useEffect(() => {
    if (news === undefined) return undefined
    const said = setTimeout(() => announce(news.slice(news.indexOf('\n') + 1)), quiet)
    return () => clearTimeout(said)
  }, [news])

  const point = (index: number) => {
    const row = rows[index]
    if (row && !row.disabled) setMeant(keyOf(row))
  }
  return {
    listId,
    rows,
    open,
    at,
    status,
    point,
    forget: () => setMeant(undefined),
    move: (key) => {
      const to = moveTo(rows, at, at < 0 && key === 'ArrowUp' ? 'End' : key)
      if (to !== undefined) point(to)
      return to !== undefined
    },
  }
}

/** What the text says of its list. */
export function comboboxProps({ listId, open, at }: Pick<MeantRow<Row>, 'listId' | 'open' | 'at'>) {
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
