/** Videos one after the other (specification §2.5). */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { listQuery, useList } from '../lists/list.queries.ts'
import { postQuery } from '../posts/post.queries.ts'

/** Everyone's posts that have a video, newest first. */
export const videosQuery = () =>
  listQuery('videos', [], (page, signal) => call('listPosts', { query: { ...page, media: 'video' }, signal }))

/** How many there are, counted up to a limit. */
export const videoCountQuery = queryOptions({
  queryKey: ['video-count'],
  queryFn: async ({ signal }) => (await call('countVideos', { signal })).count,
})

/**
 * The videos of the pager: first the one that the address names, where there is one, then all others, newest first.
 * `total` is how many there are, loaded or not; `gone` says that the named one cannot be shown.
 * @param first id of the post that the address names
 */
export function useVideos(first: string | undefined) {
  const list = useList(videosQuery())
  const { data: counted = 0 } = useQuery(videoCountQuery)
  const named = useQuery({ ...postQuery(first ?? ''), enabled: first !== undefined })
  const isThere = Boolean(named.data?.video) && named.data?.type !== 'story'
  const head = isThere && first !== undefined ? [first] : []
  const ids = [...head, ...list.ids.filter((id) => id !== head[0])]
  const isNaming = first !== undefined && named.isPending
  return {
    ...list,
    ids,
    total: list.hasMore ? Math.max(counted, ids.length) : ids.length,
    isLoading: isNaming || (list.isLoading && ids.length === 0),
    // What the address names plays even where the others cannot be had.
    error: ids.length === 0 ? list.error : null,
    isGone: first !== undefined && !isNaming && !isThere,
  }
}
