import type { SearchResult } from '@skein/contract'

/** Something of the product's own as a result; its path is its id. */
export const resultOf = (kind: SearchResult['kind'], url: string, title: string, snippet: string): SearchResult => ({
  id: url,
  source: 'local',
  alsoFrom: [],
  kind,
  title,
  snippet,
  url,
})
