import type { Database } from '../database/database.ts'
import type { Write } from '../events/unit-of-work.ts'
import { callsWith } from '../calls/define-call.ts'
import { languageOf } from '../calls/language.ts'
import type { Clock } from '../ports.ts'
import type { PostReader } from '../posts/post-reader.ts'
import { readSettings } from '../settings/settings-store.ts'
import type { NotificationReader } from './notification-reader.ts'
import { listMutedThreads, muteThread, unmuteThread } from './muted-threads.ts'
import { markRead } from './read-mark.ts'
import type { CanView } from '../visibility.ts'

type Needs = {
  database: Database
  write: Write
  now: Clock
  notifications: NotificationReader
  canView: CanView
  posts: PostReader
}

const defineCall = callsWith<Needs>()

const list = defineCall('listNotifications', async ({ viewer, query, request, database, notifications }) => {
  const { groupNotifications: isGrouped } = await readSettings(database.kysely, viewer.id)
  const language = viewer.user.language ?? languageOf(request.headers)
  return notifications.list({
    userId: viewer.id,
    language,
    isGrouped,
    filter: query.filter,
    before: query.before?.toLowerCase(),
    limit: query.limit,
  })
})

export const notificationCalls = [
  list,
  defineCall('markNotificationsRead', markRead, { limit: 'toggles' }),
  defineCall('muteThread', muteThread, { limit: 'toggles' }),
  defineCall('unmuteThread', unmuteThread, { limit: 'toggles' }),
  defineCall('listMutedThreads', listMutedThreads),
]
