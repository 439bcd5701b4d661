import { pageAddress } from '@skein/contract/addresses'
import type { SearchResponse, SearchResult } from '@skein/contract'
import { useBlendedSearch } from '@skein/data'
import { Button, EmptyState, Notice, NoticeAction, Skeleton, SkeletonRegion, Tabs } from '@skein/design-system'
import { rich, useMessages } from '@skein/i18n'
import { useEffect, useRef, type ReactNode } from 'react'
import { tabs, type Tab } from './place.ts'
import { QueryBox } from './QueryBox.tsx'
import { Related } from './Related.tsx'
import { ResultRow, rowId } from './ResultRow.tsx'
import { SourceNotes, useSourceNames, type WebSourceName } from './SourceNotes.tsx'
import { useHeldOrder } from './use-held-order.ts'
import { Summary, SummarySkeleton, voiceOf } from './Summary.tsx'

type ResultsProps = {
  query: string
  tab: Tab
  onTab: (tab: Tab) => void
  onSearch: (text: string) => void
}

/** Which source each tab shows (specification §4). */
const sourceOf: Record<Tab, SearchResult['source'] | undefined> = {
  all: undefined,
  web: 'openai',
  ai: 'perplexity',
  skein: 'local',
}

const bold = (text: ReactNode) => <b className="font-semibold text-text">{text}</b>

const withoutFilters = (query: string) => query.replaceAll(/\s*(?:from|since|until|has):\S+/gi, '').trim()

/** Words that are asked for, without operators and signs. */
const wordsIn = (query: string) => (withoutFilters(query).match(/[\p{L}\p{N}]{4,}/gu) ?? []).slice(0, 8)

/** The results view (specification §2.12): what is there shows at once, and grows as the sources answer. */
export function Results({ query, tab, onTab, onSearch }: ResultsProps) {
  const m = useMessages('search')
  const { found, isSearching, error, retry } = useBlendedSearch(query)
  return (
    <div className="flex flex-1 flex-col">
      <div className="px-16 pt-16">
        <QueryBox key={query} query={query} size="results" isSearching={isSearching} onSearch={onSearch} />
      </div>
      {found === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <div role="alert" className="flex flex-1 flex-col justify-center">
            <EmptyState
              mark="error"
              title={m.failed()}
              description={m.failedText()}
              action={<Button onClick={retry}>{m.retry()}</Button>}
            />
          </div>
        )
      ) : (
        <Found found={found} isSearching={isSearching} place={{ query, tab }} onTab={onTab}>
          {error !== null && (
            <Notice
              tone="warning"
              className="mx-16 mb-12"
              action={<NoticeAction onClick={retry}>{m.retry()}</NoticeAction>}
            >
              {m.incomplete()}
            </Notice>
          )}
        </Found>
      )}
    </div>
  )
}

