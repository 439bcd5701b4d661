/** Lists of posts chosen by something: a hashtag, a search, an author, what suits the viewer (specification §2.4, behaviour §2.3, §2.4). */
import { foldTag } from '@skein/contract/text'
import { call } from '../client/call.ts'
import { useHidden } from '../lists/hidden.ts'
import { listQuery, useList } from '../lists/list.queries.ts'

/** Posts with a hashtag, given with or without its sign. */
export const tagQuery = (tag: string) =>
  listQuery('tag', [foldTag(tag)], (page, signal) =>
    call('listPosts', { query: { ...page, tag: foldTag(tag) }, signal }),
  )

/** Posts with a hashtag; see `useList`. */
export const useTagFeed = (tag: string) => useList(tagQuery(tag), foldTag(tag) !== '')

/** Posts found by words and operators (`from:`, `since:`, `until:`, `has:`). */
export const postSearchQuery = (q: string) =>
  listQuery('search', [q.trim()], (page, signal) => call('searchPosts', { query: { ...page, q: q.trim() }, signal }))

/** Posts found by words and operators; a blank query asks for nothing and finds nothing. */
export const usePostSearch = (q: string) => useList(postSearchQuery(q), q.trim() !== '')

/** Posts chosen for the viewer. */
export const discoverQuery = () =>
  listQuery('discover', [], (page, signal) => call('listDiscovered', { query: page, signal }))

/** 'Discover Posts'; `reasonOf(id)` says why a post is there. */
export const useDiscover = () => useList(discoverQuery())

/** What a member wrote and reposted; the only list open to visitors. */
export const authorQuery = (username: string) =>
  listQuery('author', [username.toLowerCase()], (page, signal) =>
    call('listPosts', { query: { ...page, author: username.toLowerCase() }, signal }),
  )

/**
 * A member's posts and reposts; see `useList`.
 * @param pinnedId the post that stands first, and then not a second time
 */
export function useAuthorPosts(username: string, pinnedId: string | undefined) {
  const list = useList(authorQuery(username))
  const { posts: hidden } = useHidden()
  const { ids } = list
  return {
    ...list,
    ids: pinnedId === undefined || hidden.has(pinnedId) ? ids : [pinnedId, ...ids.filter((id) => id !== pinnedId)],
  }
}
