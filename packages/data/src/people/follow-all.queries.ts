/** Following several members at once. Apart from following one: only a new member's card does it. */
import { useSyncExternalStore } from 'react'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { toggleQueue } from '../toggles/toggle-queue.store.ts'
import { followKey, sendFollow } from './people.queries.ts'
import { followQuery } from './standing.ts'

/**
 * Follows several members with one press; each goes its own way to the server, as if their buttons had been pressed one by one.
 * @param onError told once for each that failed
 * @returns how many of them are followed or asked, and the press
 */
export function useFollowAll(userIds: readonly string[], onError?: () => void) {
  const client = useQueryClient()
  const known = useQueries({
    queries: userIds.map((id) => followQuery(id)),
    combine: (answers) => answers.map(({ data }) => (data ?? 'none') !== 'none'),
  })
  const isFollowed = (id: string, at: number) => toggleQueue.wantedOf(followKey(id)) ?? known[at] ?? false
  const countNow = () => userIds.filter((id, at) => isFollowed(id, at)).length
  const count = useSyncExternalStore(toggleQueue.subscribe, countNow, countNow)
  const followAll = () => {
    for (const [at, id] of userIds.entries())
      if (!isFollowed(id, at))
        toggleQueue.press(followKey(id), true, { send: (wanted) => sendFollow(client, id, wanted), onError })
  }
  return { count, followAll }
}
