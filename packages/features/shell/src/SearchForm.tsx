import { SearchIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useEffect, useRef } from 'react'
import { regionIds } from './SkipLinks.tsx'

/** Whether a key pressed here is text for something that is being written. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/**
 * The search box of the header: it opens `/search?q=…` (behaviour §2.2) as the plain form that it is, so that it works before
 * the code is there. The key '/' goes to it.
 * @param query what is searched for now.
 */
export function SearchForm({ query }: { query: string }) {
  'use no memo'
  const m = useMessages('shell')
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isWriting(event.target) || document.querySelector(':modal') !== null || !input.current?.checkVisibility())
        return
      event.preventDefault()
      input.current.focus()
      input.current.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` is younger than the browsers that are supported
    <form role="search" action="/search" className="relative">
      <SearchIcon className="pointer-events-none absolute start-14 top-1/2 -translate-y-1/2 text-text-muted" />
      <input
        ref={input}
        key={query}
        id={regionIds.search}
        type="search"
        name="q"
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={m.search()}
        aria-keyshortcuts="/"
        placeholder={m.searchPlaceholder()}
        className="h-36 w-full min-w-0 appearance-none rounded-pill border border-transparent bg-sunken ps-40 pe-14 text-control text-text placeholder:text-text-muted focus:border-focus focus:outline-1 focus:-outline-offset-2 focus:outline-focus forced-colors:border-[ButtonBorder] pointer-coarse:h-44 pointer-coarse:text-post [&::-webkit-search-cancel-button]:hidden"
      />
    </form>
  )
}
