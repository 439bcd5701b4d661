import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { FollowState, PublicUser } from '@skein/contract'
import { call } from '../client/call.ts'
import type { ToggleOptions } from '../posts/post-toggles.ts'
import { useToggle } from '../toggles/use-toggle.ts'
import { followQuery, noteStanding, putFollow } from './standing.ts'

/** Members to follow (specification §2.2: the panel shows three). */
export const suggestionsQuery = queryOptions({
  queryKey: ['suggestions'],
  queryFn: async ({ signal, client }) => {
    const people = await call('listSuggestions', { signal })
    for (const { id, follow } of people) putFollow(client, id, follow)
    return people
  },
})

/** A member by username (specification §2.10). An unknown name rejects with code 'user-not-found'. */
export const userByUsernameQuery = (username: string) =>
  queryOptions({
    queryKey: ['user', username],
    queryFn: async ({ signal, client }) => {
      const user = await call('getUserByUsername', { params: { username }, signal })
      noteStanding(client, user)
      return user
    },
  })

/** The switch of a member, in the queue of toggles. */
export const followKey = (userId: string) => `follow:${userId}`

/** Tells the server, and remembers what it says. */
export async function sendFollow(client: QueryClient, userId: string, wanted: boolean): Promise<void> {
  const { follow, followersCount } = await call(wanted ? 'followUser' : 'unfollowUser', { params: { id: userId } })
  putFollow(client, userId, follow)
  client.setQueriesData<PublicUser>({ queryKey: ['user'] }, (user) =>
    user?.id === userId ? { ...user, followersCount, viewer: { ...user.viewer, follow } } : user,
  )
}

/**
 * Follow, Following or Requested, shown at once and taken back on failure (behaviour §2.2). Pressing Following or Requested
 * takes it back.
 * @param initial what the row says that this member came with; used until the state is known otherwise.
 * @param options `isPrivate`: a press asks, and shows that at once
 */
export function useFollow(
  userId: string,
  initial: FollowState = 'none',
  { onError, isPrivate = false }: ToggleOptions & { isPrivate?: boolean } = {},
) {
  const client = useQueryClient()
  const { data: known = initial } = useQuery(followQuery(userId))
  const { on, ahead, toggle } = useToggle({
    key: followKey(userId),
    current: known !== 'none',
    send: (wanted) => sendFollow(client, userId, wanted),
    onError,
  })
  const follow: FollowState = ahead === 0 ? known : on ? (isPrivate ? 'requested' : 'following') : 'none'
  return { follow, toggle, ahead }
}
