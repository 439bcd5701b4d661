import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useSessionOver } from '../session/session-end.ts'
import { useViewer } from '../session/session.queries.ts'

/** Runs when the page has nothing else to do, two seconds from now at the latest. */
function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/**
 * Keeps what is cached fresh while a member is signed in (behaviour, real time): counts, edits, deletions, replies, unread counts, and
 * new posts for the pill. Mount it once. Its code is loaded after the first paint.
 * @param since where the stream stood when the page was made (`Boot`): what happened from then on is told
 */
export function useEventStream(since?: string): void {
  const client = useQueryClient()
  const viewerId = useViewer()?.id
  const isOver = useSessionOver()
  useEffect(() => {
    if (viewerId === undefined || isOver) return undefined
    let hasLeft = false
    let stop: (() => void) | undefined
    const start = async () => {
      const { startEventStream } = await import('./event-stream.ts')
      if (!hasLeft) stop = startEventStream(client, viewerId, { since })
    }
    // Without its code (offline) the page works as it did: by asking.
    const cancel = whenIdle(() => void start().catch(() => undefined))
    return () => {
      hasLeft = true
      cancel()
      stop?.()
    }
  }, [client, viewerId, since, isOver])
}
