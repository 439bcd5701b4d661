/** What the server had read when it made a page, as the first HTML carries it to the browser. */
import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import type { PublicUser } from '@skein/contract'
import { hiddenQuery } from '../lists/hidden.ts'
import { noteStanding } from '../people/standing.ts'
import { currentUserQuery, sessionQuery } from '../session/session.queries.ts'

export type PackedAnswers = DehydratedState

/** Not packed: the page's boot data tell the session, and what is hidden follows from the members and is kept in sets, which JSON has not. */
const leftOut = new Set<unknown>([sessionQuery, currentUserQuery, hiddenQuery].map(({ queryKey }) => queryKey[0]))

/** Everything that was answered, ready for JSON; nothing where nothing was. */
export function packAnswers(client: QueryClient): PackedAnswers | undefined {
  const packed = dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && !leftOut.has(queryKey[0]),
    shouldDehydrateMutation: () => false,
  })
  return packed.queries.length === 0 ? undefined : packed
}

/** Puts into the cache what `packAnswers` packed, in the same build. */
export function unpackAnswers(client: QueryClient, packed: PackedAnswers): void {
  hydrate(client, packed)
  for (const [, user] of client.getQueriesData<PublicUser>({ queryKey: ['user'] })) if (user) noteStanding(client, user)
}
