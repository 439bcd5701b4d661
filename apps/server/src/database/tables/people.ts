/** How members stand to each other, what they are told of, and what moderators do. */
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
  action: 'dismiss' | 'remove-post' | 'suspend-member' | 'lift-suspension' | 'approve-member' | 'decline-member'
  reason: string
  report_id: string | null
  created_at: Time
}
