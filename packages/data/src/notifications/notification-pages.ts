/**
 * The list of notifications as the cache holds it, all of it and each part: what the screen and the event stream share. The hooks stand
 * beside it, so that the stream does not bring them.
 */
import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { notificationFilters } from '@skein/contract'
import type { Notification, NotificationFilter } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { call } from '../client/call.ts'

export type NotificationPages = InfiniteData<Notification[]>

export const notificationPageSize = limits.page.default

/** A part of the list, or all of it. */
export type Part = NotificationFilter | undefined

export const notificationParts: readonly Part[] = [undefined, ...notificationFilters]

/** What asks for a page of a part. */
export const notificationPage = (filter: Part, before?: string) => ({
  limit: notificationPageSize,
  ...(filter === undefined ? {} : { filter }),
  ...(before === undefined ? {} : { before }),
})

/** The list, newest first, or a part of it. */
export const notificationsQuery = (filter: Part) =>
  infiniteQueryOptions({
    queryKey: ['notifications', filter ?? 'all'] as const,
    queryFn: ({ pageParam, signal }) =>
      call('listNotifications', { query: notificationPage(filter, pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Notification[]) => (page.length < notificationPageSize ? undefined : page.at(-1)?.id),
  })

/** The first page as it is by now, while the reader is in the list. */
export const waitingNotificationsQuery = (filter: Part) =>
  queryOptions<Notification[] | null>({
    queryKey: ['notifications-waiting', filter ?? 'all'],
    queryFn: skipToken,
    gcTime: Infinity,
  })

/** Forgets a part that nobody looks at, so that it is read when it is opened. @returns whether somebody does */
export function forgetUnlessOpen(client: QueryClient, filter: Part): boolean {
  const { queryKey } = notificationsQuery(filter)
  const isOpen = client.getQueryCache().find({ queryKey })?.isActive() === true
  if (!isOpen) {
    client.removeQueries({ queryKey })
    client.setQueryData(waitingNotificationsQuery(filter).queryKey, null)
  }
  return isOpen
}

/** What of a page is newer than everything the reader has. */
export function freshOf(data: NotificationPages, page: readonly Notification[]): Notification[] {
  const newest = data.pages[0]?.[0]?.id ?? ''
  return page.filter(({ id }) => id > newest)
}
