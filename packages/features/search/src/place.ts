import { pageAddress, type Search } from '@skein/contract/addresses'

/** Where the search page stands, as its address says: going back and a link that is passed on lead to the same place. */
export const tabs = ['all', 'web', 'ai', 'skein'] as const
export type Tab = (typeof tabs)[number]

export type Place = {
  /** What is searched for; blank where nothing is. */
  query: string
  tab: Tab
  /** The page that is open, in browse mode. */
  url?: string | undefined
}

/** The place that the query of an address says. */
export const placeOf = ({ q = '', tab, url }: Search<'/search'>): Place => ({ query: q, tab: tab ?? 'all', url })

/** What the query of an address says about a place. */
export const searchOf = ({ query, tab, url }: Place): Search<'/search'> => ({
  q: query || undefined,
  tab: tab === 'all' ? undefined : tab,
  url,
})

/** The address of a place. */
export const addressOf = (place: Place): string => pageAddress('/search', searchOf(place))