function Loading() {
  const m = useMessages('search')
  return (
    <SkeletonRegion label={m.searching()} busy>
      <div className="px-16 py-12">
        <Skeleton className="w-160" />
      </div>
      <SummarySkeleton isWritten={false} />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-12 border-t border-border p-16">
          <Skeleton shape="block" className="size-32" />
          <div>
            <Skeleton className="w-1/3" />
            <Skeleton className="mt-6 w-3/4" />
            <Skeleton className="mt-6 w-full" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}

/** Leads to a result, where it can be seen. */
function focusRow(place: number): boolean {
  const row = document.getElementById(rowId(place))
  if (row === null || row.closest('[hidden]') !== null) return false
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  row.focus({ preventScroll: true })
  return true
}

type FoundProps = {
  found: SearchResponse
  isSearching: boolean
  place: { query: string; tab: Tab }
  onTab: (tab: Tab) => void
  children: ReactNode
}

function Found({ found, isSearching, place, onTab, children }: FoundProps) {
  const m = useMessages('search')
  const names = useSourceNames()
  const results = useHeldOrder(found.results, isSearching)
  const { query, tab } = place
  const asked = found.sources.filter(({ status }) => status === 'pending').map(({ source }) => names[source])
  const cited = new Set(found.sentences?.flatMap((sentence) => sentence.results))
  const voice = voiceOf(found.summarySource ?? 'local')
  const target = useRef<number>(undefined)
  const allTab = useRef<HTMLButtonElement>(null)
  const cite = (number: number) => {
    if (focusRow(number)) return
    // It stands in another tab: there is one that has them all.
    target.current = number
    onTab('all')
  }
  useEffect(() => {
    if (target.current !== undefined && focusRow(target.current)) target.current = undefined
  })

  const isSummaryPending = isSearching && found.sentences === undefined && asked.length > 0
  return (
    <>
      <output className="px-16 py-12 text-caption text-text-muted">
        {rich(m.found({ count: results.length, ms: String(Math.round(found.searchTime)), b: bold }))}
        {isSearching && asked.length > 0 && ` · ${m.stillAsking({ names: asked.join(', ') })}`}
      </output>
      {children}
      {found.sentences !== undefined && found.summarySource !== undefined && found.sentences.length > 0 ? (
        <Summary sentences={found.sentences} by={found.summarySource} results={results} onCite={cite} />
      ) : (
        isSummaryPending && <SummarySkeleton isWritten />
      )}
      {results.length === 0 && !isSearching ? (
        <>
          <SourceNotes sources={found.sources} />
          <EmptyState
            mark="search"
            title={m.noneTitle()}
            description={m.noneText()}
            action={<WayOut query={query} />}
          />
        </>
      ) : (
        <>
          <h2 className="sr-only">{m.results()}</h2>
          <Tabs.Root value={tab} onValueChange={(value) => onTab(tabs.find((one) => one === value) ?? 'all')}>
            <Tabs.List label={m.results()}>
              {tabs.map((one) => (
                <Tabs.Tab
                  key={one}
                  ref={one === 'all' ? allTab : undefined}
                  value={one}
                  count={shownIn(results, one).length}
                  className="max-rail:flex-1"
                >
                  {names.tabs[one]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {tabs.map((one) => {
              const shown = shownIn(results, one)
              const source = sourceOf[one]
              const only: WebSourceName | undefined = source === 'local' ? undefined : source
              return (
                <Tabs.Panel key={one} value={one}>
                  {one === 'all' && <SourceNotes sources={found.sources} />}
                  {shown.length === 0 && only !== undefined && <SourceNotes sources={found.sources} only={only} />}
                  {shown.length === 0 && !hasNote(found, source) && (
                    <EmptyState
                      headingLevel={2}
                      mark="search"
                      title={isSearching ? m.searching() : m.noneTitle()}
                      description={isSearching ? undefined : m.noneText()}
                      action={
                        !isSearching && (
                          <Button
                            variant="quiet"
                            onClick={() => {
                              onTab('all')
                              // What was pressed goes with its tab.
                              allTab.current?.focus()
                            }}
                          >
                            {m.showAll()}
                          </Button>
                        )
                      }
                    />
                  )}
                  {shown.map((result) => {
                    const number = results.indexOf(result) + 1
                    return (
                      <ResultRow
                        key={result.id}
                        result={result}
                        place={number}
                        citedBy={cited.has(result.id) ? voice : undefined}
                        from={place}
                        words={wordsIn(query)}
                        hasId={one === tab}
                      />
                    )
                  })}
                </Tabs.Panel>
              )
            })}
          </Tabs.Root>
        </>
      )}
      <Related queries={found.relatedQueries ?? []} />
    </>
  )
}

/** Where nothing is found: the same words without what narrows them, else what there is to read without a search. */
function WayOut({ query }: { query: string }) {
  const m = useMessages('search')
  const words = withoutFilters(query)
  const isNarrowed = words !== '' && words !== query.trim()
  return (
    <Button asChild variant="quiet">
      {isNarrowed ? (
        <a href={pageAddress('/search', { q: words })}>{m.clearFilters()}</a>
      ) : (
        <a href={pageAddress('/explore')}>{m.explorePosts()}</a>
      )}
    </Button>
  )
}

const shownIn = (results: readonly SearchResult[], tab: Tab) =>
  tab === 'all' ? results : results.filter(({ source }) => source === sourceOf[tab])

/** Whether a source that gave nothing says so itself. */
const hasNote = ({ sources }: SearchResponse, source: SearchResult['source'] | undefined) =>
  sources.some(
    (one) => one.source === source && source !== 'local' && one.status !== 'done' && one.status !== 'pending',
  )
