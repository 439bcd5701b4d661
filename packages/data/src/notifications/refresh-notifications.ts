/** Follows what happens while the list of notifications is open. Loaded with the event stream. */
import type { QueryClient } from '@tanstack/react-query'
import type { Notification, NotificationFilter } from '@skein/contract'
import { call } from '../client/call.ts'
import { answeredRequests } from '../profile/answered-requests.ts'
import {
  forgetUnlessOpen,
  freshOf,
  notificationPage,
  notificationPageSize,
  notificationParts,
  notificationsQuery,
  waitingNotificationsQuery,
  type NotificationPages,
} from './notification-pages.ts'

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

/** Reads the first page anew of the part that is open; the others are forgotten. */
export async function refreshNotifications(client: QueryClient): Promise<void> {
  const open = notificationParts.filter((part) => forgetUnlessOpen(client, part))
  await Promise.all(open.map((part) => refreshPart(client, part)))
}

async function refreshPart(client: QueryClient, part: NotificationFilter | undefined): Promise<void> {
  const { queryKey } = notificationsQuery(part)
  let page: Notification[]
  let data: NotificationPages
  try {
    page = await call('listNotifications', { query: notificationPage(part) })
    // The list itself may still be on its way, from before the change.
    data = await client.ensureInfiniteQueryData(notificationsQuery(part))
  } catch {
    // The next change asks again.
    return
  }
  const merged = merge(data, page, answeredRequests(client))
  client.setQueryData(queryKey, merged)
  client.setQueryData(waitingNotificationsQuery(part).queryKey, freshOf(merged, page).length > 0 ? page : null)
}
