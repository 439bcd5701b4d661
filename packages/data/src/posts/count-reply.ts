import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '@skein/contract'
import { changePost } from './post.queries.ts'

/**
 * Counts a reply that was sent at what it answers.
 * @param before how many answers that had when the reply was sent: where the count has moved since, the event stream has counted it already
 */
export function countReply(client: QueryClient, { replyToId }: Post, before: number | undefined): void {
  if (replyToId === null) return
  changePost(client, replyToId, (parent) => (parent.comments === before ? { ...parent, comments: before + 1 } : parent))
}
