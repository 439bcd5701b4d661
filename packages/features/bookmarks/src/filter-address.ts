/** What is searched and filtered for, as the address says it: a search can be kept, shared with oneself and gone back to. */
import type { BookmarkFilter } from '@skein/data'

export const kindsOfPost = ['text', 'photo', 'video', 'poll', 'link'] as const
export const aiChoices = ['only', 'without'] as const
export const orders = ['newest', 'oldest'] as const

/** The filter in a query string such as `?q=bread&kind=photo`. What nobody knows is left out. */
export function filterIn(search: string): BookmarkFilter {
  const params = new URLSearchParams(search)
  const q = params.get('q')?.trim().slice(0, 200)
  const kind = kindsOfPost.find((one) => one === params.get('kind'))
  const ai = aiChoices.find((one) => one === params.get('ai'))
  const order = orders.find((one) => one === params.get('order'))
  return {
    ...(q ? { q } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(ai === undefined ? {} : { ai }),
    ...(order === undefined || order === 'newest' ? {} : { order }),
  }
}

/** The address of the screen with a filter; without one it is plain. */
export function addressOf(filter: BookmarkFilter): string {
  const params = new URLSearchParams()
  for (const name of ['q', 'kind', 'ai', 'order'] as const) {
    const value = filter[name]
    if (value !== undefined && value !== '' && value !== 'newest') params.set(name, value)
  }
  return params.size === 0 ? '/bookmarks' : `/bookmarks?${params.toString()}`
}

/** How many filters are on, the words of the search not counted: the number on the Filter button. */
export const countFilters = ({ kind, ai, order }: BookmarkFilter): number =>
  Number(kind !== undefined) + Number(ai !== undefined) + Number(order === 'oldest')
