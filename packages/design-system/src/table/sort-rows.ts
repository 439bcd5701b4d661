/** What rows are ordered by: texts as the language has it, numbers and times by their size. What has none stands last, either way round. */
export type TableSortValue = string | number | bigint | boolean | Date | null | undefined

/** The column that rows are ordered by, and which way. */
export interface TableSort {
  /** The `id` of the column. */
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

type Value = Exclude<TableSortValue, null | undefined>

const isThere = (value: TableSortValue): value is Value =>
  value !== null && value !== undefined && !Number.isNaN(value instanceof Date ? value.getTime() : value)

function compareValues(a: Value, b: Value, texts: (a: string, b: string) => number): number {
  if (typeof a === 'string' && typeof b === 'string') return texts(a, b)
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * The rows in order. Rows of one value stay as they were to one another, and each row is asked for its value once.
 *
 * @param locale BCP 47: how texts are ordered; '2' comes before '10'
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => TableSortValue,
  direction: TableSort['direction'],
  locale: string,
): readonly Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const way = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort(({ value: a }, { value: b }) =>
      isThere(a) && isThere(b) ? way * compareValues(a, b, compare) : Number(isThere(b)) - Number(isThere(a)),
    )
    .map(({ row }) => row)
}
