/** How members stand to each other, what they are told of, and what moderators do. */
import type { MeasureKind, ModerationEntry } from '@skein/contract'
import type { Generated } from 'kysely'
import type { Time } from './columns.ts'

export type FollowsTable = {
  follower_id: string
  followee_id: string
  state: 'following' | 'requested'
  created_at: Time
}

export type BlocksTable = { blocker_id: string; blocked_id: string; created_at: Time }

export type MutesTable = { muter_id: string; muted_id: string; created_at: Time }

export type NotificationsTable = {
  id: string
  user_id: string
  actor_id: string
  type: string
  post_id: string | null
  created_at: Time
  read_at: Time | null
  /** When it was sent to browsers and by mail. */
  sent_at: Generated<Time | null>
}

/** A browser that is told of notifications. */
export type PushSubscriptionsTable = {
  /** SHA-256 of the endpoint. */
  endpoint_hash: string
  user_id: string
  session_id: string
  endpoint: string
  /** The browser's keys, base64url. */
  p256dh: string
  auth: string
  created_at: Time
}

export type ReportsTable = {
  id: string
  reporter_id: string
  subject: 'post' | 'user' | 'message'
  subject_id: string
  reason: string
  note: string | null
  created_at: Time
  state: Generated<'open' | 'upheld' | 'dismissed'>
  action: Generated<'dismiss' | 'remove-post' | 'suspend-member' | null>
  decision_reason: Generated<string | null>
  decided_by: Generated<string | null>
  decided_at: Generated<Time | null>
}

export type ModerationLogTable = {
  id: string
  moderator_id: string | null
  user_id: string | null
  action: ModerationEntry['action']
  reason: string
  report_id: string | null
  created_at: Time
}

/** What a moderator did about a member, with the member's answer to it. */
export type MeasuresTable = {
  id: string
  user_id: string
  kind: MeasureKind
  reason: string
  /** Of a removal, what was taken off the profile, between spaces. */
  parts: Generated<string>
  /** Null where whoever runs the server did it, or the moderator is gone. */
  moderator_id: string | null
  created_at: Time
  ended_at: Generated<Time | null>
  appeal: Generated<string | null>
  appealed_at: Generated<Time | null>
  appeal_result: Generated<'upheld' | 'taken-back' | null>
  appeal_reason: Generated<string | null>
  appeal_decided_by: Generated<string | null>
  appeal_decided_at: Generated<Time | null>
}

/** For moderators only. */
export type MemberNotesTable = {
  id: string
  user_id: string
  author_id: string | null
  text: string
  created_at: Time
}
