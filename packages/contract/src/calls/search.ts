/** Finding posts, people, hashtags and pages. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

/** How many rows a list under an input shows. */
const short = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 8)

export const searchCalls = {
  listTrends: {
    access: 'public',
    summary: 'Hashtags that several members use now',
    query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20) }),
    answer: z.array(s.Trend),
  },
  blendedSearch: {
    access: 'public',
    summary: 'Search posts, people, pages and the web',
    body: s.SearchRequest,
    answer: s.SearchResponse,
    stream: s.SearchEvent,
  },
  searchPosts: {
    access: 'member',
    summary: 'Posts that hold words, with from:, since:, until: and has:image|video|poll|link',
    query: z.extend(s.Page, { q: z.string().check(z.minLength(1), z.maxLength(limits.search.maxQuery)) }),
    answer: z.array(s.Post),
  },
  searchUsers: {
    access: 'member',
    summary: 'Members whose name or username starts as given, those followed first',
    query: z.object({ q: z.string().check(z.maxLength(limits.search.maxQuery)), limit: short }),
    answer: z.array(s.SuggestedUser),
  },
  searchHashtags: {
    access: 'member',
    summary: 'Hashtags that start as given, the most used first',
    query: z.object({ q: z.string().check(z.maxLength(100)), limit: short }),
    answer: z.array(s.HashtagUse),
  },
  suggestSearch: {
    access: 'public',
    summary: 'Rows for the search box while typing',
    query: z.object({ q: z.string().check(z.maxLength(200)) }),
    answer: z.array(s.SearchSuggestion),
  },
  openPage: {
    access: 'public',
    summary: 'Whether a page of the web may stand in a frame, and what it says',
    query: z.object({ url: s.WebAddress }),
    answer: s.WebPage,
  },
} as const satisfies Specs
