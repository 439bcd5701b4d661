import type { ServerEvent } from '@skein/contract'
import type { AudienceReader, ToldPosts } from './audience.ts'
import type { PersonalEvent, PostEvent } from './event-log.ts'

/** Events that are told together. */
export type Batch = (PostEvent | PersonalEvent)[]

/** The posts that events are about, and those of them that are new. */
export const postsOf = (batch: Batch): ToldPosts => ({
  all: new Set(batch.flatMap((event) => (event.type === 'personal' ? [] : [event.id]))),
  fresh: new Set(batch.flatMap((event) => (event.type === 'post-created' ? [event.id] : []))),
})

/** The counts of those posts among them that changed. */
export async function countsOf(
  audience: AudienceReader,
  batch: Batch,
): Promise<Map<string, ServerEvent & { type: 'post-changed' }>> {
  const ids = new Set(batch.flatMap((event) => (event.type === 'post-changed' ? [event.id] : [])))
  if (ids.size === 0) return new Map()
  return new Map((await audience.counts(ids)).map((event) => [event.id, event]))
}

/** How many notifications and messages are unread, as it is sent. It has no id: it is read anew whenever a stream begins. */
export const unreadEvent = ({ notifications, messages }: { notifications: number; messages: number }): string =>
  `data: ${JSON.stringify({ type: 'unread', notifications, messages })}\n\n`

/** That a member writes, or does not any more, as it is sent. */
export const typingEvent = (userId: string, typing: boolean): string =>
  `data: ${JSON.stringify({ type: 'typing', userId, typing })}\n\n`
