import * as z from 'zod/mini'
import { limits, searchSources } from '../limits.ts'
import { Count, Id, MediaAddress, Moment, filledUpTo } from './basics.ts'

/** §3 AI chat message: a question with its answer. */
export const ChatMessage = z.object({
  id: Id,
  message: z.string(),
  response: z.string(),
  createdAt: Moment,
  userId: Id,
})

/** §7 POST /api/chat/messages; `userId` is accepted and ignored. */
export const NewChatMessage = z.object({ message: filledUpTo(limits.message.max), userId: z.optional(z.unknown()) })

export const EnhanceRequest = z.object({ content: filledUpTo(limits.post.max) })
export const EnhanceResult = z.object({ enhanced: z.string() })

export const ImageRequest = z.object({
  prompt: filledUpTo(limits.prompt.max, 'Please enter a description for the image'),
  size: z._default(z.enum(limits.image.sizes), '1024x1024'),
  quality: z._default(z.enum(limits.image.qualities), limits.image.defaultQuality),
})
export const ImageResult = z.object({ url: MediaAddress })

/** §3 Search result. */
export const SearchResult = z.object({
  id: z.string(),
  source: z.enum(searchSources),
  title: z.string(),
  snippet: z.string(),
  url: z.string(),
  timestamp: z.optional(Moment),
})

/** §7 POST /api/search/blended. */
export const SearchRequest = z.object({
  query: filledUpTo(limits.search.maxQuery),
  sources: z._default(z.array(z.enum(searchSources)), [...searchSources]),
})

/** §3 Search response; `searchTime` in milliseconds. */
export const SearchResponse = z.object({
  results: z.array(SearchResult),
  totalResults: Count,
  searchTime: z.number().check(z.minimum(0)),
  summary: z.optional(z.string()),
  relatedQueries: z.optional(z.array(z.string())),
})

/** One row of the search box's list while typing (behaviour §2.2). */
export const SearchSuggestion = z.object({
  kind: z.enum(['person', 'hashtag', 'post', 'ask-ai']),
  text: z.string(),
  detail: z.optional(z.string()),
  path: z.string(),
})

export type SearchResponse = z.infer<typeof SearchResponse>
export type ChatMessage = z.infer<typeof ChatMessage>
