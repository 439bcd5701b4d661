'use client'
import { clsx } from 'clsx'
import {
  useId,
  useMemo,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { ScrollArea } from '../scroll-area/ScrollArea.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { useDrawnLines } from '../drawn-lines/use-drawn-lines.ts'
import { useWords, useWordSet } from '../provider/words.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './Table.css.ts'
import { leastWidth, rowHeaderOf, type TableColumn } from './table-column.ts'
import { tableWords } from './table.words.ts'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { isOurs, placeOf, useTableFocus } from './use-table-focus.ts'
import { useTableSelection, type TableSelectionOptions } from './use-table-selection.ts'
import { useTableSort, type TableSortOptions } from './use-table-sort.ts'

export type TableProps<Row> = Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-label'> &
  TableSortOptions &
  TableSelectionOptions & {
    /** Names it, and the region that scrolls it. */
    label: string
    /** Shown above the heads, and read after the name: how many there are, where they are from. */
    description?: ReactNode
    /** What its columns are. Described outside of the component, or memoised: another array draws all rows again. */
    columns: readonly TableColumn<Row>[]
    rows: readonly Row[]
    /** The key of a row, its own among the rows. */
    rowKey: (row: Row) => string
    /** A row is pressed, or Enter on it: opens what it stands for. */
    onRowAction?: ((row: Row) => void) | undefined
    /** Rows are on their way: the first ones, or others in place of those that are shown. */
    busy?: boolean | undefined
    /** Stands in place of rows where there are none; some words by default. */
    empty?: ReactNode
    /** How high a row is: `lg` has room for two lines. Under a finger none is lower than 44 px. */
    size?: 'sm' | 'md' | 'lg' | undefined
    /** The column of checkboxes and the first column stay while the others scroll sideways. */
    stickyColumn?: boolean | undefined
  }

/** Rows that stand for those on their way. */
const waiting = [1, 2, 3, 4, 5]

/** Something in a cell that a press is meant for. */
const pressed = 'a, button, input, label, select, textarea, summary, [role=button], [role=menuitem], [contenteditable]'

/** Which rows are drawn, ascending: those near what is seen, and the one with the tab stop. */
function drawnRows(from: number, to: number, kept: number): readonly number[] {
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
  if (kept >= 0 && kept < from) return [kept, ...drawn]
  return kept >= to ? [...drawn, kept] : drawn
}

/**
 * Rows of data under named columns, which may be sorted and selected. Of more than a hundred only those near what is seen are in the document; then
 * all are equally high, and a text that is too long is cut.
 *
 * Rows that are only read make a plain table, in a region that can be scrolled by keyboard. Rows that are selected or opened make a grid, with one
 * tab stop (APG). The head stays in sight while the rows scroll: give it a height, or a highest one, by `style` or `className`.
 *
 * `ref`, `className` and unknown props belong to the region around the table.
 */
export function Table<Row>({
  label,
  description,
  columns,
  rows,
  rowKey,
  sort,
  defaultSort,
  onSortChange,
  selection = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  onRowAction,
  busy = false,
  empty,
  size = 'md',
  stickyColumn = false,
  className,
  style,
  ref,
  ...props
}: TableProps<Row>) {
  const words = useWordSet(tableWords)
  const { loading } = useWords()
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(area, ref)
  const table = useRef<HTMLTableElement>(null)
  const several = selection === 'multiple'
  const selects = selection !== 'none'
  const grid = selects || onRowAction !== undefined

  const [shown, order, press] = useTableSort(rows, columns, { sort, defaultSort, onSortChange })
  const keys = useMemo(() => shown.map(rowKey), [shown, rowKey])
  const { selected, state, toggle, extend, walk, choose, setAll } = useTableSelection(keys, {
    selection,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
  })
  // The heads first, where there is something to press.
  const sortable = columns.findIndex(({ sortBy }) => sortBy !== undefined)
  const inHead = several || sortable >= 0 || keys.length === 0
  const first = { row: inHead ? -1 : 0, column: several ? 0 : Math.max(0, sortable) }
  const { stop, follow, blur, move } = useTableFocus({ table, keys, first })
  const { from, to, windowed } = useDrawnLines(area, shown.length)

  /** A press on a row, or Enter: where one is selected, the one that is open. */
  const open = (index: number) => {
    const row = shown[index]
    if (selection === 'single') choose(index)
    if (row !== undefined) onRowAction?.(row)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = placeOf(event.target, event.currentTarget)?.row ?? -1
    const to = move(event)
    if (to !== undefined) {
      if (several && to >= 0 && event.shiftKey && event.key.startsWith('Arrow')) walk(from, to)
      return
    }
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    const place = placeOf(target, event.currentTarget)
    if (event.defaultPrevented || altKey || !place || !isOurs(target)) return
    if (several && (ctrlKey || metaKey) && key.toLowerCase() === 'a') {
      event.preventDefault()
      setAll(true)
    }
    // Its own keys are the browser's.
    const native = target instanceof HTMLInputElement && key === ' '
    if (place.row < 0 || ctrlKey || metaKey || native || (key !== ' ' && key !== 'Enter')) return
    event.preventDefault()
    if (key === 'Enter' && onRowAction) open(place.row)
    else if (selects) (shiftKey && several ? extend : toggle)(place.row)
  }
  const onChange = (event: ChangeEvent<HTMLTableElement>) => {
    const place = placeOf(event.target, event.currentTarget)
    if (!place || place.row < 0 || !isOurs(event.target)) return
    const { nativeEvent } = event
    const range = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true
    ;(range ? extend : toggle)(place.row)
  }
  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    const place = placeOf(event.target, event.currentTarget)
    if (event.defaultPrevented || !place || place.row < 0) return
    if (!(event.target instanceof Element) || event.target.closest(pressed)) return
    // Whoever marks a text to copy it opens nothing.
    const marked = getSelection()
    if (marked?.type === 'Range' && event.currentTarget.contains(marked.anchorNode) && !event.shiftKey) return
    if (!several || onRowAction) open(place.row)
    else (event.shiftKey ? extend : toggle)(place.row)
  }

  /** With Shift it would mark the text between. */
  const onMouseDown = (event: MouseEvent) => {
    if (event.shiftKey) event.preventDefault()
  }

  const rowHeader = rowHeaderOf(columns)
  const across = columns.length + (several ? 1 : 0)
  const kept = grid ? stop.row : -1
  const content: ReactNode[] = []
  let next = 0
  const room = (lines: number) => {
    const height: CSSProperties & Record<'--lines', number> = { '--lines': lines }
    return (
      <tr key={`room ${next}`} aria-hidden>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing is there */}
        <td colSpan={across} className={styles.room} style={height} />
      </tr>
    )
  }
  for (const index of drawnRows(from, Math.min(to, shown.length), kept)) {
    const key = keys[index]
    if (key === undefined) continue
    if (index > next) content.push(room(index - next))
    content.push(
      <TableRow
        key={key}
        row={shown[index]}
        index={index}
        columns={columns}
        rowHeader={rowHeader}
        id={id}
        windowed={windowed}
        grid={grid}
        selected={selects ? selected.has(key) : undefined}
        select={several ? words.select : undefined}
        stop={grid && stop.row === index ? stop.column : undefined}
      />,
    )
    next = index + 1
  }
  if (next < shown.length) content.push(room(shown.length - next))

  const ahead = several ? '2.75rem' : '0px'
  const widths: CSSProperties & Record<'--ahead' | '--first', string> = {
    '--ahead': ahead,
    '--first': leastWidth(columns.slice(0, 1), ahead),
  }
  const isWaiting = busy && shown.length === 0
  return (
    <ScrollArea
      label={label}
      axis="both"
      {...props}
      data-component="Table"
      // A grid has a name and a stop of its own.
      {...(grid && { role: undefined, 'aria-label': undefined, tabIndex: -1 })}
      ref={refs}
      style={{ ...widths, ...style }}
      className={clsx(styles.table, styles.size[size], windowed && styles.windowed, className)}
    >
      {description !== undefined && (
        <div id={`${id}-about`} className={styles.about}>
          {description}
        </div>
      )}
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid where rows are selected or opened (APG)
        role={grid ? 'grid' : undefined}
        aria-label={label}
        aria-describedby={description === undefined ? undefined : `${id}-about`}
        aria-multiselectable={several || undefined}
        aria-rowcount={windowed ? shown.length + 1 : undefined}
        aria-busy={busy || undefined}
        data-pressed={grid ? '' : undefined}
        data-sticky={stickyColumn ? '' : undefined}
        className={styles.grid}
        style={{ minInlineSize: leastWidth(columns, ahead) }}
        {...(grid && { onFocus: follow, onBlur: blur, onKeyDown, onClick })}
        {...(several && { onChange, onMouseDown })}
      >
        <colgroup>
          {several && <col className={styles.checkColumn} />}
          {columns.map((column) => (
            <col key={column.id} style={{ inlineSize: column.width }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          windowed={windowed}
          grid={grid}
          sort={order}
          onSort={press}
          selected={several ? state : undefined}
          onSelectAll={setAll}
          stop={grid && stop.row < 0 ? stop.column : undefined}
        />
        <tbody>
          {content}
          {isWaiting &&
            waiting.map((row) => (
              <tr key={row} aria-hidden className={styles.row}>
                {Array.from({ length: across }, (_, at) => (
                  <td key={at} className={styles.cell}>
                    <div className={styles.content}>
                      <Skeleton width={at === 0 && several ? '1.25rem' : '70%'} />
                    </div>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {shown.length === 0 && !busy && <div className={styles.empty}>{empty ?? words.empty}</div>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form's result; this is no result */}
      <VisuallyHidden role="status">{busy ? loading : ''}</VisuallyHidden>
    </ScrollArea>
  )
}
