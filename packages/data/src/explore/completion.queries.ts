/** Short lists under an input while typing: members, hashtags, rows of the search box. */
import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RouteName } from '@skein/contract'
import { call } from '../client/call.ts'

/** Milliseconds without a keystroke before anything is asked. */
const pauseMs = 120

/** The value once it has stood still for a moment; an empty one at once, so that a closed list asks for nothing. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return value === '' ? '' : settled
}

type Completion = Extract<RouteName, 'searchUsers' | 'searchHashtags' | 'suggestSearch'>

/**
 * Rows for what is being typed. An answer belongs to the text it was asked for: a late one never replaces a newer one's rows, and the
 * request for a text that is no longer there is given up. Rows of the text before stay until the next ones are there.
 */
function useCompletion<Row>(name: Completion, typed: string, ask: (q: string, signal: AbortSignal) => Promise<Row[]>) {
  const q = useSettled(typed.trim())
  const { data, error, isFetching } = useQuery({
    queryKey: ['completion', name, q],
    queryFn: ({ signal }) => ask(q, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  return { rows: q === '' ? [] : (data ?? []), isLoading: q !== '' && isFetching, error: q === '' ? null : error }
}

/** Members whose name or username starts with `q`, those followed first. */
export function useUserSearch(q: string) {
  const { rows, ...rest } = useCompletion('searchUsers', q, (q, signal) =>
    call('searchUsers', { query: { q }, signal }),
  )
  return { users: rows, ...rest }
}

/** Hashtags that start with `q`, the most used first. */
export function useHashtagSearch(q: string) {
  const { rows, ...rest } = useCompletion('searchHashtags', q, (q, signal) =>
    call('searchHashtags', { query: { q }, signal }),
  )
  return { hashtags: rows, ...rest }
}

/** Rows for the search box: people, hashtags, posts, 'Ask AI'. */
export function useSearchSuggestions(q: string) {
  const { rows, ...rest } = useCompletion('suggestSearch', q, (q, signal) =>
    call('suggestSearch', { query: { q }, signal }),
  )
  return { suggestions: rows, ...rest }
}
