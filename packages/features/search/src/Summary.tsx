import type { SearchResponse, SearchResult } from '@skein/contract'
import { Badge, CopyIcon, IconButton, Skeleton, SkeletonRegion, SparklesIcon, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useId } from 'react'
import { useSourceNames } from './SourceNotes.tsx'

type SummaryProps = {
  sentences: NonNullable<SearchResponse['sentences']>
  by: NonNullable<SearchResponse['summarySource']>
  /** In the order in which they are shown: a citation is the place of its result. */
  results: readonly SearchResult[]
  /** Leads to a result, by its place from 1. */
  onCite: (place: number) => void
}

const card = 'm-16 mt-0 rounded-sheet border border-s-[3px] border-ai-border p-16'

/**
 * 'AI Summary' (specification §2.12): each sentence with the numbers of the results that it rests on. Without a provider it quotes members
 * and says so.
 */
export function Summary({ sentences, by, results, onCite }: SummaryProps) {
  'use no memo'
  const m = useMessages('search')
  const names = useSourceNames()
  const id = useId()
  const isLocal = by === 'local'
  const placeOf = (result: string) => results.findIndex((one) => one.id === result) + 1
  const cited = [...new Set(sentences.flatMap((sentence) => sentence.results))]
    .map((result) => ({ place: placeOf(result), result: results[placeOf(result) - 1] }))
    .toSorted((a, b) => a.place - b.place)
  const copy = async () => {
    const text = sentences
      .map(({ text: words, results: ids }) => `${words} ${ids.map((one) => `[${placeOf(one)}]`).join('')}`)
      .join(' ')
    const list = cited.flatMap(({ place, result }) =>
      result === undefined ? [] : [`[${place}] ${result.title} ${new URL(result.url, location.origin).href}`],
    )
    try {
      await navigator.clipboard.writeText([text, '', ...list].join('\n'))
      toast({ title: m.copied() })
    } catch {
      toast({ title: m.copyFailed(), variant: 'destructive' })
    }
  }
  return (
    <section aria-labelledby={id} className={card}>
      <div className="flex items-center gap-8">
        <h2 id={id} className="text-post leading-24 font-bold">
          {m.summary()}
        </h2>
        {isLocal ? (
          <Badge>{m.skein()}</Badge>
        ) : (
          <Badge tone="ai">
            <SparklesIcon size={14} />
            {m.ai()}
          </Badge>
        )}
        <span className="flex-1" />
        <IconButton
          label={m.copySummary()}
          icon={<CopyIcon size={18} />}
          className="-me-8"
          onClick={() => void copy()}
        />
      </div>
      <p className="text-post leading-24 text-pretty [overflow-wrap:anywhere]">
        {sentences.map(({ text, results: ids }) => (
          <Sentence key={text} text={text} places={ids.map(placeOf)} results={results} onCite={onCite} />
        ))}
      </p>
      <ul aria-label={m.citedSources()} className="flex gap-6 overflow-x-auto pt-12 [scrollbar-width:none]">
        {cited.map(({ place, result }) =>
          result === undefined ? null : (
            <li key={place} className="min-w-0 rail:flex-1 rail:basis-0 max-rail:shrink-0">
              <button
                type="button"
                onClick={() => onCite(place)}
                className="flex h-36 w-full cursor-pointer items-center gap-8 rounded-card border border-border px-10 text-caption text-text-muted hover:bg-hover hover:text-text pointer-coarse:h-44"
              >
                <span className="font-bold text-ai-text">{place}</span>
                <span className="truncate">
                  {result.kind === 'web'
                    ? new URL(result.url).host.replace(/^www\./, '')
                    : result.author
                      ? m.onSkein({ username: result.author.username })
                      : result.title}
                </span>
              </button>
            </li>
          ),
        )}
      </ul>
      <p className="pt-8 text-meta text-text-faint">{isLocal ? m.summaryLocal() : m.summaryBy({ name: names[by] })}</p>
    </section>
  )
}

type SentenceProps = { text: string; places: number[] } & Pick<SummaryProps, 'results' | 'onCite'>

/** A sentence with its numbers. Its last word and the numbers stay together: a number never begins a line. */
function Sentence({ text, places, results, onCite }: SentenceProps) {
  'use no memo'
  const m = useMessages('search')
  const cut = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, cut)}
      <span className="inline-block max-w-full">
        {text.slice(cut)}
        {places.map((place) => (
          <button
            key={place}
            type="button"
            aria-label={m.goToResult({ number: String(place), title: results[place - 1]?.title ?? '' })}
            onClick={() => onCite(place)}
            className="relative ms-4 inline-grid h-18 min-w-18 cursor-pointer place-items-center rounded-control bg-ai-soft px-4 align-[0.1em] text-[0.6875rem] leading-none font-semibold text-ai-text after:absolute after:-inset-x-4 after:-inset-y-12 hover:bg-ai hover:text-on-ai max-rail:h-20 max-rail:min-w-20 forced-colors:border"
          >
            {place}
          </button>
        ))}
      </span>{' '}
    </>
  )
}

/** Where the summary will stand: the card breathes while it is written. */
export function SummarySkeleton() {
  const m = useMessages('search')
  return (
    <SkeletonRegion label={m.summarising()} busy className={card}>
      <Skeleton className="w-120" />
      <Skeleton className="mt-10 w-full" />
      <Skeleton className="mt-6 w-full" />
      <Skeleton className="mt-6 w-2/3" />
    </SkeletonRegion>
  )
}
