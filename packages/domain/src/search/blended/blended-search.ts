/**
 * One search over several sources (specification §2.12, behaviour §2.12): they are asked side by side, each counts for itself, and what is
 * there is given as it comes. A source that fails takes nothing of the others with it.
 */
import { limits } from '@skein/contract'
import { searchSources } from '@skein/contract/limits'
import type { Language, SearchResponse, SearchResult, SearchSourceState, SummarySentence } from '@skein/contract'
import { askedSources } from '@skein/contract/search'
import { ProviderFailed } from '../../assistant/provider.ts'
import type { Viewer } from '../../auth/sessions.ts'
import { Problem } from '../../calls/problem.ts'
import type { RateLimiter } from '../../calls/rate-limit.ts'
import type { Log } from '../../ports.ts'
import { canonicalAddress } from './canonical-address.ts'
import type { LocalSource } from './local-source.ts'
import { mergeLists } from './merge-results.ts'
import { createAnswerMemory } from './answer-memory.ts'
import type { WebAnswer, WebSource, WebSources } from './web-source.ts'

type SourceName = SearchSourceState['source']

/** What is asked, by whom. */
export type BlendedQuestion = {
  query: string
  sources: readonly SourceName[]
  viewer: Viewer | null
  /** Who asks, for the limits of searches of the web: a member, or a network address. */
  asker: string
  language: Language
  /** Aborts when nobody waits any more. */
  left: AbortSignal
}

/**
 * Gives what was found so far each time there is more; the last one is complete.
 * @throws Problem `search-failed` where no source answered and one of them failed
 */
export type BlendedSearch = (question: BlendedQuestion) => AsyncGenerator<SearchResponse, void>

type Parts = {
  /** The origin people see. */
  publicUrl: string | undefined
  /** The sources of the web that are connected. Each is opened with the first question to it. */
  web: WebSources
  local: LocalSource
  /** Searches of the web in a day, of one member and of one visitor's address. */
  webSearches: { member: RateLimiter; visitor: RateLimiter }
  /** Milliseconds that a source of the web may take; half a minute when not given. */
  timeMs?: number | undefined
  now: () => number
  log: Pick<Log, 'info' | 'warn' | 'error'>
}

type State = {
  status: SearchSourceState['status']
  results: SearchResult[]
  sentences: SummarySentence[]
  related: string[]
}

const nothing = (status: State['status']): State => ({ status, results: [], sentences: [], related: [] })

/** The results of a provider's answer; a sentence keeps the addresses that are results, and is dropped where none is. */
function stateOf(name: WebSource['name'], { findings, sentences, related }: WebAnswer, own: string | undefined): State {
  const results = findings.slice(0, limits.search.maxResults).flatMap(({ url, ...found }): SearchResult[] => {
    const id = canonicalAddress(url, own)
    return id === undefined ? [] : [{ id, source: name, kind: 'web', alsoFrom: [], url, ...found }]
  })
  const ids = new Set(results.map(({ id }) => id))
  return {
    status: 'pending',
    results,
    related,
    sentences: sentences.flatMap(({ text, urls }) => {
      const cited = [...new Set(urls.map((url) => canonicalAddress(url, own) ?? ''))].filter((id) => ids.has(id))
      return cited.length === 0 ? [] : [{ text, results: cited }]
    }),
  }
}

/** Results of Skein from which on it is quoted: of fewer, the quotations would say again what stands below them. */
const quotedFrom = 3

/** Whose summary is shown: of the sources of the web the first one that has one; where none of them will, Skein's quotations. */
function summariser(states: ReadonlyMap<SourceName, State>): SourceName | undefined {
  const web = [...states].filter(([name]) => name !== 'local')
  const speaking = web.find(([, { status, sentences }]) => sentences.length > 0 && status !== 'failed')
  if (speaking) return speaking[0]
  if (web.some(([, { status }]) => status === 'pending')) return undefined
  const { sentences = [], results = [] } = states.get('local') ?? {}
  return sentences.length > 0 && results.length >= quotedFrom ? 'local' : undefined
}

const writtenOut = (sentences: readonly SummarySentence[], results: readonly SearchResult[]) =>
  sentences
    .map(({ text, results: ids }) => {
      const marks = ids.map((id) => `[${results.findIndex((result) => result.id === id) + 1}]`)
      return `${text} ${marks.join('')}`
    })
    .join(' ')

