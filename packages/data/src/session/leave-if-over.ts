import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from './session.queries.ts'

/**
 * The stream says that a session ended: asked whether it was this one. Where it was, the page starts anew, signed out; drafts stay in the
 * browser. A sign-in by another tab of this browser is no end.
 */
export async function leaveIfOver(client: QueryClient, leave: () => void = () => location.reload()): Promise<void> {
  const viewer = await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  if (viewer !== null) return
  client.clear()
  leave()
}
