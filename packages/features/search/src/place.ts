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

/** The place of an address's query string. What is no web address opens nothing. */
export function placeIn(search: string): Place {
  const params = new URLSearchParams(search)
  const url = params.get('url') ?? ''
  const isWeb = /^https?:\/\//i.test(url) && url.length <= 2048 && URL.canParse(url)
  return {
    query: (params.get('q') ?? '').trim().slice(0, 200),
    tab: tabs.find((tab) => tab === params.get('tab')) ?? 'all',
    ...(isWeb && { url: new URL(url).href }),
  }
}

/** The address of a place. */
export function addressOf({ query, tab, url }: Place): string {
  const params = new URLSearchParams()
  if (query !== '') params.set('q', query)
  if (tab !== 'all') params.set('tab', tab)
  if (url !== undefined) params.set('url', url)
  return params.size === 0 ? '/search' : `/search?${params}`
}
