import { useState } from 'react'
import { searchedText } from '@skein/data'
import { addressAt, type Trail } from './browse-history.ts'
import { BrowsePage } from './BrowsePage.tsx'
import { Hero } from './Hero.tsx'
import type { Place } from './place.ts'
import { Results } from './Results.tsx'
import { BrowserToolbar } from './BrowserToolbar.tsx'
import { trailOf, useBrowse } from './use-browse.ts'

export type SearchScreenProps = {
  /** Where the page stands, as its address says. */
  place: Place
  /** The trail that is kept with this address, where there is one. */
  trail?: Trail | undefined
  /** Goes to another place, as a step of the browser's history unless `replace`. */
  onGo: (place: Place, options?: { trail?: Trail; replace?: boolean }) => void
}

/**
 * The search page (specification §2.12, behaviour §2.12): a browser's toolbar over the search, or over a page in a protected frame. Both
 * modes stand in the address, so that the browser's own Back works and a search can be passed on.
 */
export function SearchScreen({ place, trail, onGo }: SearchScreenProps) {
  const { query, tab, url } = place
  // What was typed for which address: going back to another one forgets it.
  const [typed, setTyped] = useState<{ text: string; url: string }>()
  const [history, act] = useBrowse(trailOf(url, trail), (next) => {
    onGo({ query, tab, url: addressAt(next) }, { trail: next })
  })
  const address = addressAt(history)
  const search = (text: string) => {
    const words = searchedText(text)
    if (words === '') return
    // Asking the same again is no step: it only leaves the page that was open.
    onGo({ query: words, tab: 'all' }, { replace: words === query && address === undefined && tab === 'all' })
  }
  return (
    <div className="flex flex-1 flex-col">
      <BrowserToolbar
        history={history}
        query={query}
        onAction={(action) => {
          setTyped(undefined)
          act(action)
        }}
        onOpen={(opened, text) => {
          setTyped({ text, url: opened })
          act({ type: 'open', url: opened })
        }}
        onSearch={search}
        onHome={() => {
          if (address === undefined) onGo({ query: '', tab: 'all' })
          else act({ type: 'reset' })
        }}
      />
      {address !== undefined ? (
        <BrowsePage
          // A page that is shown again is looked at again.
          key={address}
          url={address}
          visit={history.visit}
          isLoading={history.isLoading}
          typed={typed?.url === address ? typed.text : undefined}
          onOpen={(opened) => act({ type: 'open', url: opened })}
          onLoaded={() => act({ type: 'loaded', visit: history.visit })}
          onSearch={search}
        />
      ) : query === '' ? (
        <Hero onSearch={search} />
      ) : (
        <Results
          key={query}
          query={query}
          tab={tab}
          onTab={(next) => onGo({ query, tab: next }, { replace: true })}
          onSearch={search}
        />
      )}
    </div>
  )
}
