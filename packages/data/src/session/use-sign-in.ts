import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Application, CurrentUser, Login, Registration } from '@skein/contract'
import { call } from '../client/call.ts'
import { forgetKept } from '../offline/forget-kept.ts'
import { returnTo, tellLoggedOut } from './session-end.ts'
import { currentUserQuery, peekViewer, seedSession, sessionQuery } from './session.queries.ts'

/** What the cache held for a visitor says nothing about the member who has just signed in; where a session had ended, its page goes on. */
export function enter(client: QueryClient, viewer: CurrentUser): void {
  if (peekViewer(client) !== null) {
    returnTo(client, viewer)
    return
  }
  const kept = new Set<unknown>([sessionQuery.queryKey[0], currentUserQuery.queryKey[0]])
  client.removeQueries({ predicate: ({ queryKey: [first] }) => !kept.has(first) })
  seedSession(client, viewer)
}

/** Signs in. On success the session is refreshed under both keys; the caller shows its toasts and moves on. */
export function useLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Login) => call('login', { body }),
    onSuccess: (viewer) => enter(client, viewer),
  })
}

/** Creates an account and signs in. */
export function useRegister() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Registration) => call('register', { body }),
    onSuccess: (viewer) => enter(client, viewer),
  })
}

/** Creates an account that waits for approval. Nobody is signed in by it. */
export const useApply = () => useMutation({ mutationFn: (body: Application) => call('applyForAccount', { body }) })

/** Signs out and clears the whole cache (specification §4); the caller shows its toast and reloads the page. */
export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('logout'),
    onSuccess: async () => {
      await forgetKept(true)
      tellLoggedOut()
      client.clear()
    },
  })
}
