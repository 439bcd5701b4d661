/** Accounts and how they are signed in to. */
import type { ProfileTexts } from '@skein/contract'
import type { Generated } from 'kysely'
import type { Switch, Time } from './columns.ts'

export type UsersTable = ProfileTexts & {
  id: string
  username: string
  name: string
  /** Null for the assistant, which nobody signs in as. */
  /** When they were last written to about notifications. */
  digest_at: Generated<number | null>
  email: string | null
  /** argon2id as a PHC string; null where nobody may sign in. */
  password_hash: string | null
  avatar: string | null
  verified: Switch
  kind: 'person' | 'ai'
  private: Switch
  /** The member's choice not to see AI-generated posts. */
  hides_ai: Switch
  /** Kinds of notification that the member does not want (notifications/quiet-kinds.ts). */
  quiet_kinds: Generated<string>
  language: string | null
  /** Other preferences of the settings screen, as JSON. */
  settings: string | null
  followers_count: number
  following_count: number
  created_at: Time
  updated_at: Time
  /** Hidden everywhere: the member deleted the account, or was suspended. */
  deactivated_at: Time | null
  role: Generated<'member' | 'moderator'>
  email_confirmed: Generated<Switch>
  /** May be found by the exact e-mail address. */
  discoverable: Generated<Switch>
  /** Ended by a moderator: signing in does not bring it back. */
  suspended_at: Generated<Time | null>
  /** Since when the member's posts are for their followers and on their profile alone. */
  limited_at: Generated<Time | null>
  /** Nobody signs in to it before a moderator has approved it; until then it is deactivated too. */
  awaits_approval: Generated<Switch>
  /** When a deleted account is erased. */
  erase_at: Generated<Time | null>
}

/** The secret of one-time codes, closed (auth/secret-box.ts); in force where `confirmed`. */
export type OneTimeSecretsTable = {
  user_id: string
  secret: string
  confirmed: Generated<Switch>
  /** The last time step whose code was taken: a code is good once. */
  last_step: Generated<number>
  created_at: Time
  /** Set up from a sign-in that was proved. */
  proved: Generated<Switch>
}

export type RecoveryCodesTable = { user_id: string; code_hash: string }

export type PasskeysTable = {
  id: string
  user_id: string
  credential_id: string
  /** COSE, as base64url. */
  public_key: string
  counter: number
  /** JSON. */
  transports: string
  name: string
  created_at: Time
  last_used_at: Time | null
  /** Added from a sign-in that was proved. */
  proved: Generated<Switch>
}

export type SignInStepsTable = {
  token_hash: string
  user_id: string | null
  kind: 'second-step' | 'passkey-sign-in' | 'passkey-new'
  challenge: string | null
  attempts: Generated<number>
  expires_at: Time
}

export type MailTokensTable = {
  token_hash: string
  user_id: string
  kind: 'confirm' | 'reset' | 'key'
  /** The address the link was sent to, which it confirms. */
  email: string
  expires_at: Time
}

export type SessionsTable = {
  id: string
  token_hash: string
  user_id: string
  user_agent: string
  created_at: Time
  last_seen_at: Time
  expires_at: Time
  /**
   * Its sign-in proved more than the password: the mailbox, or a second factor that itself was set up from such a sign-in. Whoever knows
   * the password alone never gets one.
   */
  proved: Generated<Switch>
}

export type MutedWordsTable = {
  id: string
  user_id: string
  word: string
  /** Folded, between spaces. */
  folded: string
  created_at: Time
  expires_at: Time | null
}

/** A code that lets somebody in, as its SHA-256: it is random enough for a fast hash. */
export type InvitationsTable = {
  code_hash: string
  created_at: Time
  expires_at: Time
  used_at: Generated<Time | null>
  used_by: Generated<string | null>
}

/** Attempts that count for all servers: of whom and at what is keyed (HMAC), so that the table names nobody. */
export type AttemptsTable = {
  key: string
  taken: number
  ends_at: Time
}
