import { SearchBox } from '@skein/feature-search-box'
import { useMessages } from '@skein/i18n'
import { regionIds } from './SkipLinks.tsx'

/**
 * The search box of the header: it opens `/search?q=…` (behaviour §2.2), and completes while somebody types. The key '/' goes to it.
 * @param query what is searched for now.
 */
export function SearchForm({ query }: { query: string }) {
  const m = useMessages('shell')
  return (
    <SearchBox
      look="header"
      action="/search"
      query={query}
      label={m.search()}
      placeholder={m.searchPlaceholder()}
      id={regionIds.search}
      shortcut="/"
    />
  )
}