function responseOf(states: ReadonlyMap<SourceName, State>, began: number): SearchResponse {
  const lists = [...states.values()].filter(({ status }) => status !== 'failed')
  const results = mergeLists(lists)
  const name = summariser(states)
  const sentences = name === undefined ? [] : (states.get(name)?.sentences ?? [])
  const related = [...new Set(lists.flatMap((state) => state.related))].slice(0, limits.search.related)
  return {
    results,
    totalResults: results.length,
    searchTime: Math.round(performance.now() - began),
    ...(name !== undefined && { summary: writtenOut(sentences, results), sentences, summarySource: name }),
    ...(related.length > 0 && { relatedQueries: related }),
    sources: [...states].map(([source, { status }]) => ({
      source,
      status,
      results: results.filter((result) => result.source === source).length,
    })),
  }
}

/** Makes the search. */
export function createBlendedSearch({
  publicUrl,
  web,
  local,
  webSearches,
  timeMs = 30_000,
  now,
  log,
}: Parts): BlendedSearch {
  const memory = createAnswerMemory(now)

  return async function* search({ query: asked, sources, viewer, asker, language, left }) {
    const began = performance.now()
    const query = asked.trim().replaceAll(/\s+/g, ' ')
    const chosen = askedSources(sources)
    const isConnected = (name: SourceName) => name === 'local' || web[name] !== undefined
    // A source without a key says so even where nobody asks it: that is known at once, and what is known at once moves nothing later.
    const states = new Map<SourceName, State>(
      searchSources
        .filter((name) => chosen.includes(name) || !isConnected(name))
        .map((name) => [name, nothing(isConnected(name) ? 'pending' : 'not-connected')]),
    )
    const gone = new AbortController()
    const signal = AbortSignal.any([left, gone.signal, AbortSignal.timeout(timeMs)])
    let wake = () => {}
    const set = (name: SourceName, state: State) => {
      states.set(name, state)
      wake()
    }

    async function askLocal(): Promise<void> {
      try {
        set('local', { status: 'done', ...(await local(viewer, query, language)) })
      } catch (error) {
        log.error({ err: error }, 'the search of the own posts failed')
        set('local', nothing('failed'))
      }
    }

    async function askWeb(name: WebSource['name'], opening: () => Promise<WebSource>): Promise<void> {
      const kept = memory.get(name, query)
      if (kept !== undefined) return set(name, { ...stateOf(name, kept, publicUrl), status: 'done' })
      const asks = performance.now()
      try {
        webSearches[viewer === null ? 'visitor' : 'member'].take(`${name} ${asker}`)
        const source = await opening()
        const answers = source.search(query, signal)
        let last: WebAnswer | undefined
        for (;;) {
          // oxlint-disable-next-line no-await-in-loop -- an answer comes part by part
          const part = await answers.next()
          if (part.done === true) {
            const line = {
              use: 'search',
              provider: name,
              model: source.model,
              ms: Math.round(performance.now() - asks),
            }
            log.info({ ...line, ...part.value }, 'the web was searched')
            break
          }
          last = part.value
          set(name, stateOf(name, last, publicUrl))
        }
        if (last === undefined) throw new ProviderFailed('unusable-answer')
        memory.keep(name, query, last)
        set(name, { ...stateOf(name, last, publicUrl), status: 'done' })
      } catch (error) {
        if (error instanceof Problem) return set(name, nothing('limited'))
        if (left.aborted || gone.signal.aborted) return set(name, nothing('failed'))
        const why =
          error instanceof ProviderFailed ? { reason: error.reason, status: error.status } : { reason: 'timeout' }
        log.warn(
          { use: 'search', provider: name, ms: Math.round(performance.now() - asks), ...why },
          'the web was not searched',
        )
        set(name, nothing('failed'))
      }
    }

    let isChanged = false
    wake = () => (isChanged = true)
    for (const name of chosen) {
      const opening = name === 'local' ? undefined : web[name]
      if (name === 'local') void askLocal()
      else if (opening !== undefined) void askWeb(name, opening)
    }
    const isPending = () => [...states.values()].some(({ status }) => status === 'pending')
    try {
      while (isPending()) {
        // oxlint-disable-next-line no-await-in-loop -- one change after another is what it waits for
        if (!isChanged) await new Promise<void>((resolve) => (wake = () => ((isChanged = true), resolve())))
        isChanged = false
        if (isPending()) yield responseOf(states, began)
      }
      const all = [...states.values()]
      const isFailed = all.some(({ status }) => status === 'failed') && !all.some(({ status }) => status === 'done')
      if (isFailed) throw new Problem('search-failed')
      yield responseOf(states, began)
    } finally {
      gone.abort()
    }
  }
}
