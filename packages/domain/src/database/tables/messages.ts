/** Messages between members and the keys that close them. */
import type { Generated } from 'kysely'
import type { Switch, Time } from './columns.ts'

export type MessagesTable = {
  id: string
  sender_id: string
  receiver_id: string
  content: string | null
  envelope: string | null
  /** Of the picture, the contract's `MessageImage` as JSON. */
  image: Generated<string | null>
  /** Of a message in clear: the one it answers, which may be gone. */
  reply_to_id: Generated<string | null>
  /** Of an encrypted message: the sender's key, and its place among what they sent the receiver under it. */
  sender_key_id: Generated<string | null>
  counter: Generated<number | null>
  deleted_by_sender: Generated<Switch>
  deleted_by_receiver: Generated<Switch>
  created_at: Time
  read_at: Time | null
}

/** A member's reaction to a message: one of the two is null. */
export type MessageReactionsTable = {
  message_id: string
  user_id: string
  emoji: string | null
  /** The contract's `ReactionEnvelope` as JSON. */
  envelope: string | null
  created_at: Time
}

/** What `user_id` sees of the conversation with `peer_id`. */
export type ConversationsTable = {
  user_id: string
  peer_id: string
  /** Null only while the first message is being written. */
  last_message_id: string | null
  unread: Generated<number>
  /** 0: a request of somebody whom the member did not answer. */
  accepted: Generated<Switch>
}

/** Public keys for messages, one current for each member; earlier ones stay for what they sent. */
export type EncryptionKeysTable = {
  user_id: string
  /** SHA-256 of the key, base64url. */
  key_id: string
  public_key: string
  /** The contract's `KeyBackup` as JSON. */
  backup: string | null
  current: Generated<Switch>
  created_at: Time
}

/** A key that waits to take the place of a member's current one. From `in_force_at` on it is the current one, wherever it stands. */
export type NextKeysTable = Omit<EncryptionKeysTable, 'current'> & { in_force_at: Time }

/** The log of a member's keys: the contract's `KeyLogEntry` as JSON, and its hash. Rows are only added. */
export type KeyLogTable = { user_id: string; position: number; entry: string; hash: string }
