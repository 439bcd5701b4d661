'use client'
import { useMemo, useRef } from 'react'
import { announce } from '../announcer/announce.ts'
import type { CheckedState } from '../choice/use-checkable.ts'
import { useControlled } from '../controlled/use-controlled.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { tableWords } from './table.words.ts'

/** The props of a selection that a parent may own. */
export interface TableSelectionOptions {
  /** Whether rows can be selected: one of them, or several, by a column of checkboxes. */
  selection?: 'none' | 'single' | 'multiple' | undefined
  /** The keys that are selected, where a parent owns that. Those of rows that are not there now (another page) stay. */
  selectedKeys?: ReadonlySet<string> | undefined
  /** The keys that are selected at first: none by default. */
  defaultSelectedKeys?: ReadonlySet<string> | undefined
  /** Told of every change. */
  onSelectionChange?: ((selectedKeys: ReadonlySet<string>) => void) | undefined
}

/** Rows and their selection, by their places among what is shown. */
export interface TableSelection {
  readonly selected: ReadonlySet<string>
  /** Of all rows that are there. */
  readonly state: CheckedState
  /** Selects a row, or gives it up. */
  readonly toggle: (index: number) => void
  /** Does with all rows from the last one that was toggled to this one what was done with that. */
  readonly extend: (index: number) => void
  /** The same as one walks from row to row: selects from where the walk began. */
  readonly walk: (from: number, to: number) => void
  /** Selects the one row of `single`. */
  readonly choose: (index: number) => void
  readonly setAll: (on: boolean) => void
}

/** Where a range begins. */
interface Anchor {
  readonly key: string
  /** Where it ends now. */
  readonly end: string
  /** What was selected before. */
  readonly before: ReadonlySet<string>
  /** Whether its rows are selected, or given up. */
  readonly on: boolean
}

const none: ReadonlySet<string> = new Set()

function changed(selected: ReadonlySet<string>, keys: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(selected)
  for (const key of keys) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

/** @param keys those of the rows, as they are shown */
export function useTableSelection(
  keys: readonly string[],
  { selection, selectedKeys, defaultSelectedKeys = none, onSelectionChange }: TableSelectionOptions,
): TableSelection {
  const { locale } = useLocale()
  const words = useWordSet(tableWords)
  const [selected, select] = useControlled(selectedKeys, defaultSelectedKeys, onSelectionChange)
  const anchor = useRef<Anchor>(undefined)
  const state = useMemo((): CheckedState => {
    const there = selected.size === 0 ? 0 : keys.filter((key) => selected.has(key)).length
    return there === 0 ? false : there === keys.length ? true : 'indeterminate'
  }, [keys, selected])

  const tell = (next: ReadonlySet<string>) => {
    select(next)
    announce(words.selected(next.size, next.size.toLocaleString(locale)))
  }
  const toggle = (index: number) => {
    const key = keys[index]
    if (key === undefined) return
    const on = !selected.has(key)
    anchor.current = { key, end: key, before: selected, on }
    select(selection === 'single' ? new Set(on ? [key] : []) : changed(selected, [key], on))
  }
  const extend = (index: number) => {
    const end = keys[index]
    const from = anchor.current ? keys.indexOf(anchor.current.key) : -1
    if (end === undefined) return
    if (!anchor.current || from < 0) {
      toggle(index)
      return
    }
    const { before, on } = anchor.current
    anchor.current = { ...anchor.current, end }
    tell(changed(before, keys.slice(Math.min(from, index), Math.max(from, index) + 1), on))
  }
  const walk = (from: number, to: number) => {
    const key = keys[from]
    // Who went elsewhere since begins anew.
    if (key !== undefined && anchor.current?.end !== key) anchor.current = { key, end: key, before: selected, on: true }
    extend(to)
  }
  const choose = (index: number) => {
    const key = keys[index]
    if (key !== undefined && !(selected.size === 1 && selected.has(key))) select(new Set([key]))
  }
  return { selected, state, toggle, extend, walk, choose, setAll: (on) => tell(changed(selected, keys, on)) }
}
