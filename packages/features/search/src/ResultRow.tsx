import type { SearchResult } from '@skein/contract'
import { Avatar, BadgeCheckIcon, HashIcon, RelativeTime, TextLinesIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { useId, type ReactNode } from 'react'
import { addressOf, type Place } from './place.ts'
import { useSourceNames } from './SourceNotes.tsx'
import type { Voice } from './Summary.tsx'

const number = cva(
  'inline-grid h-18 min-w-18 shrink-0 place-items-center rounded-control px-4 text-[0.6875rem] leading-none font-bold tabular-nums',
  {
    variants: {
      citedBy: { ai: 'bg-ai-soft text-ai-text', people: 'bg-hover text-text', none: 'bg-hover text-text-muted' },
    },
  },
)

/** Pages, people and hashtags have a name. A post has none: its words are people's, in the type that they have in every card. */
const heading = cva('pt-2 text-post leading-24 [overflow-wrap:anywhere]', {
  variants: { isNamed: { true: 'font-semibold text-balance', false: 'text-pretty' } },
})

const badge = cva(
  'inline-flex h-20 shrink-0 items-center rounded-control px-8 text-[0.6875rem] leading-none font-bold',
  {
    variants: { isOwn: { true: 'bg-accent-soft text-accent-text', false: 'bg-hover text-text-muted' } },
  },
)

type ResultRowProps = {
  result: SearchResult
  /** Its place in all results, from 1: what the summary calls it. */
  place: number
  /** Who cites it above: AI, or people who are quoted. */
  citedBy: Voice | undefined
  /** Where the page stands: a page of the web opens in browse mode, and going back leads here. */
  from: Place
  /** The words that were asked for, which the snippet shows in bold. */
  words: readonly string[]
  /** Whether its row is the one that a citation leads to: a result stands in two tabs. */
  hasId: boolean
}

/** The id of a result's row, for what leads to it. */
export const rowId = (place: number) => `search-result-${place}`

/** One result: who has it, what it is called, what it says (specification §2.12). */
export function ResultRow({ result, place, citedBy, from, words, hasId }: ResultRowProps) {
  const m = useMessages('search')
  const names = useSourceNames()
  const { source, kind, title, snippet, url, timestamp, author, alsoFrom } = result
  const href = kind === 'web' ? addressOf({ ...from, url }) : url
  const titleId = useId()
  const others = alsoFrom.map((name) => names[name]).join(', ')
  return (
    <article
      id={hasId ? rowId(place) : undefined}
      tabIndex={-1}
      data-post={kind === 'post' ? result.id : undefined}
      aria-labelledby={titleId}
      className="relative grid scroll-mt-[7.5rem] grid-cols-[2rem_minmax(0,1fr)] gap-x-12 border-b border-border p-16 transition-colors duration-fade hover:bg-[color-mix(in_oklab,var(--ds-color-hover)_45%,transparent)] focus:outline-2 focus:-outline-offset-2 focus:outline-focus"
    >
      <Tile result={result} />
      <div className="min-w-0">
        <p className="flex h-20 items-center gap-6 text-caption text-text-faint">
          <span className={number({ citedBy: citedBy ?? 'none' })}>{place}</span>
          <span className="flex min-w-0 flex-1 items-baseline gap-6">
            <Where result={result} />
            {timestamp !== undefined && (
              <span className="shrink-0">
                · <RelativeTime dateTime={timestamp} />
              </span>
            )}
          </span>
          {/* The number is read with the title's link; the source closes the line. */}
          <span
            className={badge({ isOwn: source === 'local' })}
            title={others === '' ? undefined : m.alsoFrom({ names: others })}
          >
            {others === '' ? names[source] : `${names[source]} + ${others}`}
          </span>
        </p>
        <h3 id={titleId} className={heading({ isNamed: kind !== 'post' })}>
          <a
            data-permalink
            href={href}
            rel={kind === 'web' ? 'noreferrer' : undefined}
            className="after:absolute after:inset-0 hover:text-accent-text focus-visible:outline-2 focus-visible:outline-offset-2"
          >
            <bdi>{kind === 'post' ? <Marked text={title} words={words} /> : title}</bdi>
          </a>
          {kind === 'person' && author?.verified === true && (
            <BadgeCheckIcon
              size={18}
              aria-label={m.personOf()}
              className="ms-4 inline align-text-bottom text-accent-text"
            />
          )}
        </h3>
        {snippet !== '' && (
          <p className="line-clamp-3 text-control text-pretty text-text-muted [overflow-wrap:anywhere]">
            <Marked text={snippet} words={words} />
          </p>
        )}
      </div>
    </article>
  )
}

function Tile({ result: { kind, author, url } }: { result: SearchResult }) {
  if (author !== undefined) return <Avatar name={author.name} src={author.avatar ?? undefined} size={32} />
  const host = kind === 'web' ? new URL(url).host.replace(/^www\./, '') : ''
  return (
    <span
      aria-hidden
      className="grid size-32 place-items-center rounded-card bg-hover text-control font-bold text-text-muted uppercase"
    >
      {kind === 'hashtag' ? (
        <HashIcon size={18} />
      ) : kind === 'page' ? (
        <TextLinesIcon size={18} />
      ) : (
        Array.from(host)[0]
      )}
    </span>
  )
}

/** Where a result stands: a host and its path, a member, or a part of Skein. */
function Where({ result: { kind, author, url } }: { result: SearchResult }) {
  const m = useMessages('search')
  const strong = 'truncate font-medium text-text-muted'
  if (kind === 'person' && author !== undefined)
    return (
      <bdi dir="ltr" className={strong}>
        @{author.username}
      </bdi>
    )
  if (author !== undefined) return <bdi className={strong}>{author.name}</bdi>
  if (kind !== 'web') return <span className={strong}>{kind === 'hashtag' ? m.hashtagOf() : m.pageOf()}</span>
  const { host, pathname } = new URL(url)
  const path = pathname.split('/').filter((part) => part !== '')
  return (
    <bdi dir="ltr" className="flex min-w-0 items-baseline gap-6">
      <span className={strong}>{host.replace(/^www\./, '')}</span>
      {path.length > 0 && (
        <span className="truncate max-rail:hidden">{path.map((part) => `› ${readable(part)}`).join(' ')}</span>
      )}
    </bdi>
  )
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** A text with the words that were asked for in bold. */
function Marked({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  if (words.length === 0) return text
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const pieces = text.split(
    new RegExp(`(?<![\\p{L}\\p{N}])((?:${escaped.join('|')})[\\p{L}\\p{N}]{0,3})(?![\\p{L}\\p{N}])`, 'giu'),
  )
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never move
      <b key={index} className="font-semibold text-text">
        {piece}
      </b>
    ) : (
      piece
    ),
  )
}
