import type { PagePath } from '@skein/contract/addresses'
import { latePart } from '@skein/i18n'
import { SearchIcon } from '@skein/design-system'
import { cva } from 'class-variance-authority'
import { Suspense, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { CompletionState } from './Completions.tsx'

// Asked for at the first touch of the box: nobody pays for completions who does not search.
const Completions = latePart(async () => (await import('./Completions.tsx')).Completions)

const box = cva(
  'w-full min-w-0 appearance-none rounded-pill border text-text text-ellipsis placeholder:text-text-muted focus:border-focus focus:outline-1 focus:-outline-offset-2 focus:outline-focus forced-colors:border-[ButtonBorder] [&::-webkit-search-cancel-button]:hidden',
  {
    variants: {
      look: {
        header:
          'h-36 border-transparent bg-sunken ps-40 pe-14 text-control pointer-coarse:h-44 pointer-coarse:text-post',
        page: 'h-44 border-border-control bg-surface ps-48 pe-48 text-label pointer-coarse:text-post',
        // The search page's own box, with its button inside.
        hero: 'h-56 border-border-control bg-surface ps-52 pe-[7.5rem] text-post tight:ps-16 tight:pe-14',
        results:
          'h-48 border-border-control bg-surface ps-48 pe-[8.75rem] text-post max-rail:h-52 max-rail:ps-16 tight:pe-14',
      },
    },
  },
)

const icon = cva('pointer-events-none absolute top-1/2 -translate-y-1/2 text-text-muted', {
  variants: {
    look: { header: 'start-14', page: 'start-16', hero: 'start-20 tight:hidden', results: 'start-16 max-rail:hidden' },
  },
})

/** The id of a page's first search box: where a skip link and the key '/' lead. The header has it, or the page that searches by itself. */
export const searchBoxId = 'search'

/** As many characters as the server takes (contract: suggestSearch). */
export const longestSearch = 200

type SearchBoxProps = {
  /** In the header, on a page of its own, or on the search page: before and over what was found. */
  look: 'header' | 'page' | 'hero' | 'results'
  /** Where the question goes: `/search`, or the page itself. */
  action: PagePath
  /** What is searched for now. */
  query: string
  label: string
  placeholder: string
  /** For skip links. */
  id?: string
  /** The key that leads here, where one does. */
  shortcut?: string
  /** The box itself, for what writes into it. */
  inputRef?: RefObject<HTMLInputElement | null>
  /** What stands in the box, as it is typed. */
  onType?: (text: string) => void
  /** Takes a question that is not blank, in place of the form. */
  onSearch?: (text: string) => void
  /** At the end of the box: a way to empty it. */
  children?: ReactNode
}

const closed: CompletionState = { isOpen: false, active: undefined }

/**
 * A search box: the plain form that it is, so that it works before the code is there, and a combobox of people, hashtags, posts and
 * 'Ask AI' once somebody types. A blank question is ignored.
 */
export function SearchBox({
  action,
  query,
  label,
  placeholder,
  look,
  id,
  shortcut,
  inputRef,
  onType,
  onSearch,
  children,
}: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  const listId = useId()
  const [isTouched, setTouched] = useState(false)
  const [list, setList] = useState(closed)

  // The same box for the next question: it keeps the focus, and shows what the page shows.
  const shown = useRef(query)
  useEffect(() => {
    const box = input.current
    if (box === null || shown.current === query) return
    shown.current = query
    // oxlint-disable-next-line react/immutability -- what stands in the box is the browser's, not React's
    box.value = query
  }, [input, query])

  // Somebody may have begun to write before this code was there.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a focus before hydration is no event that React hears of
    if (input.current === document.activeElement) setTouched(true)
  }, [input])

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` is younger than the browsers that are supported
      role="search"
      // The header has one on every page: another one is told apart by its name.
      aria-label={look === 'header' ? undefined : label}
      action={action}
      className="relative"
      onSubmit={(event) => {
        const text = input.current?.value.trim() ?? ''
        if (text === '' || onSearch !== undefined) event.preventDefault()
        if (text !== '') onSearch?.(text)
      }}
    >
      <SearchIcon className={icon({ look })} />
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        role="combobox"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? listId : undefined}
        aria-activedescendant={list.active}
        defaultValue={query}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longestSearch}
        onFocus={() => setTouched(true)}
        onChange={onType && ((event) => onType(event.target.value))}
        className={box({ look })}
      />
      {children}
      {isTouched && (
        <Suspense>
          <Completions input={input} id={listId} look={look === 'header' ? look : 'page'} onChange={setList} />
        </Suspense>
      )}
    </form>
  )
}
