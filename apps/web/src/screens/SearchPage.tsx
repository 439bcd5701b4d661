import { pageAddress } from '@skein/contract/addresses'
import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { SearchScreen, placeOf, searchOf, type Trail } from '@skein/feature-search'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Around the page that the browse mode shows: what lies behind it and ahead. */
    trail?: Trail
  }
}

/**
 * Whether this document may hold frames. Its policy is that of the page it was first: only the search page's allows them, so that other
 * pages cannot be made to frame anything.
 */
function mayFrame(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined || new URL(entry.name).pathname === '/search'
}

/** The search page as its address says. */
export function SearchPage() {
  const router = useRouter()
  const place = placeOf(useSearch({ from: '/search' }))
  const trail = useLocation({ select: ({ state }) => state.trail })
  const isBlocked = place.url !== undefined && typeof window !== 'undefined' && !mayFrame()
  const here = pageAddress('/search', searchOf(place))
  useEffect(() => {
    // By its address: the router writes a new one into the browser a moment after it has shown it.
    if (isBlocked) location.assign(here)
  }, [isBlocked, here])
  if (isBlocked) return null
  return (
    <SearchScreen
      place={place}
      trail={trail}
      onGo={(next, { trail: kept, replace = false } = {}) => {
        const state = kept === undefined ? {} : { trail: kept }
        // Another tab of the same results stays where it is; everything else begins at its top.
        const isTab = next.query === place.query && next.url === place.url
        void router.navigate({ to: '/search', search: searchOf(next), replace, resetScroll: !isTab, state })
      }}
    />
  )
}
