import { parseSearch } from '@skein/contract/search'
import type { Search } from '@skein/contract/search'
import type { Post } from '@skein/contract'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { fullText } from '../database/full-text.ts'
import { firstIdAt } from '../database/ids.ts'
import { statement } from '../database/statements.ts'
import { Problem } from '../calls/problem.ts'
import { selectPosts } from '../posts/post-row.ts'
import type { PostRow } from '../posts/post-row.ts'
import type { PageRequest, PostReader } from '../posts/post-reader.ts'
import { listed, viewerValues } from '../visibility.ts'
import { nameAuthors } from './name-authors.ts'

type Values = { viewer: string; hidesAi: number; query: string; before: string; after: string; limit: number }

/** Finds posts by what is in them, newest first; one statement. Words only match whole, unless `lastIsPrefix`. */
export type SearchPosts = (
  viewer: Viewer | null,
  search: Search,
  page: PageRequest,
  options?: { lastIsPrefix?: boolean },
) => Promise<Post[]>

/** Sorts after every id. */
const end = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Makes the search; its text is written once, whatever is asked. */
export function createSearchPosts({ database, posts }: { database: Database; posts: PostReader }): SearchPosts {
  const { kysely, dialect } = database
  const engine = fullText[dialect.name]
  const find = statement<Values, PostRow>(kysely, ({ viewer, hidesAi, query, before, after, limit }) => {
    const condition = sql`p.deleted_at is null and ${listed(viewer, hidesAi)}`
    const page = engine.page({ query, before, after, limit, condition })
    return selectPosts(dialect, page, { viewer, hidesAi })
  })
  return async (viewer, { terms, since, until }, { before, limit }, options) => {
    const named = await nameAuthors(kysely, terms)
    // Ids begin with their time, so that days are a range of ids as the cursor is.
    const ends = [before ?? end, ...(until === undefined ? [] : [firstIdAt(until)])]
    const rows = await find(kysely, {
      ...viewerValues(viewer),
      query: engine.queryOf(named, options),
      before: engine.placeOf(ends.reduce((a, b) => (a < b ? a : b))),
      after: engine.placeOf(firstIdAt(since ?? 0)),
      limit,
    })
    return posts.fromRows(viewer, rows)
  }
}

/**
 * Reads a search as it was typed.
 * @returns nothing where it holds nothing to look for, such as punctuation only
 * @throws Problem `search-invalid` with the part that could not be read
 */
export function readSearch(text: string): Search | undefined {
  const search = parseSearch(text)
  const [fault] = search.faults
  if (fault) throw new Problem('search-invalid', { fields: { q: `${fault.part}: ${fault.message}` } })
  return search.terms.length === 0 && search.since === undefined && search.until === undefined ? undefined : search
}
