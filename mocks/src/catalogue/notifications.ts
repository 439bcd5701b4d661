import { people } from '../fixtures/people.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { common, notifications: m } = texts
const notifications = { spec: '§2.7', screen: 'notifications', call: 'listNotifications' } as const
const added = { ...notifications, spec: 'behaviour §2.7' } as const

/** Notifications: §2.7, and what behaviour §2.7 makes of its samples. */
export const notificationRows = rows({
  'notifications-loading': { ...notifications, state: 'loading', shows: m.loading() },
  'notifications-empty': { ...notifications, state: 'empty', shows: 'No notifications yet' },
  'notifications-populated': { ...notifications, state: 'populated', shows: 'Mark all as read' },
  'notifications-all-read': { ...notifications, state: 'populated', shows: m.today() },
  'notifications-ungrouped': { ...added, state: 'populated', shows: people.layla.name },
  'notifications-mentions': { ...added, state: 'populated', shows: people.mei.name },
  'notifications-requests': { ...added, state: 'populated', shows: people.kofi.name },
  'notifications-following': { ...added, state: 'populated', shows: people.noor.name },
  'notifications-tab-marked': {
    ...added,
    state: 'populated',
    call: 'markNotificationsRead',
    shows: m.newCount({ count: 7 }),
  },
  'notifications-no-mentions': { ...added, state: 'empty', shows: m.noMentions() },
  'notifications-no-requests': { ...added, state: 'empty', shows: m.noRequests() },
  'notifications-no-following': { ...added, state: 'empty', shows: m.noFollowing() },
  'notifications-marked': { ...added, state: 'populated', call: 'markNotificationsRead', shows: m.markedRead() },
  'notifications-mark-fails': { ...added, state: 'error', call: 'markNotificationsRead', shows: m.markFailed() },
  'notifications-opened': {
    ...added,
    state: 'populated',
    call: 'markNotificationsRead',
    shows: m.newCount({ count: 4 }),
  },
  'notifications-live': { ...added, state: 'populated', shows: m.newNotifications({ count: 1 }) },
  'notifications-shown': { ...added, state: 'populated', shows: people.mei.name },
  'notifications-withdrawn': { ...added, state: 'empty', shows: m.empty() },
  'notifications-other-tab': { ...added, state: 'populated', shows: m.today() },
  'notifications-accepted': {
    ...added,
    state: 'populated',
    call: 'acceptFollowRequest',
    shows: common.requestAccepted(),
  },
  'notifications-declined': {
    ...added,
    state: 'populated',
    call: 'declineFollowRequest',
    shows: common.requestDeclined(),
  },
  'notifications-request-withdrawn': {
    ...added,
    state: 'error',
    call: 'acceptFollowRequest',
    shows: common.requestWithdrawn(),
  },
  'notifications-request-fails': {
    ...added,
    state: 'error',
    call: 'acceptFollowRequest',
    shows: common.requestFailed(),
  },
  'notifications-standing': { ...added, state: 'populated', shows: m.standing() },
  'notifications-fail': { ...notifications, state: 'error', shows: m.failedToLoad() },
  'notifications-offline': { ...notifications, state: 'offline', shows: m.failedToLoad() },
  'notifications-more-pending': { ...notifications, state: 'pending', shows: m.loadMore() },
  'notifications-long': { ...notifications, state: 'long', shows: people.noor.name },
})
