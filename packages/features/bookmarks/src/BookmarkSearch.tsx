import { useEffect, useRef, useState } from 'react'
import { IconButton, SearchIcon, XIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** Milliseconds without a keystroke before the server is asked. */
const pauseMs = 300

type BookmarkSearchProps = {
  /** What is searched for now. */
  query: string
  onSearch: (query: string) => void
}

/**
 * The search through all bookmarks, by a post's words or its author's name (specification §2.9). It asks once somebody pauses, or at
 * Enter; an answer that was overtaken is never shown, because each question is a list of its own.
 */
export function BookmarkSearch({ query, onSearch }: BookmarkSearchProps) {
  const m = useMessages('bookmarks')
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(query)
  // Going back or clearing all filters changes the question from outside; what is being typed stays.
  const [asked, setAsked] = useState(query)
  if (asked !== query) {
    setAsked(query)
    if (text.trim() !== query) setText(query)
  }

  const search = (next: string) => {
    const words = next.trim()
    if (words === query) return
    setAsked(words)
    onSearch(words)
  }
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` is younger than the browsers that are supported
      role="search"
      aria-label={m.search()}
      className="relative min-w-0 flex-1 tight:basis-full"
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
    >
      <SearchIcon className="pointer-events-none absolute start-16 top-1/2 -translate-y-1/2 text-text-muted" />
      <input
        ref={input}
        type="search"
        name="q"
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        aria-label={m.search()}
        placeholder={m.search()}
        className="h-44 w-full min-w-0 appearance-none rounded-pill border border-border-control bg-surface ps-48 pe-44 text-label text-text text-ellipsis placeholder:text-text-muted focus:border-focus focus:outline-1 focus:-outline-offset-2 focus:outline-focus pointer-coarse:text-post [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <IconButton
          size="md"
          label={m.clearSearch()}
          icon={<XIcon size={18} />}
          tooltip={false}
          onClick={() => {
            setText('')
            search('')
            input.current?.focus()
          }}
          className="absolute end-0 top-0"
        />
      )}
    </form>
  )
}
