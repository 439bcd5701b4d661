import type { CSSProperties, ReactNode } from 'react'
import type { TableSortValue } from './sort-rows.ts'

/** A column, described once: how it is called, what stands in it, and what its rows are ordered by. */
export interface TableColumn<Row> {
  /** Its own among the columns: what `sort` calls it. */
  readonly id: string
  /** Its name: stands at its head, and is what is said. */
  readonly header: string
  /** Shown at its head in place of the name, which is said all the same: an icon, a name cut short. */
  readonly headerContent?: ReactNode
  /** What stands in it, for each row. */
  readonly cell: (row: Row) => ReactNode
  /** Makes its head a button: what its rows are ordered by, or `given`, where they come in order (a server sorts). */
  readonly sortBy?: ((row: Row) => TableSortValue) | 'given' | undefined
  /** Any CSS length: as wide as this, and wider only where nothing else takes the room. */
  readonly width?: CSSProperties['inlineSize'] | undefined
  /** The least width, where it has none: what the table scrolls sideways for. 8 rem by default. */
  readonly minWidth?: CSSProperties['minInlineSize'] | undefined
  /** `end` for numbers: their digits stand below one another. */
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** Its cell names the row. The first column's does where none says so. */
  readonly rowHeader?: boolean | undefined
}

/** A length as CSS writes it: a number is of pixels. */
const written = (length: string | number) => (typeof length === 'number' ? `${length}px` : length)

/** The least width of a table: what its columns ask for, and what stands ahead of them. */
export function leastWidth(columns: readonly Pick<TableColumn<never>, 'width' | 'minWidth'>[], ahead: string): string {
  return `calc(${[ahead, ...columns.map(({ width, minWidth }) => written(width ?? minWidth ?? '8rem'))].join(' + ')})`
}

/** Which column's cells name their rows. */
export function rowHeaderOf(columns: readonly Pick<TableColumn<never>, 'rowHeader'>[]): number {
  return Math.max(
    0,
    columns.findIndex(({ rowHeader }) => rowHeader),
  )
}
