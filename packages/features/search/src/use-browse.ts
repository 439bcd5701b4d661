import { useReducer, useState } from 'react'
import {
  addressAt,
  browse,
  emptyTrail,
  startAt,
  type BrowseAction,
  type BrowseHistory,
  type Trail,
} from './browse-history.ts'

const keyOf = ({ entries, index }: Trail) => `${index} ${entries.join(' ')}`

/** The trail of a place: the one kept with it, or one that begins there. */
export function trailOf(url: string | undefined, kept: Trail | undefined): Trail {
  if (url === undefined) return emptyTrail
  return kept !== undefined && addressAt(kept) === url ? kept : { entries: [url], index: 0 }
}

/**
 * The history of the browse mode beside the browser's own: what is done here is told to `onMove`, which gives it an address; where the
 * browser goes by itself, this follows.
 */
export function useBrowse(
  trail: Trail,
  onMove: (trail: Trail) => void,
): [BrowseHistory, (action: BrowseAction) => void] {
  const [state, dispatch] = useReducer(browse, trail, startAt)
  const incoming = keyOf(trail)
  const [seen, setSeen] = useState(incoming)
  if (seen !== incoming) {
    setSeen(incoming)
    if (incoming !== keyOf(state)) dispatch({ type: 'restore', ...trail })
  }
  const act = (action: BrowseAction) => {
    const next = browse(state, action)
    dispatch(action)
    if (keyOf(next) !== keyOf(state)) onMove({ entries: next.entries, index: next.index })
  }
  return [state, act]
}
