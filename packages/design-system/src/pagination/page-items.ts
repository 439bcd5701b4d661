/** What a row of pages shows: the first and the last, those around the current one, and gaps. Pure, for the row. */

/** A page, from 1; or a gap, by its side. */
export type PageItem = number | 'gap-start' | 'gap-end'

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/**
 * As many items for every current page, so that a row does not jump under the pointer. A gap hides two pages at least: one alone is shown.
 *
 * @param page the current one, from 1 to `pages`
 * @param siblings how many pages stand on either side of it
 */
export function pageItems(page: number, pages: number, siblings: number): readonly PageItem[] {
  // First, gap, siblings, current, siblings, gap, last.
  const slots = 2 * siblings + 5
  if (pages <= slots) return range(1, pages)
  const near = slots - 2
  if (page <= near - siblings) return [...range(1, near), 'gap-end', pages]
  if (page > pages - near + siblings) return [1, 'gap-start', ...range(pages - near + 1, pages)]
  return [1, 'gap-start', ...range(page - siblings, page + siblings), 'gap-end', pages]
}
