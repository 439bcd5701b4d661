/** The switches of a post (specification §2.3, behaviour §2.3): shown at once, one request at a time, taken back on failure. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { peekViewer } from '../session/session.queries.ts'
import { useToggle } from '../toggles/use-toggle.ts'
import { follow } from './follow.ts'
import { changePost, postQuery } from './post.queries.ts'

/** How a switch reports that the server refused; the wish is then already taken back. */
export type ToggleOptions = {
  /** @param wanted what had been wished for. */
  onError?: ((error: unknown, wanted: boolean) => void) | undefined
}

/** Like: whether the viewer likes the post, how many do, and the press. Toast on failure: 'Failed to like post' (§8). */
export function useLike(id: string, { onError }: ToggleOptions = {}) {
  const client = useQueryClient()
  const { data: post } = useQuery(postQuery(id))
  const { on, ahead, toggle } = useToggle({
    key: `like:${id}`,
    current: post?.viewer.liked ?? false,
    send: async (wanted) => {
      const { liked, likes } = await call(wanted ? 'likePost' : 'unlikePost', { params: { id } })
      changePost(client, id, (known) => ({ ...known, likes, viewer: { ...known.viewer, liked } }))
    },
    onError,
  })
  return { liked: on, likes: (post?.likes ?? 0) + ahead, toggle }
}

/** Repost, as `useLike`. Toast on failure: 'Failed to repost'. */
export function useRepost(id: string, { onError }: ToggleOptions = {}) {
  const client = useQueryClient()
  const { data: post } = useQuery(postQuery(id))
  const { on, ahead, toggle } = useToggle({
    key: `repost:${id}`,
    current: post?.viewer.reposted ?? false,
    send: async (wanted) => {
      const { reposted, reposts } = await call(wanted ? 'repostPost' : 'unrepostPost', { params: { id } })
      changePost(client, id, (known) => ({ ...known, reposts, viewer: { ...known.viewer, reposted } }))
      if (!reposted) void follow(({ dropRepost }) => dropRepost(client, id, peekViewer(client)?.id))
    },
    onError,
  })
  return { reposted: on, reposts: (post?.reposts ?? 0) + ahead, toggle }
}

/** Bookmark, as `useLike`, without a count: bookmarks are private (behaviour §2.9). */
export function useBookmark(id: string, { onError }: ToggleOptions = {}) {
  const client = useQueryClient()
  const { data: post } = useQuery(postQuery(id))
  const { on, toggle } = useToggle({
    key: `bookmark:${id}`,
    current: post?.viewer.bookmarked ?? false,
    send: async (wanted) => {
      const { bookmarked } = await call(wanted ? 'bookmarkPost' : 'unbookmarkPost', { params: { id } })
      changePost(client, id, (known) => ({ ...known, viewer: { ...known.viewer, bookmarked } }))
      void follow(({ placeBookmark }) => placeBookmark(client, id, bookmarked))
    },
    onError,
  })
  return { bookmarked: on, toggle }
}
