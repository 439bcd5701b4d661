/** The blended search without a key, and pages of the web: behaviour §2.12. */
import { pageAddress } from '@skein/contract/addresses'
import { limits } from '@skein/contract'
import { askedSources, parseSearch, wordsOf } from '@skein/contract/search'
import { resultOf } from '@skein/domain/search/blended/own-result'
import { Refusal } from '../answer.ts'
import { webPages } from '../fixtures/search.ts'
import type { Rules } from './ask.ts'
import { findPeople, findPosts } from './search.rules.ts'

/** Hosts that are nobody's on the public web, as far as a name tells. */
const inside = /^(?:localhost|127\.|10\.|192\.168\.|169\.254\.|\[::1\])|^[^.]+$|\.(?:local|internal|lan|home\.arpa)$/

export const blendedRules: Rules = {
  blendedSearch({ state, viewer, body }) {
    // A part that means nothing is no reason to refuse.
    const search = { ...parseSearch(body.query), faults: [] }
    const people = findPeople(state, viewer, body.query).map(({ username, name, avatar, verified }) =>
      Object.assign(resultOf('person', pageAddress('/profile/$username', { username }), name, ''), {
        author: { username, name, avatar, verified },
      }),
    )
    const posts = (search.terms.length === 0 ? [] : findPosts(state, viewer, search)).map(
      ({ id, content, contentWarning, createdAt, author: { username, name, avatar, verified } }) =>
        Object.assign(resultOf('post', pageAddress('/post/$id', { id }), contentWarning ?? content, ''), {
          timestamp: createdAt,
          author: { username, name, avatar, verified },
        }),
    )
    const asked = askedSources(body.sources)
    const isNamed = people.some(({ title }) => wordsOf(title).every((word) => wordsOf(body.query).includes(word)))
    const found = isNamed ? [...people, ...posts] : [...posts, ...people]
    const results = found.slice(0, limits.search.maxResults)
    return {
      results,
      totalResults: results.length,
      searchTime: 0,
      sources: asked.map((source) =>
        source === 'local'
          ? { source, status: 'done' as const, results: results.length }
          : { source, status: 'not-connected' as const, results: 0 },
      ),
    }
  },

  openPage({ query }) {
    const { hostname, href, protocol } = new URL(query.url)
    if (inside.test(hostname)) return new Refusal('address-refused')
    const known = Object.values(webPages).find(({ url }) => url === href)
    return known ?? { url: href, title: null, frame: protocol === 'http:' ? 'insecure' : 'unknown', article: null }
  },
}
