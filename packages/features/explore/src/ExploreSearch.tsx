import { pageAddress } from '@skein/contract/addresses'
import { Button, XIcon } from '@skein/design-system'
import { SearchBox } from '@skein/feature-search-box'
import { useMessages } from '@skein/i18n'
import { useEffect, useRef } from 'react'
import { useOperatorTexts } from './OperatorHelp.tsx'
import { operators, withOperator, type Operator } from './operators.ts'

/** Writes as a hand would: the cursor stands behind it. */
function type(box: HTMLInputElement, words: string): void {
  box.value = words
  box.focus()
  box.setSelectionRange(words.length, words.length)
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

type ExploreSearchProps = {
  query: string
  /** The address points here: writing goes on behind the words. */
  isTarget: boolean
}

/** The search box with the chips that write an operator into it (look/notes-C). */
export function ExploreSearch({ query, isTarget }: ExploreSearchProps) {
  const m = useMessages('explore')
  const texts = useOperatorTexts()
  const input = useRef<HTMLInputElement>(null)
  const write = (operator: Operator) => {
    const box = input.current
    if (box !== null) type(box, withOperator(box.value, operator))
  }
  useEffect(() => {
    const box = input.current
    if (isTarget && box !== null) type(box, `${query} `)
  }, [isTarget, query, input])
  return (
    <div className="pt-16">
      <div className="px-16">
        <SearchBox
          look="page"
          action="/explore"
          query={query}
          label={m.searchLabel()}
          placeholder={m.searchPlaceholder()}
          inputRef={input}
        >
          {query !== '' && (
            <a
              href={pageAddress('/explore')}
              aria-label={m.clearSearch()}
              onClick={() => input.current?.focus()}
              className="absolute end-0 top-0 grid size-44 place-items-center rounded-pill text-text-muted hover:text-text"
            >
              <XIcon size={18} />
            </a>
          )}
        </SearchBox>
      </div>
      <ul
        aria-label={m.operators()}
        className="flex gap-6 overflow-x-auto px-16 py-8 [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {operators.map((operator) => (
          <li key={operator} className="shrink-0">
            <Button
              variant="soft"
              size="xs"
              title={texts[operator]}
              onClick={() => write(operator)}
              className="flex rounded-control px-7 font-mono text-meta font-regular text-text-muted hover:bg-hover hover:text-text pointer-coarse:min-h-32"
              dir="ltr"
            >
              {operator}
              <span className="sr-only">: {texts[operator]}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
