/** Notifications (specification §2.7, behaviour §2.7): the list in pages, what waits behind a pill, and what is read. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { CurrentUser, Notification, NotificationFilter } from '@skein/contract'
import { call } from '../client/call.ts'
import { useHidden } from '../lists/hidden.ts'
import { readAnew } from '../lists/read-anew.ts'
import { peekViewer, seedSession, useViewer } from '../session/session.queries.ts'
import {
  forgetUnlessOpen,
  freshOf,
  notificationPageSize,
  notificationParts,
  notificationsQuery,
  waitingNotificationsQuery,
  type NotificationPages,
  type Part,
} from './notification-pages.ts'

/** Puts what waits at the head. A group that grew leaves its old place; where a whole page is new, the list starts anew. */
function showWaiting(client: QueryClient, filter: Part): void {
  const waiting = client.getQueryData(waitingNotificationsQuery(filter).queryKey)
  if (!waiting) return
  client.setQueryData(notificationsQuery(filter).queryKey, (data: NotificationPages | undefined) => {
    if (data === undefined) return undefined
    const fresh = freshOf(data, waiting)
    if (fresh.length >= notificationPageSize) return { pages: [waiting], pageParams: [undefined] }
    const moved = new Set(fresh.map(({ group }) => group))
    const [first = [], ...rest] = data.pages.map((page) => page.filter(({ group }) => !moved.has(group)))
    return { ...data, pages: [[...fresh, ...first], ...rest] }
  })
  client.setQueryData(waitingNotificationsQuery(filter).queryKey, null)
}

const setUnread = (client: QueryClient, unread: CurrentUser['unread']) => {
  const viewer = peekViewer(client)
  if (viewer !== null) seedSession(client, { ...viewer, unread })
}

/** Marks notifications in the cache. @returns puts them back */
function markCached(client: QueryClient, filter: Part, isMeant: (notification: Notification) => boolean): () => void {
  const { queryKey } = notificationsQuery(filter)
  const before = client.getQueryData(queryKey)
  client.setQueryData(queryKey, (data: NotificationPages | undefined) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page) =>
            page.map((each) => (!each.read && isMeant(each) ? Object.assign({}, each, { read: true }) : each)),
          ),
        },
  )
  return () => client.setQueryData(queryKey, before)
}

/**
 * The list for a screen, or a part of it. Groups stand once, under their newest action; what members wrote whom the viewer has muted or blocked since is
 * left out. `waiting` counts what came in since, which `show` brings to the head.
 */
export function useNotifications(filter?: NotificationFilter) {
  const client = useQueryClient()
  const query = useInfiniteQuery(notificationsQuery(filter))
  const { data: waiting } = useQuery(waitingNotificationsQuery(filter))
  const { muted, blocked } = useHidden()
  const seen = new Set<string>()
  const isHidden = ({ user: { id } }: Notification) => muted.has(id) || blocked.has(id)
  const items = (query.data?.pages.flat() ?? []).filter((each) => {
    if (isHidden(each) || seen.has(each.group)) return false
    seen.add(each.group)
    return true
  })
  const fresh = query.data && waiting ? freshOf(query.data, waiting).filter((each) => !isHidden(each)) : []
  return {
    items,
    isLoading: query.isPending,
    error: query.data === undefined ? query.error : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreError: query.isFetchNextPageError ? query.error : null,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
    retry: () => void (query.data === undefined ? query.refetch() : query.fetchNextPage()),
    unread: useViewer()?.unread.notifications ?? 0,
    waiting: fresh,
    show: () => showWaiting(client, filter),
    /** Begins anew, with what waits at its head. */
    refresh: async () => {
      await readAnew(client, notificationsQuery(filter))
      client.setQueryData(waitingNotificationsQuery(filter).queryKey, null)
    },
  }
}

/**
 * Marks as read: everything of the part up to the newest that is shown, or one group. Shown at once; a failure puts it back and rejects.
 * What waits behind the pill stays unread: nobody has seen it. The other parts are read anew, where they are open at once.
 */
export function useMarkNotificationsRead(filter?: NotificationFilter) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ upTo, group }: { upTo: string; group?: string }) =>
      call('markNotificationsRead', {
        body: { upTo, ...(group === undefined ? {} : { group }), ...(filter === undefined ? {} : { filter }) },
      }),
    onMutate: ({ upTo, group }) =>
      markCached(client, filter, (each) => each.id <= upTo && (group === undefined || each.group === group)),
    onSuccess: (unread) => {
      setUnread(client, unread)
      for (const part of notificationParts) {
        const { queryKey } = notificationsQuery(part)
        // One that was opened while this was under way may have been read before it was done.
        if (part !== filter && forgetUnlessOpen(client, part)) void client.invalidateQueries({ queryKey })
      }
    },
    onError: (_, __, putBack) => putBack?.(),
  })
}
