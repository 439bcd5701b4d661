/** Where the viewer stands towards members. Apart from the queries: the first load of every page needs it, and none of those. */
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import type { FollowState, PublicUser } from '@skein/contract'
import { setHidden } from '../lists/hidden.ts'

/** Where the viewer stands towards a member: an entity of its own, because rows, cards and the profile all show it. */
export const followQuery = (userId: string) =>
  queryOptions<FollowState>({ queryKey: ['follow', userId], queryFn: skipToken, gcTime: Infinity })

/** Remembers where the viewer stands towards a member. */
export function putFollow(client: QueryClient, userId: string, follow: FollowState): void {
  client.setQueryData(followQuery(userId).queryKey, follow)
}

/** Remembers where the viewer stands towards a member: what they follow, and what they do not want to see. */
export function noteStanding(client: QueryClient, { id, viewer }: PublicUser): void {
  putFollow(client, id, viewer.follow)
  if (viewer.muted) setHidden(client, 'muted', id, true)
  if (viewer.blocked) setHidden(client, 'blocked', id, true)
}
