/**
 * The session can end while pages are open: elsewhere, by time, by a reset password. The member stays in the cache and everything on the page
 * as it is, with the way in before it, until somebody is signed in again.
 */
import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '@skein/contract'
import { pageAddress } from '@skein/contract/addresses'
import { askAs } from '../client/call.ts'
import { whenRefused } from '../client/refusal.ts'
import { forgetKept } from '../offline/forget-kept.ts'
import { askSession, peekViewer, seedSession } from './session.queries.ts'

const overQuery = queryOptions<boolean>({ queryKey: ['session-over'], queryFn: skipToken, gcTime: Infinity })

/** Whether the member of this page has to sign in again before anything more can be done. */
export const useSessionOver = (): boolean => useQuery(overQuery).data ?? false

const isOver = (client: QueryClient): boolean => client.getQueryData(overQuery.queryKey) ?? false

/** What tabs tell each other: that the session has changed, or that the member has logged out in this browser. */
const told = { key: 'skein-session', changed: 'changed', left: 'left' } as const

export function tellTabs(what: 'changed' | 'left'): void {
  try {
    // Never the same twice: only a change is heard of.
    localStorage.setItem(told.key, `${told[what]}:${crypto.randomUUID()}`)
  } catch {
    // Refused: each tab finds out for itself.
  }
}

/** The member has logged out: the other tabs start anew, signed out. Drafts stay in the browser. */
export const tellLoggedOut = (): void => tellTabs('left')

/** The same member is signed in again: what failed meanwhile is asked for once more, and the other tabs follow. */
export function resume(client: QueryClient, viewer: CurrentUser): void {
  seedSession(client, viewer)
  client.setQueryData(overQuery.queryKey, false)
  void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}

const startAnew = () => location.reload()

/** One question at a time: its answer may be a refusal, too. `isOld`: what another tab told meanwhile may be newer than the answer. */
const asking = new WeakMap<QueryClient, { isOld: boolean }>()

/**
 * A call was refused, an event or another tab says that the session has changed: it is asked for. Where nobody is signed in any more, the way
 * in stands before the page; where it is another member by now, the page starts anew.
 * @param isFirst other tabs have not heard of it
 */
export async function settleSession(client: QueryClient, isFirst = true, leave = startAnew): Promise<void> {
  const member = peekViewer(client)
  if (member === null || (isOver(client) && isFirst)) return
  const asked = asking.get(client)
  if (asked !== undefined) {
    asked.isOld ||= !isFirst
    return
  }
  const question = { isOld: false }
  asking.set(client, question)
  let viewer: CurrentUser | null
  try {
    viewer = await askSession()
  } catch {
    // Without an answer nothing is known; the next refusal asks again.
    return
  } finally {
    asking.delete(client)
  }
  if (question.isOld) {
    await settleSession(client, false, leave)
    return
  }
  if (peekViewer(client) !== member) return
  if (viewer === null) {
    client.setQueryData(overQuery.queryKey, true)
    await forgetKept()
    if (isFirst) tellTabs('changed')
  } else if (viewer.id !== member.id) {
    leaveFor(client, leave)
  } else if (isOver(client)) resume(client, viewer)
}

/** Leaves a page that is somebody else's by now. Until it is gone, all that is pressed on it is still asked as theirs whose it was, and refused. */
function leaveFor(client: QueryClient, leave: () => void): void {
  const id = peekViewer(client)?.id
  askAs(() => id)
  client.clear()
  leave()
}

/** Signed in: by whom this page belongs to, it goes on; for another member it is left, at home. */
export function returnTo(
  client: QueryClient,
  viewer: CurrentUser,
  leave = () => location.assign(pageAddress('/')),
): void {
  if (peekViewer(client)?.id === viewer.id) resume(client, viewer)
  else leaveFor(client, leave)
  tellTabs('changed')
}

/** Watches over the session of a member, for the life of the page. */
export function watchSession(client: QueryClient, leave = startAnew): () => void {
  askAs(() => peekViewer(client)?.id)
  const stop = whenRefused(() => void settleSession(client, true, leave))
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== told.key || newValue === null) return
    if (newValue.startsWith(told.changed)) void settleSession(client, false, leave)
    else if (peekViewer(client) !== null) leaveFor(client, leave)
  }
  addEventListener('storage', hear)
  return () => {
    stop()
    removeEventListener('storage', hear)
  }
}
