import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Message } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { call } from '../client/call.ts'

const pageSize = limits.page.default

/** Messages of the viewer with a member, newest first. */
export const messagesQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['conversation', userId, 'messages'] as const,
    queryFn: ({ pageParam, signal }) =>
      call('listMessages', {
        params: { userId },
        query: { limit: pageSize, ...(pageParam === undefined ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Message[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
