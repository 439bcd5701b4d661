'use client'
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { directionAt } from '../place/take-place.ts'
import { caretLeaves } from '../roving/caret-leaves.ts'
import { isVisible } from '../visible/is-visible.ts'

/** A cell by its row and its column: among the rows as they are shown, -1 for the heads. */
export interface TablePlace {
  readonly row: number
  readonly column: number
}

/** What can have the focus beside our own cells: what a consumer put into one. */
const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]'

/** The cell that something stands in; nothing outside of the rows, or in a table inside of a cell. */
export function placeOf(target: EventTarget, table: Element): TablePlace | undefined {
  if (!(target instanceof Element)) return undefined
  const cell = target.closest<HTMLElement>('[data-column]')
  const row = cell?.closest<HTMLElement>('[data-index]')
  if (!cell || !row || row.closest('table') !== table) return undefined
  return { row: Number(row.dataset['index']), column: Number(cell.dataset['column']) }
}

/** Whether it is a cell itself, or our checkbox of the row: nothing that has the keys for itself. */
export const isOurs = (target: EventTarget) => target instanceof HTMLElement && target.dataset['stop'] !== undefined

/** Gives the focus, and shows the whole cell: beside what stays in sight, and not under it. */
function focusIn(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  const cell = target.closest<HTMLElement>('[data-column]')
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  // The first column may stay in sight by itself: the start of the row is what is meant.
  if (cell?.dataset['column'] === '0') cell.closest('table')?.parentElement?.scrollTo({ left: 0, behavior: 'instant' })
}

interface TableFocusOptions {
  readonly table: RefObject<HTMLTableElement | null>
  /** The rows as they are shown, by their keys. */
  readonly keys: readonly string[]
  /** Where the tab stop is as long as nothing had the focus. */
  readonly first: TablePlace
}

/** The one tab stop of a grid, and how keys lead it on. */
export interface TableFocus {
  readonly stop: TablePlace
  /** Keeps the stop where the focus is. */
  readonly follow: (event: FocusEvent<HTMLTableElement>) => void
  /** The focus goes elsewhere. */
  readonly blur: () => void
  /** Moves the focus; answers the row it leads to, where the key was one that moves it. */
  readonly move: (event: KeyboardEvent<HTMLTableElement>) => number | undefined
}

/**
 * The focus of a grid (APG): the arrows go from cell to cell, and to what stands in a cell; Tab leaves. The row that has the stop is drawn wherever
 * it is, so that no scrolling takes the focus away. Where the row with the focus is taken away, the one in its place has it.
 */
export function useTableFocus({ table, keys, first }: TableFocusOptions): TableFocus {
  /** The row by its key: it keeps the stop wherever an order puts it. And where it stood. */
  const [at, setAt] = useState<TablePlace & { readonly key: string | undefined }>()
  const wanted = useRef(false)
  const leaving = useRef(false)
  const inside = useRef(false)
  const row = at?.key === undefined ? -1 : keys.indexOf(at.key)
  const stop = at && (row >= 0 || at.key === undefined) ? { row, column: at.column } : first

  // What a key leads to is in the document only once it is drawn, and so is what stands in the place of a row that is gone.
  useLayoutEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    const target = table.current?.querySelector<HTMLElement>('[data-stop][tabindex="0"]')
    if (target) focusIn(target)
  })

  useLayoutEffect(() => {
    if (row >= 0 || at?.key === undefined || !inside.current || document.activeElement !== document.body) return
    wanted.current = true
    const next = Math.min(at.row, keys.length - 1)
    // oxlint-disable-next-line react/set-state-in-effect -- that the focus is gone with its row is known only now
    setAt({ key: keys[next], row: next, column: at.column })
  }, [row, at, keys])

  const stand = ({ row: next, column }: TablePlace) => setAt({ key: keys[next], row: next, column })
  const follow = ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
    inside.current = true
    const to = leaving.current ? undefined : placeOf(target, currentTarget)
    if (to) stand(to)
  }
  const blur = () => {
    inside.current = false
  }

  /** Tab goes on from the last thing inside, Shift+Tab back from the first: the browser does the rest. */
  const leave = ({ currentTarget, shiftKey, target }: KeyboardEvent<HTMLTableElement>) => {
    const stops = [...currentTarget.querySelectorAll<HTMLElement>(controls)].filter(
      (element) => element.tabIndex >= 0 && isVisible(element),
    )
    const edge = shiftKey ? stops[0] : stops.at(-1)
    if (!edge || edge === target) return
    leaving.current = true
    edge.focus({ preventScroll: true })
    leaving.current = false
  }

  const move = (event: KeyboardEvent<HTMLTableElement>): number | undefined => {
    const { key, altKey, ctrlKey, metaKey, currentTarget, target } = event
    if (event.defaultPrevented || altKey) return undefined
    if (key === 'Tab') {
      leave(event)
      return undefined
    }
    const now = placeOf(target, currentTarget)
    if (!now || metaKey || !caretLeaves(target, key)) return undefined
    const last = keys.length - 1
    const to = (next: number, column = now.column) => {
      event.preventDefault()
      const within = Math.max(-1, Math.min(last, next))
      wanted.current = true
      stand({ row: within, column })
      return within
    }
    const columns = currentTarget.tHead?.rows[0]?.cells.length ?? 1
    if (ctrlKey) {
      if (key === 'Home') return to(Math.min(0, last), 0)
      return key === 'End' ? to(last, columns - 1) : undefined
    }
    if (key === 'ArrowDown') return to(now.row + 1)
    if (key === 'ArrowUp') return to(now.row - 1)
    if (key === 'PageDown' || key === 'PageUp') {
      const page = rowsSeen(currentTarget)
      return to(key === 'PageDown' ? now.row + page : Math.max(Math.min(0, now.row), now.row - page))
    }
    if (key === 'Home') return to(now.row, 0)
    if (key === 'End') return to(now.row, columns - 1)
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
    event.preventDefault()
    const step = (key === 'ArrowRight') === (directionAt(currentTarget) === 'ltr') ? 1 : -1
    const stops = [
      ...(target instanceof Element
        ? (target.closest('tr')?.querySelectorAll<HTMLElement>(`[data-stop], ${controls}`) ?? [])
        : []),
    ].filter((element) => element.dataset['stop'] !== undefined || element.tabIndex >= 0)
    const next = stops[stops.findIndex((element) => element === target) + step]
    if (next) focusIn(next)
    return undefined
  }
  return { stop, follow, blur, move }
}

/** How many rows are seen at once, less one that stays as the eye's hold; at least one. */
function rowsSeen(table: HTMLTableElement): number {
  const height = table.tBodies[0]?.querySelector<HTMLElement>('[data-index]')?.offsetHeight ?? 0
  const room = (table.parentElement?.clientHeight ?? 0) - (table.tHead?.offsetHeight ?? 0)
  return height === 0 ? 1 : Math.max(1, Math.floor(room / height) - 1)
}
