/** Follows what happens while the list of notifications is open. Loaded with the event stream. */
import type { QueryClient } from '@tanstack/react-query'
import type { Notification } from '@skein/contract'
import { call } from '../client/call.ts'
import { answeredRequests } from '../profile/answered-requests.ts'
import {
  freshOf,
  notificationPageSize,
  notificationsQuery,
  waitingNotificationsQuery,
  type NotificationPages,
} from './notifications.queries.ts'

/**
 * The list after a look at its first page: what was withdrawn leaves, what was read is read; what is new waits.
 * @param answered whose requests stay though they are none any more: they say what became of them
 */
function merge(
  data: NotificationPages,
  page: readonly Notification[],
  answered: ReadonlySet<unknown>,
): NotificationPages {
  const known = new Map(page.map((each) => [each.id, each]))
  const groups = new Set(page.map(({ group }) => group))
  const isWhole = page.length < notificationPageSize
  const last = page.at(-1)?.id ?? ''
  const isGone = ({ id, group, type, user }: Notification) =>
    (isWhole || id >= last) && !groups.has(group) && !(type === 'follow-request' && answered.has(user.id))
  return {
    ...data,
    pages: data.pages.map((rows) =>
      rows.flatMap((row) => {
        if (isGone(row)) return []
        return [known.get(row.id) ?? row]
      }),
    ),
  }
}

/** Reads the first page anew where the list is open; elsewhere the list is forgotten, so that it is read when it is opened. */
export async function refreshNotifications(client: QueryClient): Promise<void> {
  const { queryKey } = notificationsQuery
  const isOpen = client.getQueryCache().find({ queryKey })?.isActive() === true
  if (!isOpen) {
    client.removeQueries({ queryKey })
    client.setQueryData(waitingNotificationsQuery.queryKey, null)
    return
  }
  let page: Notification[]
  let data: NotificationPages
  try {
    page = await call('listNotifications', { query: { limit: notificationPageSize } })
    // The list itself may still be on its way, from before the change.
    data = await client.ensureInfiniteQueryData(notificationsQuery)
  } catch {
    // The next change asks again.
    return
  }
  const merged = merge(data, page, answeredRequests(client))
  client.setQueryData(queryKey, merged)
  client.setQueryData(waitingNotificationsQuery.queryKey, freshOf(merged, page).length > 0 ? page : null)
}
