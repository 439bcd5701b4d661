/** Feeds that members make, and their posts. */
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Call, CustomFeed } from '@skein/contract'
import { call } from '../client/call.ts'
import { listKey, listQuery, useList } from '../lists/list.queries.ts'

/** What the viewer made, by name, and then what they keep of others. */
export const customFeedsQuery = queryOptions({
  queryKey: ['custom-feeds'],
  queryFn: ({ signal }) => call('listCustomFeeds', { signal }),
})

/** One of them, or one that is shared. An unknown id rejects with code 'feed-not-found'. */
export const customFeedQuery = (id: string) =>
  queryOptions({
    queryKey: ['custom-feed', id],
    queryFn: ({ signal }) => call('getCustomFeed', { params: { id }, signal }),
  })

/** The posts of a feed, in its order. */
export const customFeedPostsQuery = (id: string) =>
  listQuery('custom-feed', [id], (query, signal) => call('listCustomFeedPosts', { params: { id }, query, signal }))

export const useCustomFeeds = () => useQuery(customFeedsQuery)
export const useCustomFeed = (id: string) => useQuery(customFeedQuery(id))

/** For a screen; see `useList`. */
export const useCustomFeedPosts = (id: string) => useList(customFeedPostsQuery(id))

/** Shows a feed as it is now; the list of feeds is read again when it is looked at. */
function put(client: QueryClient, feed: CustomFeed): void {
  client.setQueryData(customFeedQuery(feed.id).queryKey, feed)
  void client.invalidateQueries({ queryKey: customFeedsQuery.queryKey })
}

/** Makes a feed, or changes one. @param id of the one that is changed */
export function useSaveCustomFeed(id?: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<Call<'createCustomFeed'>['body']>) =>
      id === undefined ? call('createCustomFeed', { body }) : call('changeCustomFeed', { params: { id }, body }),
    onSuccess(feed) {
      put(client, feed)
      // Its posts are others now.
      if (id !== undefined) void client.resetQueries({ queryKey: [...listKey, 'custom-feed', id] })
    },
  })
}

/** Deletes an own feed. */
export function useDeleteCustomFeed(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('deleteCustomFeed', { params: { id } }),
    onSuccess() {
      client.setQueryData(customFeedsQuery.queryKey, (feeds) => feeds?.filter((feed) => feed.id !== id))
      client.removeQueries({ queryKey: customFeedQuery(id).queryKey, type: 'inactive' })
      return client.invalidateQueries({ queryKey: customFeedsQuery.queryKey })
    },
  })
}

/** Keeps the feed of another among the viewer's, or no longer. */
export function useKeepCustomFeed(feed: CustomFeed) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (kept: boolean) => call(kept ? 'keepCustomFeed' : 'dropCustomFeed', { params: { id: feed.id } }),
    onSuccess: (_, kept) => put(client, { ...feed, kept }),
  })
}
