/** The conversation with the assistant (specification §4): what was said, and the question that is being answered. */
import { useSyncExternalStore } from 'react'
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { ChatMessage } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { peekViewer } from '../session/session.queries.ts'
import { askAssistant } from './chat-stream.ts'
import { ChatTurnStore, type ChatTurn } from './chat-turn.store.ts'

const pageSize = limits.page.default

/** What was said, newest first. */
const chatQuery = infiniteQueryOptions({
  queryKey: ['chat'] as const,
  queryFn: ({ pageParam, signal }) =>
    call('listChatMessages', {
      query: { limit: pageSize, ...(pageParam === undefined ? {} : { before: pageParam }) },
      signal,
    }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: ChatMessage[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
})

/** One turn a cache: who signs out leaves neither. */
const stores = new WeakMap<QueryClient, ChatTurnStore>()

function storeOf(client: QueryClient): ChatTurnStore {
  const store = stores.get(client) ?? new ChatTurnStore()
  stores.set(client, store)
  return store
}

/** Adds to what was said. Who asks as soon as the panel opens may have the answer before the list, which is then waited for. */
async function put(client: QueryClient, message: ChatMessage): Promise<void> {
  // A list that fails says so itself; read again, it has the answer.
  await client.ensureInfiniteQueryData(chatQuery).catch(() => {})
  client.setQueryData<InfiniteData<ChatMessage[], string | undefined>>(chatQuery.queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? []
    if (data === undefined || first === undefined) return data
    const others = first.filter(({ id }) => id !== message.id)
    return { ...data, pages: [[message, ...others], ...rest] }
  })
}

/** What had come, as a message: the server keeps the same. */
const partOf = ({ question, text, start }: ChatTurn, userId: string): ChatMessage | null =>
  start === null || text.trim() === ''
    ? null
    : { ...start, userId, message: question, response: text.trim(), sources: [], isComplete: false }

async function answer(client: QueryClient, key: string, question: string): Promise<void> {
  const store = storeOf(client)
  const signal = store.begin(key, question)
  try {
    for await (const event of askAssistant({ message: question, key, signal })) {
      if (event.type === 'start') {
        const { id, createdAt, provider } = event
        store.change(key, { start: { id, createdAt, provider } })
      } else if (event.type === 'text') store.change(key, { text: (store.current()?.text ?? '') + event.text })
      else if (event.type === 'error')
        throw new ApiError(502, JSON.stringify({ code: event.code, message: event.message }))
      else {
        await put(client, event.message)
        store.end(key)
        return
      }
    }
    throw new ApiError(0, 'The answer broke off.')
  } catch (error) {
    const turn = store.current()
    if (turn?.key !== key) return
    const part = partOf(turn, peekViewer(client)?.id ?? '')
    if (part !== null) {
      // Partial answers are kept.
      await put(client, part)
      store.end(key)
    } else if (signal.aborted) store.change(key, { status: 'stopped' })
    else {
      const told = error instanceof ApiError ? { code: error.code, text: error.serverMessage } : null
      store.change(key, { status: 'failed', error: told })
    }
  }
}

/**
 * The conversation, oldest first, and what can be done with it. It loads only while `isOpen` (specification §4).
 */
export function useChat({ isOpen }: { isOpen: boolean }) {
  const client = useQueryClient()
  const store = storeOf(client)
  const query = useInfiniteQuery({ ...chatQuery, enabled: isOpen })
  const turn = useSyncExternalStore(store.subscribe, store.current, store.current)
  const clear = useMutation({
    mutationFn: () => call('clearChat'),
    onSuccess: () => {
      store.stop()
      if (turn !== null) store.end(turn.key)
      client.setQueryData(chatQuery.queryKey, { pages: [[]], pageParams: [undefined] })
    },
  })
  return {
    messages: [...new Map(query.data?.pages.flat().map((one) => [one.id, one])).values()].toReversed(),
    turn,
    isLoading: query.isPending,
    error: query.data === undefined ? query.error : null,
    moreError: query.isFetchNextPageError ? query.error : null,
    retryLoading: () => void (query.data === undefined ? query.refetch() : query.fetchNextPage()),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
    /** Asks; one question at a time. */
    ask: (question: string) => {
      if (turn?.status !== 'writing') void answer(client, crypto.randomUUID(), question.trim())
    },
    /** Stops the answer; what has come stays. */
    stop: () => store.stop(),
    /** Asks again what had no answer. */
    retry: () => {
      if (turn === null || turn.status === 'writing') return
      // What was stopped is asked anew; what failed may have been answered when its answer was lost.
      void answer(client, turn.status === 'failed' ? turn.key : crypto.randomUUID(), turn.question)
    },
    clear,
  }
}

/** AI Insights: lines about the member's own feed (behaviour §2.2). Without lines the card shows its own text. */
export const insightsQuery = queryOptions({
  queryKey: ['insights'] as const,
  queryFn: ({ signal }) => call('getInsights', { signal }),
})

/** @param enabled where the card is shown, and its reader is a member */
export const useInsights = (enabled: boolean) => useQuery({ ...insightsQuery, enabled })
