'use client'
import { useMemo } from 'react'
import { announce } from '../announcer/announce.ts'
import { useControlled } from '../controlled/use-controlled.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { sortRows, type TableSort } from './sort-rows.ts'
import type { TableColumn } from './table-column.ts'
import { tableWords } from './table.words.ts'

/** The props of an order that a parent may own. */
export interface TableSortOptions {
  /** The column that rows are ordered by, where a parent owns that; `null` for the order they come in. */
  sort?: TableSort | null | undefined
  /** The column they are ordered by at first: none by default. */
  defaultSort?: TableSort | null | undefined
  /** Told of every press on the head of a column. */
  onSortChange?: ((sort: TableSort) => void) | undefined
}

/** The rows in the order of a column, and how a press on its head changes that: ascending first, then the other way round. */
export function useTableSort<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  { sort, defaultSort = null, onSortChange }: TableSortOptions,
): readonly [
  shown: readonly Row[],
  sort: TableSort | null,
  press: (column: Pick<TableColumn<Row>, 'id' | 'header'>) => void,
] {
  const { locale } = useLocale()
  const words = useWordSet(tableWords)
  const [order, setOrder] = useControlled<TableSort | null>(
    sort,
    defaultSort,
    (next) => next !== null && onSortChange?.(next),
  )
  const sortBy = columns.find(({ id }) => id === order?.column)?.sortBy
  const direction = order?.direction
  const shown = useMemo(
    () => (typeof sortBy === 'function' && direction ? sortRows(rows, sortBy, direction, locale) : rows),
    [rows, sortBy, direction, locale],
  )
  const press = ({ id, header }: Pick<TableColumn<Row>, 'id' | 'header'>) => {
    const next = order?.column === id && direction === 'ascending' ? 'descending' : 'ascending'
    setOrder({ column: id, direction: next })
    announce(words[next](header))
  }
  return [shown, order, press]
}
