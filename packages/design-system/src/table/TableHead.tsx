'use client'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { checkbox } from '../checkbox/Checkbox.css.ts'
import { useIndeterminate, type CheckedState } from '../choice/use-checkable.ts'
import { ArrowUpIcon } from '../icon/index.ts'
import { pressable } from '../pressable/Pressable.css.ts'
import { useWordSet } from '../provider/words.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { TableSort } from './sort-rows.ts'
import * as styles from './Table.css.ts'
import type { TableColumn } from './table-column.ts'
import { tableWords } from './table.words.ts'

type HeadColumn = Pick<
  TableColumn<never>,
  'id' | 'header' | 'headerContent' | 'align' | 'sortBy' | 'width' | 'minWidth'
>

interface TableHeadProps {
  readonly columns: readonly HeadColumn[]
  readonly windowed: boolean
  readonly grid: boolean
  readonly sort: TableSort | null
  readonly onSort: (column: HeadColumn) => void
  /** Of all rows; nothing where there is no column of checkboxes. */
  readonly selected: CheckedState | undefined
  readonly onSelectAll: (on: boolean) => void
  /** The column that has the tab stop. */
  readonly stop: number | undefined
}

/** The heads of the columns: their names, or buttons that order the rows. */
export function TableHead({ columns, windowed, grid, sort, onSort, selected, onSelectAll, stop }: TableHeadProps) {
  const words = useWordSet(tableWords)
  const all = useIndeterminate(selected ?? false)
  const ahead = selected === undefined ? 0 : 1
  const tab = (column: number) => (grid ? (stop === column ? 0 : -1) : undefined)
  const name = ({ header, headerContent }: HeadColumn): ReactNode =>
    headerContent === undefined ? (
      header
    ) : (
      <>
        <VisuallyHidden>{header}</VisuallyHidden>
        <span aria-hidden>{headerContent}</span>
      </>
    )
  return (
    <thead>
      <tr data-index={-1} aria-rowindex={windowed ? 1 : undefined}>
        {selected !== undefined && (
          <th scope="col" data-column={0} className={clsx(styles.headCell, styles.check)}>
            <label className={styles.checkArea}>
              <input
                ref={all}
                type="checkbox"
                aria-label={words.selectAll}
                data-stop=""
                tabIndex={tab(0)}
                checked={selected === true}
                onChange={(event) => {
                  // A press takes it away, also where the state stays.
                  event.currentTarget.indeterminate = selected === 'indeterminate'
                  onSelectAll(selected !== true)
                }}
                className={checkbox}
              />
            </label>
          </th>
        )}
        {columns.map((column, at) => {
          const sorted = sort?.column === column.id ? sort.direction : undefined
          const own = column.sortBy === undefined
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={sorted}
              data-column={at + ahead}
              data-stop={grid && own ? '' : undefined}
              tabIndex={own ? tab(at + ahead) : undefined}
              style={{ minInlineSize: column.width ?? column.minWidth }}
              className={clsx(
                styles.headCell,
                styles.align[column.align ?? 'start'],
                at === 0 && styles.first,
                at === 0 && styles.edge,
              )}
            >
              {own ? (
                <div className={styles.content}>{name(column)}</div>
              ) : (
                <button
                  type="button"
                  data-component="Table.Sort"
                  data-state={sorted ?? 'none'}
                  data-stop={grid ? '' : undefined}
                  tabIndex={tab(at + ahead)}
                  className={clsx(pressable, styles.sort)}
                  onClick={() => onSort(column)}
                >
                  <span className={styles.sortName}>{name(column)}</span>
                  <ArrowUpIcon size={16} className={styles.arrow} />
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
