import { ArrowRightIcon, SearchIcon } from '@skein/design-system'
import { rich, useMessages } from '@skein/i18n'
import type { ReactNode } from 'react'
import { addressOf } from './place.ts'
import { QueryBox } from './QueryBox.tsx'

const name = (text: ReactNode) => <b className="font-medium text-text">{text}</b>

/** The search mode before a question: what it is, the box, and three questions to begin with (specification §2.12). */
export function Hero({ onSearch }: { onSearch: (text: string) => void }) {
  const m = useMessages('search')
  const suggestions = [m.suggestionNews(), m.suggestionAi(), m.suggestionClimate()]
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-40 py-40 pb-[5.5rem] max-rail:px-16 max-rail:pb-24">
      <Mark />
      <h2 className="pt-16 text-center text-[2.125rem]/40 font-bold tracking-tight text-balance max-rail:text-[1.625rem]/32">
        {m.heading()}
      </h2>
      <p className="pt-6 text-center text-post text-text-muted">
        {rich(m.poweredBy({ first: m.openai(), second: m.perplexity(), name }))}
      </p>
      <div className="w-full max-w-[32.5rem] pt-32 max-rail:pt-24">
        <QueryBox query="" size="hero" isSearching={false} onSearch={onSearch} />
      </div>
      <ul
        aria-label={m.suggested()}
        className="flex flex-wrap justify-center gap-8 pt-16 max-rail:w-full max-rail:flex-col max-rail:gap-0"
      >
        {suggestions.map((text) => (
          <li key={text} className="max-rail:not-last:border-b max-rail:not-last:border-border">
            <a
              href={addressOf({ query: text, tab: 'all' })}
              className="flex h-36 items-center rounded-pill border border-border px-14 text-caption font-medium text-text-muted transition-colors duration-fade hover:bg-hover hover:text-text rail:pointer-coarse:h-44 max-rail:h-auto max-rail:min-h-48 max-rail:py-8 max-rail:gap-12 max-rail:rounded-none max-rail:border-0 max-rail:px-4 max-rail:text-label max-rail:font-semibold max-rail:text-text"
            >
              <SearchIcon size={18} className="shrink-0 text-text-muted rail:hidden" />
              <span className="flex-1">{text}</span>
              <ArrowRightIcon size={16} className="shrink-0 -rotate-45 text-text-muted rtl:-rotate-135 rail:hidden" />
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-32 w-full max-w-[32.5rem] border-t border-border pt-24 text-center text-control leading-24 text-text-muted max-rail:mt-16 max-rail:border-0 max-rail:pt-0">
        <p>{m.skeinToo()}</p>
        <p>
          {m.narrow()} <Operator>from:noor</Operator> <Operator isWide>since:2024-05-01</Operator>{' '}
          <Operator>has:image</Operator>
        </p>
      </div>
    </div>
  )
}

function Operator({ children, isWide = false }: { children: string; isWide?: boolean }) {
  return (
    <code
      dir="ltr"
      className={`rounded-control bg-hover px-6 py-2 font-mono text-caption text-text ${isWide ? 'max-rail:hidden' : ''}`}
    >
      {children}
    </code>
  )
}

/** Threads under a glass. */
function Mark() {
  return (
    <svg
      viewBox="0 0 80 80"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      aria-hidden
      className="size-80 text-text-faint max-rail:size-64"
    >
      <circle cx="34" cy="34" r="26" />
      <path d="M53 53l17 17" />
      <path d="M9 40c5-16 11-16 17-8s11 8 17-2 11-8 16-1" />
      <path d="M11 47c5-13 10-14 15-7s11 8 17-2 10-6 15-1" opacity=".6" />
      <path d="M16 53c4-9 8-10 12-5s9 6 15-3 7-5 11-2" opacity=".35" />
    </svg>
  )
}
