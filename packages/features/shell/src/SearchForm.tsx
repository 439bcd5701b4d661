import { SearchBox } from '@skein/feature-search-box'
import { useMessages } from '@skein/i18n'
import { useEffect, useRef } from 'react'
import { regionIds } from './SkipLinks.tsx'

/** Whether a key pressed here is text for something that is being written. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/**
 * The search box of the header: it opens `/search?q=…` (behaviour §2.2), and completes while somebody types. The key '/' goes to it.
 * @param query what is searched for now.
 */
export function SearchForm({ query }: { query: string }) {
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
    <SearchBox
      look="header"
      action="/search"
      query={query}
      label={m.search()}
      placeholder={m.searchPlaceholder()}
      id={regionIds.search}
      shortcut="/"
      inputRef={input}
    />
  )
}
