import { defineCall } from '../http/calls.ts'
import { languageOf } from '../http/language.ts'
import { readSettings } from '../settings/settings-store.ts'
import { markRead } from './read-mark.ts'

const list = defineCall('listNotifications', async ({ viewer, query, request, database, notifications }) => {
  const { groupNotifications: isGrouped } = await readSettings(database.kysely, viewer.id)
  const language = viewer.user.language ?? languageOf(request.headers)
  return notifications.list({
    userId: viewer.id,
    language,
    isGrouped,
    before: query.before?.toLowerCase(),
    limit: query.limit,
  })
})

export const notificationCalls = [list, defineCall('markNotificationsRead', markRead)]
