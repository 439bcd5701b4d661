import { pageAddress } from '@skein/contract/addresses'
import type { SearchSuggestion } from '@skein/contract'
import { parseSearch } from '@skein/contract/search'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import type { CallCounts } from '../calls/call-limits.ts'
import { addressIn, findByEmail } from '../settings/find-by-email.ts'
import type { Searches } from './searches.ts'

/** Rows of each kind. */
const shown = { people: 3, hashtags: 3, posts: 3 }
/** A post is searched for from this many characters on: shorter starts are in every post. */
const leastForPosts = 3
/** Characters of a post that a row shows; the row itself cuts at its width. */
const excerpt = 120

/** Rows under the search box while somebody types: people, hashtags, posts, and last the question to the assistant (behaviour §2.2). */
export async function suggestSearch(
  parts: { search: Pick<Searches, 'people' | 'hashtags' | 'posts'>; database: Database; counts: CallCounts },
  viewer: Viewer | null,
  typed: string,
): Promise<SearchSuggestion[]> {
  const { search } = parts
  const text = typed.trim()
  if (text === '') return []
  const address = viewer === null ? undefined : addressIn(text)
  const first = text.at(0)
  const wantsTags = first === '#' || first === '＃'
  const wantsPeople = first === '@' || first === '＠'
  // Half an operator is typed on the way to a whole one; that is no reason to refuse, only not to look for posts yet.
  const read = parseSearch(text)
  const wantsPosts = !wantsTags && !wantsPeople && read.faults.length === 0 && text.length >= leastForPosts
  const isPlain = !/[":]/.test(text)
  const [people, hashtags, posts] = await Promise.all([
    address !== undefined && viewer !== null
      ? findByEmail(parts, viewer, address)
      : wantsTags || !isPlain
        ? []
        : search.people(viewer, text, shown.people),
    wantsPeople || !isPlain ? [] : search.hashtags(text, shown.hashtags),
    wantsPosts && read.terms.length > 0
      ? search.posts(viewer, read, { limit: shown.posts }, { lastIsPrefix: isPlain && !/\s$/.test(typed) })
      : [],
  ])
  return [
    ...people.map(({ name, username }): SearchSuggestion => ({
      kind: 'person',
      text: name,
      detail: `@${username}`,
      path: pageAddress('/profile/$username', { username }),
    })),
    ...hashtags.map(({ hashtag, postCount }): SearchSuggestion => ({
      kind: 'hashtag',
      text: hashtag,
      detail: String(postCount),
      path: pageAddress('/explore', { tag: hashtag }),
    })),
    ...posts.map(({ id, content, contentWarning, author }): SearchSuggestion => ({
      kind: 'post',
      text: contentWarning ?? content.replaceAll(/\s+/g, ' ').slice(0, excerpt).toWellFormed(),
      detail: `@${author.username}`,
      path: pageAddress('/post/$id', { id }),
    })),
    { kind: 'ask-ai', text, path: pageAddress('/search', { q: text }) },
  ]
}
