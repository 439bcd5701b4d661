import { defineWords } from '../provider/words.ts'

/** Counts come twice: as a number, for the plural, and as the language writes it. */
export type TableWords = {
  /** The name of a row's checkbox, before the name of the row. */
  readonly select: string
  readonly selectAll: string
  /** Said once several rows are selected or given up at once. */
  readonly selected: (count: number, written: string) => string
  /** Said once the rows are in another order. */
  readonly ascending: (column: string) => string
  readonly descending: (column: string) => string
  /** Where there are no rows. */
  readonly empty: string
}

export const tableWords = defineWords<TableWords>('table', {
  select: 'Select',
  selectAll: 'Select all',
  selected: (_, written) => `${written} selected`,
  ascending: (column) => `Sorted by ${column}, ascending`,
  descending: (column) => `Sorted by ${column}, descending`,
  empty: 'Nothing here',
})
