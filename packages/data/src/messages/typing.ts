/** That somebody writes: as this page hears it. It is kept in the page alone, and ends by itself. */
import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds for which a sign holds: one that is lost, or late, does not end it. */
export const leaseMs = 7000

/** Under which key the cache has whether a member writes to the viewer. */
export const typingKey = (userId: string) => ['typing', userId] as const

const leases = new Map<string, ReturnType<typeof setTimeout>>()

/** Takes note that a member writes, or does not any more; without another sign it ends with its lease. */
export function noteTyping(client: QueryClient, userId: string, isTyping: boolean): void {
  clearTimeout(leases.get(userId))
  client.setQueryData(typingKey(userId), isTyping)
  if (isTyping)
    leases.set(
      userId,
      setTimeout(() => client.setQueryData(typingKey(userId), false), leaseMs),
    )
}
