/**
 * What this browser no longer shows although lists still hold it: posts that are being deleted, and what muted and blocked members
 * wrote. Lists and threads leave them out while they are read, so that a failed deletion or an ended mute puts each post back exactly
 * where it stood.
 */
import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Post } from '@skein/contract'
import { peekPost } from '../posts/post.queries.ts'
import { entryOf } from './entries.ts'

/** Post ids, and ids of members. */
export type Hidden = {
  posts: ReadonlySet<string>
  muted: ReadonlySet<string>
  blocked: ReadonlySet<string>
}

const none: Hidden = { posts: new Set(), muted: new Set(), blocked: new Set() }

export const hiddenQuery = queryOptions<Hidden>({ queryKey: ['hidden'], queryFn: skipToken, gcTime: Infinity })

/** What is hidden now. */
export const peekHidden = (client: QueryClient): Hidden => client.getQueryData(hiddenQuery.queryKey) ?? none

/** What is hidden, watched. */
export const useHidden = (): Hidden => useQuery(hiddenQuery).data ?? none

/** Hides a post or a member, or shows them again. */
export function setHidden(client: QueryClient, kind: keyof Hidden, id: string, isHidden: boolean): void {
  const hidden = peekHidden(client)
  if (hidden[kind].has(id) === isHidden) return
  const ids = new Set(hidden[kind])
  if (isHidden) ids.add(id)
  else ids.delete(id)
  client.setQueryData(hiddenQuery.queryKey, { ...hidden, [kind]: ids })
}

/** Who answers for a post: its author, or the member behind an AI-generated one (behaviour §2.3, 6). */
export const writerOf = (post: Post): string => post.postedBy?.id ?? post.authorId

/**
 * The keys of a list that are shown.
 * @param mixesAuthors whether the list mixes authors: a mute empties those, but not a profile or the own bookmarks
 */
export function shownKeys(client: QueryClient, hidden: Hidden, keys: string[], mixesAuthors: boolean): string[] {
  const { posts, muted, blocked } = hidden
  if (posts.size + muted.size + blocked.size === 0) return keys
  const isGone = (member: string | undefined) =>
    member !== undefined && (blocked.has(member) || (mixesAuthors && muted.has(member)))
  return keys.filter((key) => {
    const { postId, repost } = entryOf(client, key)
    const post = peekPost(client, postId)
    return !posts.has(postId) && !isGone(post && writerOf(post)) && !isGone(repost?.user.id)
  })
}
