import { defineWords } from '../provider/words.ts'

export type PaginationWords = {
  /** The name of the row. */
  readonly label: string
  readonly previous: string
  readonly next: string
  /** The name of a page; `page` as the language writes it. */
  readonly page: (page: string) => string
  /** Where one is: shown where there is no room for pages, and said after a press. */
  readonly status: (page: string, pages: string) => string
}

export const paginationWords = defineWords<PaginationWords>('pagination', {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  status: (page, pages) => `Page ${page} of ${pages}`,
})
