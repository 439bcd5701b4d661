'use client'
import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import { checkbox } from '../checkbox/Checkbox.css.ts'
import * as styles from './Table.css.ts'
import type { TableColumn } from './table-column.ts'

/** A column as a row needs it, whatever rows are. */
interface DrawnColumn extends Pick<TableColumn<never>, 'id' | 'align'> {
  // A method, and no property: a row is drawn only by the columns that were given with it.
  // oxlint-disable-next-line typescript/method-signature-style
  cell(row: unknown): ReactNode
}

export interface TableRowProps {
  readonly row: unknown
  readonly index: number
  readonly columns: readonly DrawnColumn[]
  readonly rowHeader: number
  /** Begins the ids of what stands in it. */
  readonly id: string
  /** Only some rows are drawn: each says which of all it is. */
  readonly windowed: boolean
  /** Whether it is one of a grid. */
  readonly grid: boolean
  /** Nothing where rows cannot be selected. */
  readonly selected: boolean | undefined
  /** The name of its checkbox, before its own; nothing where it has none. */
  readonly select: string | undefined
  /** Its column that has the tab stop. */
  readonly stop: number | undefined
}

/** The table hears it, for all of its rows. */
const heardAbove = () => {}

/** One row; drawn again only where something of it changed. */
export const TableRow = memo(function TableRow({
  row,
  index,
  columns,
  rowHeader,
  id,
  windowed,
  grid,
  selected,
  select,
  stop,
}: TableRowProps) {
  const ahead = select === undefined ? 0 : 1
  const names = `${id}-${index}`
  const tab = (column: number) => (stop === column ? 0 : -1)
  return (
    <tr
      data-component="Table.Row"
      data-index={index}
      aria-rowindex={windowed ? index + 2 : undefined}
      aria-selected={selected}
      className={styles.row}
    >
      {select !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- said, for what knows a cell by its element alone
        <td role="gridcell" data-column={0} className={clsx(styles.cell, styles.check)}>
          <label className={styles.checkArea}>
            <input
              type="checkbox"
              id={`${names}-check`}
              aria-label={select}
              aria-labelledby={`${names}-check ${names}-name`}
              data-stop=""
              tabIndex={tab(0)}
              checked={selected}
              onChange={heardAbove}
              className={checkbox}
            />
          </label>
        </td>
      )}
      {columns.map((column, at) => {
        const Cell = at === rowHeader ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            id={at === rowHeader ? `${names}-name` : undefined}
            scope={at === rowHeader ? 'row' : undefined}
            // Said, for the same reason.
            role={grid ? (at === rowHeader ? 'rowheader' : 'gridcell') : undefined}
            data-column={at + ahead}
            data-stop={grid ? '' : undefined}
            tabIndex={grid ? tab(at + ahead) : undefined}
            className={clsx(
              styles.cell,
              styles.align[column.align ?? 'start'],
              at === 0 && styles.first,
              at === 0 && styles.edge,
            )}
          >
            <div className={styles.content}>{column.cell(row)}</div>
          </Cell>
        )
      })}
    </tr>
  )
})
