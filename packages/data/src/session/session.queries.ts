import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '@skein/contract'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'

/** Both addresses of the current member (specification §7); their answers are the same. */
const sessionKeys = { session: ['/api/auth/user'], currentUser: ['/api/user/current'] } as const

/** A 401 here is an answer, not an error: nobody is signed in. */
async function orNull(answer: Promise<CurrentUser>): Promise<CurrentUser | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** Asks who is signed in. */
export const askSession = (signal?: AbortSignal) => orNull(call('getSession', { signal }))

/** The signed-in member, or null for a visitor. It decides which screens exist (specification §4). */
export const sessionQuery = queryOptions({
  queryKey: sessionKeys.session,
  queryFn: ({ signal }) => askSession(signal),
  gcTime: Infinity,
})

/** The same member under the second address of section 7. */
export const currentUserQuery = queryOptions({
  queryKey: sessionKeys.currentUser,
  queryFn: ({ signal }) => orNull(call('getCurrentUser', { signal })),
  gcTime: Infinity,
})

/** Puts the viewer that the first HTML names (or a sign-in answered) under both keys, so that nothing has to be asked. */
export function seedSession(client: QueryClient, viewer: CurrentUser | null): void {
  client.setQueryData(sessionQuery.queryKey, viewer)
  client.setQueryData(currentUserQuery.queryKey, viewer)
}

/** The viewer: the signed-in member, or null for a visitor (and while the session is not known). */
export function useViewer(): CurrentUser | null {
  return useQuery(sessionQuery).data ?? null
}

/** The viewer as the cache knows them now. */
export const peekViewer = (client: QueryClient): CurrentUser | null =>
  client.getQueryData(sessionQuery.queryKey) ?? null
