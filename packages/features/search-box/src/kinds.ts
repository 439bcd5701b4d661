import type { SearchSuggestion } from '@skein/contract'

/** The kinds of suggestion in the order of the list (behaviour §2.2): people, hashtags, posts, 'Ask AI'. */
export const kinds = ['person', 'hashtag', 'post', 'ask-ai'] as const satisfies readonly SearchSuggestion['kind'][]

/** Suggestions by kind; within a kind the server's order stands. */
export function sortByKind(suggestions: readonly SearchSuggestion[]): SearchSuggestion[] {
  return suggestions.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}
