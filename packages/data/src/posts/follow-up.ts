/** What else changes in lists and threads that are loaded once the viewer has done something. Loaded with the first such action. */
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '@skein/contract'
import { bookmarkCountKey } from '../bookmarks/bookmarks.queries.ts'
import { changeLists, leadWith, takeOut } from '../lists/change-lists.ts'
import { listKey } from '../lists/list.queries.ts'
import { forgetStories } from '../stories/stories.queries.ts'
import { placeReply } from '../thread/place-reply.ts'

/**
 * Shows a new post where the viewer expects it: a reply in its thread, a story among the stories, any other post at the head of both
 * feeds, the own profile, and the videos where it has one.
 */
export function placeNewPost(client: QueryClient, post: Post): void {
  if (post.replyToId !== null) {
    placeReply(client, post)
    return
  }
  const writer = post.postedBy ?? post.author
  if (post.type === 'story') {
    forgetStories(client, writer.id)
    return
  }
  if (post.video !== null) changeLists(client, 'videos', (data) => leadWith(data, post.id))
  changeLists(client, 'feed', (data) => leadWith(data, post.id))
  changeLists(client, 'author', (data, [, , username]) =>
    username === writer.username ? leadWith(data, post.id) : data,
  )
}

/** Lets the loaded lists of bookmarks follow a bookmark that was set or taken back. */
export function placeBookmark(client: QueryClient, id: string, isBookmarked: boolean): void {
  void client.invalidateQueries({ queryKey: bookmarkCountKey })
  if (!isBookmarked) {
    takeOut(client, 'bookmarks', ({ postId }) => postId === id)
    return
  }
  const isWhole = ([, , q, kind, ai, order]: readonly unknown[]) =>
    q === '' && kind === '' && ai === '' && order === 'newest'
  changeLists(client, 'bookmarks', (data, key) => (isWhole(key) ? leadWith(data, id) : data))
  // Whether a filtered list holds the post is the server's to say, the next time it is opened.
  client.removeQueries({
    queryKey: [...listKey, 'bookmarks'],
    type: 'inactive',
    predicate: ({ queryKey }) => !isWhole(queryKey),
  })
}

/** Takes the viewer's repost of a post out of Following and the own profile, where it was a row of its own. */
export function dropRepost(client: QueryClient, id: string, viewerId: string | undefined): void {
  takeOut(client, undefined, ({ postId, repost }) => postId === id && repost?.user.id === viewerId)
}
