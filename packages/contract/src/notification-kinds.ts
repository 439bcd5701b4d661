/** §2.7 and behaviour §2.7: kinds of notification, in the order in which the settings name them. */
export const notificationTypes = [
  'like',
  'comment',
  'follow',
  'repost',
  'reaction',
  'mention',
  'poll-ended',
  'follow-request',
] as const

export type NotificationType = (typeof notificationTypes)[number]

type NotificationKind = {
  /** It is worth a letter: what somebody said to the member, or asks of them. */
  isMailed: boolean
  /** Those of one day and about one thing are told as one. */
  isGrouped: boolean
  /** Where it leads: to the post that it is about, to who did it, or to the list, where it is answered. */
  leadsTo: 'post' | 'member' | 'notifications'
}

/** What each kind is. */
export const notificationKinds = {
  like: { isMailed: false, isGrouped: true, leadsTo: 'post' },
  comment: { isMailed: true, isGrouped: true, leadsTo: 'post' },
  follow: { isMailed: true, isGrouped: true, leadsTo: 'member' },
  repost: { isMailed: false, isGrouped: true, leadsTo: 'post' },
  reaction: { isMailed: false, isGrouped: true, leadsTo: 'post' },
  mention: { isMailed: true, isGrouped: true, leadsTo: 'post' },
  'poll-ended': { isMailed: true, isGrouped: true, leadsTo: 'post' },
  'follow-request': { isMailed: true, isGrouped: false, leadsTo: 'notifications' },
} as const satisfies Record<NotificationType, NotificationKind>
