/** Notifications, in the page and in the browser. */
import * as z from 'zod/mini'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

export const notificationsCalls = {
  listNotifications: {
    access: 'member',
    summary: 'Notifications, newest first: all, or a part of them',
    query: s.NotificationQuery,
    answer: z.array(s.Notification),
  },
  markNotificationsRead: {
    access: 'member',
    summary: 'Everything up to one is read, or what belongs to its group',
    body: s.ReadMark,
    answer: s.UnreadCounts,
  },
  muteThread: { access: 'member', summary: 'Hear nothing more of the conversation that a post is part of' },
  unmuteThread: { access: 'member', summary: 'Hear of it again' },
  listMutedThreads: {
    access: 'member',
    summary: 'Conversations one muted, the newest first; each with its first post where that can be seen',
    query: s.Page,
    answer: z.array(z.object({ id: s.Id, post: z.nullable(s.Post) })),
  },
  getPushKey: { access: 'member', summary: 'The key to ask for browser notifications with', answer: s.PushKey },
  subscribePush: {
    access: 'member',
    summary: 'Send browser notifications to this browser',
    body: s.PushSubscription,
  },
  unsubscribePush: {
    access: 'member',
    summary: 'Send no more browser notifications to this browser',
    body: z.pick(s.PushSubscription, { endpoint: true }),
  },
} as const satisfies Specs
