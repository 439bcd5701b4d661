import { useState } from 'react'
import type { SearchResult } from '@skein/contract'

/** Pixels from the top: whoever has gone further is reading. */
const readingFrom = 120

/**
 * The results in the order to show them. While sources still answer, what somebody reads stays where it is: later results are put behind
 * it, and numbers with them, until the page is at its top again.
 * @param held ids in the order in which they are shown now
 */
export function heldOrder(held: readonly string[], next: readonly SearchResult[]): SearchResult[] {
  const place = new Map(held.map((id, index) => [id, index]))
  const known = next
    .filter(({ id }) => place.has(id))
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return [...known, ...next.filter(({ id }) => !place.has(id))]
}

/** `heldOrder` for as long as somebody reads; the server's order otherwise. */
export function useHeldOrder(next: SearchResult[], isSearching: boolean): SearchResult[] {
  const [state, setState] = useState({ next, shown: next, wasSearching: isSearching })
  if (state.next === next) return state.shown
  const isReading = state.wasSearching && typeof window !== 'undefined' && window.scrollY > readingFrom
  const shown = isReading
    ? heldOrder(
        state.shown.map(({ id }) => id),
        next,
      )
    : next
  setState({ next, shown, wasSearching: isSearching })
  return shown
}
