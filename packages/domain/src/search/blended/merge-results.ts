/** Several lists of results as one: the same page once, what several find first (reciprocal rank fusion, Cormack et al. 2009). */
import type { SearchResult } from '@skein/contract'

/** How little the first place counts more than the second: the constant of the paper. */
const k = 60

/** A list, the best first; `weight` is 1 where it counts as much as another one. */
export type RankedList = { weight?: number; results: readonly SearchResult[] }

/**
 * Merges lists. Results with the same id are one: it is shown as the list that ranks it highest has it, or else the one that stands first,
 * and says in `alsoFrom` who else found it.
 */
export function mergeLists(lists: readonly RankedList[]): SearchResult[] {
  type Merged = {
    result: SearchResult
    score: number
    best: number
    sources: Set<SearchResult['source']>
    order: number
  }
  const merged = new Map<string, Merged>()
  for (const { weight = 1, results } of lists) {
    const seen = new Set<string>()
    let rank = 0
    for (const result of results) {
      if (seen.has(result.id)) continue
      seen.add(result.id)
      rank += 1
      const share = weight / (k + rank)
      const known = merged.get(result.id)
      if (known === undefined) {
        const sources = new Set([result.source, ...result.alsoFrom])
        merged.set(result.id, { result, score: share, best: share, sources, order: merged.size })
        continue
      }
      known.score += share
      known.sources.add(result.source)
      // A snippet says more than none, whoever has it.
      if (share > known.best || (known.result.snippet === '' && result.snippet !== '' && share === known.best)) {
        known.best = share
        known.result = { ...result, snippet: result.snippet === '' ? known.result.snippet : result.snippet }
      } else if (known.result.snippet === '') known.result = { ...known.result, snippet: result.snippet }
      if (known.result.timestamp === undefined && result.timestamp !== undefined)
        known.result = { ...known.result, timestamp: result.timestamp }
    }
  }
  return [...merged.values()]
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .map(({ result, sources }) =>
      Object.assign({}, result, { alsoFrom: [...sources].filter((source) => source !== result.source) }),
    )
}
