import * as z from 'zod/mini'
import { limits, searchResultKinds, searchSources } from '../limits.ts'
import { Count, MediaAddress, Moment, Username, WebAddress, addressLength, filledUpTo } from './basics.ts'

const Source = z.enum(searchSources)

/** Where a result leads: a path of the product, or a web address. Nothing else is ever followed. */
const ResultAddress = z.string().check(z.regex(/^(\/(?![/\\])|https?:\/\/)/), addressLength)

/** §3 Search result. */
export const SearchResult = z.object({
  id: z.string(),
  source: Source,
  title: z.string(),
  snippet: z.string(),
  url: ResultAddress,
  timestamp: z.optional(Moment),
  kind: z.enum(searchResultKinds),
  /** Other sources that found the same page. */
  alsoFrom: z.array(Source),
  /** Who wrote a post, or who is found. */
  author: z.optional(
    z.object({ username: Username, name: z.string(), avatar: z.nullable(MediaAddress), verified: z.boolean() }),
  ),
})

/** §7 POST /api/search/blended. Skein itself answers beside whatever sources are named (`askedSources`). */
export const SearchRequest = z.object({
  query: filledUpTo(limits.search.maxQuery),
  sources: z._default(z.array(Source).check(z.minLength(1), z.maxLength(10)), [...searchSources]),
})

/** A sentence of the summary with the results that it rests on, by id; one that rests on none is no part of a summary. */
export const SummarySentence = z.object({ text: z.string(), results: z.array(z.string()).check(z.minLength(1)) })

/**
 * How a source fared. `not-connected` has no key, which is told whether it was asked or not; `pending` is still being asked, in a stream; `limited`: whoever asks has used up the
 * searches of the web that they have in a day.
 */
export const SearchSourceState = z.object({
  source: Source,
  status: z.enum(['pending', 'done', 'failed', 'limited', 'not-connected']),
  /** Results in the answer with this source. */
  results: Count,
})

/** §3 Search response; `searchTime` in milliseconds. */
export const SearchResponse = z.object({
  results: z.array(SearchResult),
  totalResults: Count,
  searchTime: z.number().check(z.minimum(0)),
  /** The sentences below as one text; a number in brackets is the place of a result, from 1. */
  summary: z.optional(z.string()),
  relatedQueries: z.optional(z.array(z.string())),
  sentences: z.optional(z.array(SummarySentence)),
  /** Who wrote the summary; `local` quotes and makes nothing up. */
  summarySource: z.optional(Source),
  sources: z.array(SearchSourceState),
})

/**
 * One event of a search as it comes, where the request accepts `text/event-stream`: what is found so far, as often as there is more; last
 * `done` with everything, or `error` where every source failed.
 */
export const SearchEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('results'), response: SearchResponse }),
  z.object({ type: z.literal('done'), response: SearchResponse }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
])

/** One row of the search box's list while typing (behaviour §2.2). */
export const SearchSuggestion = z.object({
  kind: z.enum(['person', 'hashtag', 'post', 'ask-ai']),
  text: z.string(),
  detail: z.optional(z.string()),
  path: z.string(),
})

/** A piece of a line in an article. What looks like an order or a tag is text. */
const Run = z.object({
  text: z.string(),
  href: z.optional(WebAddress),
  style: z.optional(z.enum(['strong', 'em', 'code'])),
})

/** A part of an article. There is no markup in it: it is drawn by the product, whatever its page held. */
const ArticleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), runs: z.array(Run) }),
  z.object({ kind: z.literal('paragraph'), runs: z.array(Run) }),
  z.object({ kind: z.literal('quote'), runs: z.array(Run) }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(Run)) }),
  z.object({ kind: z.literal('code'), text: z.string() }),
  /** A picture's description: pictures of strangers are left out. */
  z.object({ kind: z.literal('picture'), text: z.string() }),
])

/** What a page says, without the page. */
export const Article = z.object({
  title: z.string(),
  byline: z.nullable(z.string()),
  site: z.nullable(z.string()),
  /** BCP 47, as the page says. */
  language: z.nullable(z.string()),
  direction: z.enum(['ltr', 'rtl']),
  /** Minutes to read it, at 220 words each. */
  minutes: z.int().check(z.minimum(1)),
  blocks: z.array(ArticleBlock),
})

/** An address for the browse mode (§2.12): whether it may stand in a frame, and what it says where it can be read. */
export const WebPage = z.object({
  /** Where it is, after redirects. */
  url: WebAddress,
  title: z.nullable(z.string()),
  /** `refused`: it forbids frames. `insecure`: it is not reached by https. `unknown`: the server could not look at it. */
  frame: z.enum(['allowed', 'refused', 'insecure', 'unknown']),
  article: z.nullable(Article),
})

export type SearchResult = z.infer<typeof SearchResult>
export type SearchResponse = z.infer<typeof SearchResponse>
export type SearchEvent = z.infer<typeof SearchEvent>
export type SearchSuggestion = z.infer<typeof SearchSuggestion>
export type SearchSourceState = z.infer<typeof SearchSourceState>
export type SummarySentence = z.infer<typeof SummarySentence>
export type Article = z.infer<typeof Article>
export type ArticleBlock = z.infer<typeof ArticleBlock>
export type ArticleRun = z.infer<typeof Run>
export type WebPage = z.infer<typeof WebPage>
