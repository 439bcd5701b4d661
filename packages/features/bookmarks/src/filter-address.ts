/** What is searched and filtered for, as the address says it: a search can be kept, shared with oneself and gone back to. */
import type { Search } from '@skein/contract/addresses'
import type { BookmarkFilter } from '@skein/data'

export const kindsOfPost = ['text', 'photo', 'video', 'poll', 'link'] as const
export const aiChoices = ['only', 'without'] as const
export const orders = ['newest', 'oldest'] as const

/** The filter that the query of an address says, such as `?q=bread&kind=photo`. */
export const filterOf = ({ q, kind, ai, order }: Search<'/bookmarks'>): BookmarkFilter => ({
  ...(q !== undefined && { q }),
  ...(kind !== undefined && { kind }),
  ...(ai !== undefined && { ai }),
  ...(order !== undefined && { order }),
})

/** What the query of an address says about a filter: newest first goes without saying. */
export const searchOf = ({ q, kind, ai, order }: BookmarkFilter): Search<'/bookmarks'> => ({
  q: q || undefined,
  kind,
  ai,
  order: order === 'newest' ? undefined : order,
})

/** How many filters are on, the words of the search not counted: the number on the Filter button. */
export const countFilters = ({ kind, ai, order }: BookmarkFilter): number =>
  Number(kind !== undefined) + Number(ai !== undefined) + Number(order === 'oldest')
