import { isBlank } from '@skein/contract/text'
import { Button, IconButton, XIcon } from '@skein/design-system'
import { SearchBox, searchBoxId } from '@skein/feature-search-box'
import { useMessages } from '@skein/i18n'
import { useEffect, useRef, useState } from 'react'

type QueryBoxProps = {
  /** What is searched for now. */
  query: string
  /** 56 px in the hero, 48 over the results. */
  size: 'hero' | 'results'
  isSearching: boolean
  onSearch: (text: string) => void
}

/** The query box with its button (specification §2.12). The button is disabled while a search is under way or there is nothing to ask. */
export function QueryBox({ query, size, isSearching, onSearch }: QueryBoxProps) {
  const m = useMessages('search')
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(query)
  const isEmpty = isBlank(text)

  useEffect(() => {
    // A keyboard is at hand where a mouse is: a phone would cover half of the page with one.
    if (size === 'hero' && matchMedia('(hover: hover) and (pointer: fine)').matches)
      input.current?.focus({ preventScroll: true })
  }, [size])

  return (
    <SearchBox
      look={size}
      action="/search"
      query={query}
      label={m.queryLabel()}
      placeholder={m.queryLabel()}
      id={searchBoxId}
      shortcut="/"
      inputRef={input}
      onType={setText}
      onSearch={onSearch}
    >
      <span className="absolute inset-y-0 end-6 flex items-center gap-4 tight:static tight:mt-8 tight:justify-end">
        {!isEmpty && size === 'results' && (
          <IconButton
            label={m.clear()}
            icon={<XIcon size={18} />}
            tooltip={false}
            onClick={() => {
              const box = input.current
              if (box === null) return
              box.value = ''
              setText('')
              box.focus()
            }}
          />
        )}
        <Button
          type="submit"
          size={size === 'hero' ? 'md' : 'sm'}
          disabled={isEmpty}
          loading={isSearching}
          loadingLabel={m.searching()}
          className="rounded-pill"
        >
          {m.search()}
        </Button>
      </span>
    </SearchBox>
  )
}
