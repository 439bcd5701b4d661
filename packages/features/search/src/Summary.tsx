import type { SearchResponse, SearchResult } from '@skein/contract'
import {
  Badge,
  Button,
  CopyIcon,
  IconButton,
  Pressable,
  Skeleton,
  SkeletonRegion,
  SparklesIcon,
  toast,
} from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
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

const card = cva('m-16 mt-0 rounded-sheet border border-s-3 p-16', {
  variants: { by: { ai: 'border-ai-border', people: 'border-border border-s-text-muted', nobody: 'border-border' } },
})

/** The number of a result: violet where AI cites it, ink where people are quoted. */
const citation = cva(
  'relative ms-4 inline-grid h-18 min-w-18 place-items-center rounded-control px-4 align-[0.1em] text-[0.6875rem] leading-none font-semibold after:absolute after:-inset-x-4 after:-inset-y-12 max-rail:h-20 max-rail:min-w-20 forced-colors:border',
  {
    variants: {
      by: {
        ai: 'bg-ai-soft text-ai-text hover:bg-ai hover:text-on-ai',
        people: 'bg-hover text-text hover:bg-text hover:text-surface',
      },
    },
  },
)

/** Whose words a summary is made of: violet is AI's alone, what people wrote is ink. */
export type Voice = 'ai' | 'people'

export const voiceOf = (source: NonNullable<SearchResponse['summarySource']>): Voice =>
  source === 'local' ? 'people' : 'ai'

/**
 * 'AI Summary' (specification §2.12): each sentence with the numbers of the results that it rests on. Without a provider it is 'From
 * Skein': members in their own words, and nothing of it looks like AI.
 */
export function Summary({ sentences, by, results, onCite }: SummaryProps) {
  const m = useMessages('search')
  const names = useSourceNames()
  const id = useId()
  const voice = voiceOf(by)
  const isAi = voice === 'ai'
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
      toast({ title: isAi ? m.copied() : m.quotesCopied() })
    } catch {
      toast({ title: m.copyFailed(), tone: 'danger' })
    }
  }
  return (
    <section aria-labelledby={id} className={card({ by: voice })}>
      <div className="flex items-center gap-8">
        <h2 id={id} className="text-post leading-24 font-bold">
          {isAi ? m.summary() : m.fromSkein()}
        </h2>
        {isAi && (
          <Badge tone="ai">
            <SparklesIcon size={14} />
            {m.ai()}
          </Badge>
        )}
        <span className="flex-1" />
        <IconButton
          label={isAi ? m.copySummary() : m.copyQuotes()}
          icon={<CopyIcon size={18} />}
          className="-me-8"
          onClick={() => void copy()}
        />
      </div>
      <p className="text-post leading-24 text-pretty [overflow-wrap:anywhere]">
        {sentences.map(({ text, results: ids }) => (
          <Sentence key={text} text={text} places={ids.map(placeOf)} voice={voice} results={results} onCite={onCite} />
        ))}
      </p>
      <ul aria-label={m.citedSources()} className="flex gap-6 overflow-x-auto pt-12 [scrollbar-width:none]">
        {cited.map(({ place, result }) =>
          result === undefined ? null : (
            <li key={place} className="min-w-0 rail:flex-1 rail:basis-0 max-rail:shrink-0">
              <Button
                variant="quiet"
                fullWidth
                onClick={() => onCite(place)}
                className="justify-start rounded-card border-border px-10 text-caption font-regular text-text-muted hover:text-text"
              >
                <span className={isAi ? 'font-bold text-ai-text' : 'font-bold text-text'}>{place}</span>
                <span className="truncate">
                  {result.kind === 'web'
                    ? new URL(result.url).host.replace(/^www\./, '')
                    : result.author
                      ? m.onSkein({ username: result.author.username })
                      : result.title}
                </span>
              </Button>
            </li>
          ),
        )}
      </ul>
      <p className="pt-8 text-meta text-text-faint">{isAi ? m.summaryBy({ name: names[by] }) : m.summaryLocal()}</p>
    </section>
  )
}

type SentenceProps = { text: string; places: number[]; voice: Voice } & Pick<SummaryProps, 'results' | 'onCite'>

/** A sentence with its numbers. Its last word and the numbers stay together: a number never begins a line. */
function Sentence({ text, places, voice, results, onCite }: SentenceProps) {
  const m = useMessages('search')
  const cut = text.lastIndexOf(' ') + 1
  return (
    // People are quoted one below the other; a summary is one text.
    <span className={voice === 'people' ? 'block not-first:pt-6' : undefined}>
      {text.slice(0, cut)}
      <span className="inline-block max-w-full">
        {text.slice(cut)}
        {places.map((place) => (
          <Pressable
            key={place}
            aria-label={m.goToResult({ number: String(place), title: results[place - 1]?.title ?? '' })}
            onClick={() => onCite(place)}
            className={citation({ by: voice })}
          >
            {place}
          </Pressable>
        ))}
      </span>{' '}
    </span>
  )
}

/** Where the summary will stand: the card breathes while AI writes it. Before it is known that AI does, nothing is said of it. */
export function SummarySkeleton({ isWritten }: { isWritten: boolean }) {
  const m = useMessages('search')
  const lines = (
    <>
      <Skeleton className="w-120" />
      <Skeleton className="mt-10 w-full" />
      <Skeleton className="mt-6 w-full" />
      <Skeleton className="mt-6 w-2/3" />
    </>
  )
  return isWritten ? (
    <SkeletonRegion label={m.summarising()} busy className={card({ by: 'ai' })}>
      {lines}
    </SkeletonRegion>
  ) : (
    <div className={card({ by: 'nobody' })}>{lines}</div>
  )
}
