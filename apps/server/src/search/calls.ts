import { defineCall } from '../http/calls.ts'
import type { Services } from '../services.ts'
import { createFindPosts } from './blended/find-posts.ts'
import type { FindPosts } from './blended/find-posts.ts'
import { createLatelyUsed } from './lately-used.ts'
import { createSearchHashtags, createTagsAround } from './search-hashtags.ts'
import type { SearchHashtags, TagsAround } from './search-hashtags.ts'
import { createSearchPeople } from './search-people.ts'
import type { SearchPeople } from './search-people.ts'
import { createSearchPosts, readSearch } from './search-posts.ts'
import type { SearchPosts } from './search-posts.ts'
import { suggestSearch } from './suggest-search.ts'

/** The searches of this server, made once. */
export type SearchServices = {
  posts: SearchPosts
  /** The posts that answer a question best. */
  best: FindPosts
  people: SearchPeople
  hashtags: SearchHashtags
  tagsAround: TagsAround
}

export function createSearch(services: Pick<Services, 'database' | 'assistant' | 'posts' | 'now'>): SearchServices {
  const lately = createLatelyUsed(services)
  const hashtags = createSearchHashtags(services, lately)
  return {
    posts: createSearchPosts(services),
    best: createFindPosts(services),
    people: createSearchPeople(services),
    hashtags,
    tagsAround: createTagsAround(hashtags, lately),
  }
}

const cost = 'search'

const posts = defineCall(
  'searchPosts',
  ({ viewer, query, search }) => {
    const asked = readSearch(query.q)
    if (asked === undefined) return []
    return search.posts(viewer, asked, { before: query.before?.toLowerCase(), limit: query.limit })
  },
  { cost },
)

export const searchCalls = [
  posts,
  defineCall('searchUsers', ({ viewer, query, search }) => search.people(viewer, query.q, query.limit), { cost }),
  defineCall('searchHashtags', ({ query, search }) => search.hashtags(query.q, query.limit), { cost }),
  defineCall(
    'suggestSearch',
    ({ viewer, query, search, database, limits }) => suggestSearch({ search, database, limits }, viewer, query.q),
    { cost },
  ),
]
