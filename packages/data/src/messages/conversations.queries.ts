import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Conversation } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { call } from '../client/call.ts'
import { readConversationsAnew } from '../events/read-conversations.ts'
import { readAnew } from '../lists/read-anew.ts'
import { peekViewer, seedSession, useViewer } from '../session/session.queries.ts'
import { conversationQuery } from './conversation.queries.ts'
import { recordDeletion } from './places.ts'

/** Where conversations stand: those accepted, and requests of strangers. */
export type Folder = 'inbox' | 'requests'

const pageSize = limits.page.default

/** Conversations of a folder, the newest first. */
export const conversationsQuery = (folder: Folder) =>
  infiniteQueryOptions({
    queryKey: ['conversations', folder] as const,
    queryFn: ({ pageParam, signal }) =>
      call('listConversations', {
        query: { folder, limit: pageSize, ...(pageParam === undefined ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Conversation[]) => (page.length < pageSize ? undefined : page.at(-1)?.lastMessage.id),
  })

/** The conversations of a folder for a screen; `error` is the first load's, `moreError` that of a later page. */
export function useConversations(folder: Folder) {
  const client = useQueryClient()
  const query = useInfiniteQuery(conversationsQuery(folder))
  const conversations = [...new Map(query.data?.pages.flat().map((item) => [item.user.id, item])).values()]
  return {
    conversations,
    isLoading: query.isPending,
    error: query.data === undefined ? query.error : null,
    moreError: query.isFetchNextPageError ? query.error : null,
    retry: () => void (query.data === undefined ? query.refetch() : query.fetchNextPage()),
    refresh: () => readAnew(client, conversationsQuery(folder)),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
  }
}

/** Accepts a request; the conversation is one from the answer on, not only once it has been read anew. */
export function useAcceptConversation(userId: string) {
  const client = useQueryClient()
  const viewerId = useViewer()?.id ?? ''
  return useMutation({
    mutationFn: () => call('acceptConversation', { params: { userId } }),
    onSuccess: () => {
      client.setQueryData(conversationQuery(client, viewerId, userId).queryKey, (state) =>
        state === undefined ? undefined : { ...state, detail: { ...state.detail, request: false } },
      )
      return readConversationsAnew(client, userId)
    },
  })
}

/** Deletes a conversation for the viewer; declines a request. */
export function useDeleteConversation(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('deleteConversation', { params: { userId } }),
    onSuccess: async () => {
      const viewer = peekViewer(client)
      if (viewer !== null) await recordDeletion(viewer.id, userId)
      await readConversationsAnew(client, userId)
    },
  })
}

/** Marks what a member wrote as read up to a message; the badge follows the answer. A failure is told to nobody: the next look repeats it. */
export function useMarkConversationRead(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (upTo: string) => call('markConversationRead', { params: { userId }, body: { upTo } }),
    onSuccess: async (unread) => {
      const viewer = peekViewer(client)
      if (viewer !== null) seedSession(client, { ...viewer, unread })
      await client.invalidateQueries({ queryKey: ['conversations'] })
    },
  })
}
