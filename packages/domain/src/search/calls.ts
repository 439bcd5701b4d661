import type { Database } from '../database/database.ts'
import type { CallCounts } from '../calls/call-limits.ts'
import { callsWith } from '../calls/define-call.ts'
import { readSearch } from './search-posts.ts'
import type { Searches } from './searches.ts'
import { suggestSearch } from './suggest-search.ts'

type Needs = {
  database: Database
  search: Searches
  counts: CallCounts
}

const defineCall = callsWith<Needs>()

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
    ({ viewer, query, search, database, counts }) => suggestSearch({ search, database, counts }, viewer, query.q),
    { cost },
  ),
]
