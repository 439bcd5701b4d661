import { pageAddress } from './addresses.ts'

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
  'standing',
] as const

export type NotificationType = (typeof notificationTypes)[number]

type NotificationKind = {
  /** It is worth a letter: what somebody said to the member, or asks of them. */
  isMailed: boolean
  /** Those of one day and about one thing are told as one. */
  isGrouped: boolean
  /** Where it leads: to the post that it is about, to who did it, to the list, where it is answered, or to the account's standing. */
  leadsTo: 'post' | 'member' | 'notifications' | 'standing'
  /** Members always hear of it: the settings offer no choice. */
  isAlwaysTold?: true
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
  // A letter of its own says more. Nobody is named: who is told is its actor too.
  standing: { isMailed: false, isGrouped: false, leadsTo: 'standing', isAlwaysTold: true },
} as const satisfies Record<NotificationType, NotificationKind>

type AlwaysTold = {
  [Type in NotificationType]: (typeof notificationKinds)[Type] extends { isAlwaysTold: true } ? Type : never
}
export type SilenceableType = Exclude<NotificationType, AlwaysTold[NotificationType]>

/** Kinds that a member may choose not to hear of. */
export const silenceableTypes = notificationTypes.filter(
  (kind): kind is SilenceableType => !('isAlwaysTold' in notificationKinds[kind]),
)

/** Where the account's standing is read: what moderators did about it. */
export const standingPath = pageAddress('/settings')
