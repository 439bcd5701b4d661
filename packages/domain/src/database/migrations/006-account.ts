import type { Migration } from '../migration.ts'

/** The account's life: mail, two-step sign-in, passkeys, what a member does not want to read, suspension, erasure, review of reports. */
export const account: Migration = {
  version: 6,
  name: 'account',
  statements: ({ id, time, withoutRowid }) => {
    const user = (column = 'user_id') => `${column} ${id} not null references users (id) on delete cascade`
    return [
      `alter table users add column role text not null default 'member'`,
      'alter table users add column email_confirmed integer not null default 0',
      'alter table users add column discoverable integer not null default 0',
      `alter table users add column suspended_at ${time}`,
      `alter table users add column erase_at ${time}`,
      'create index users_to_erase on users (erase_at) where erase_at is not null',

      // The secret of one-time codes; `confirmed` is 0 until a first code proved that the app has it. `last_step` refuses a code twice.
      `create table one_time_secrets (
        user_id ${id} primary key references users (id) on delete cascade, secret text not null,
        confirmed integer not null default 0, last_step integer not null default 0, created_at ${time} not null)`,
      `create table recovery_codes (${user()}, code_hash text not null, primary key (user_id, code_hash)) ${withoutRowid}`,
      `create table passkeys (
        id ${id} primary key, ${user()}, credential_id text not null unique, public_key text not null, counter ${time} not null,
        transports text not null, name text not null, created_at ${time} not null, last_used_at ${time})`,
      'create index passkeys_of_user on passkeys (user_id)',
      // What a browser has begun and not finished: the second step, or a passkey. Nobody is named while a passkey is asked for.
      `create table sign_in_steps (
        token_hash text primary key, user_id ${id} references users (id) on delete cascade, kind text not null, challenge text,
        attempts integer not null default 0, expires_at ${time} not null)`,
      'create index sign_in_steps_by_expiry on sign_in_steps (expires_at)',

      `create table mail_tokens (
        token_hash text primary key, ${user()}, kind text not null, email text not null, expires_at ${time} not null)`,
      'create index mail_tokens_of_user on mail_tokens (user_id, kind)',
      'create index mail_tokens_by_expiry on mail_tokens (expires_at)',

      // The word folded and between spaces, as the search keeps texts (reference: search-index.ts).
      `create table muted_words (
        id ${id} primary key, ${user()}, word text not null, folded text not null, created_at ${time} not null,
        expires_at ${time})`,
      'create unique index muted_words_once on muted_words (user_id, folded)',
      'create index muted_words_by_expiry on muted_words (expires_at) where expires_at is not null',

      'alter table reports add column action text',
      'alter table reports add column decision_reason text',
      `alter table reports add column decided_by ${id} references users (id) on delete set null`,
      `alter table reports add column decided_at ${time}`,
      'create index reports_by_subject on reports (subject, subject_id)',
      `create table moderation_log (
        id ${id} primary key, moderator_id ${id} references users (id) on delete set null,
        user_id ${id} references users (id) on delete set null, action text not null, reason text not null,
        report_id ${id} references reports (id) on delete set null, created_at ${time} not null)`,
    ]
  },
}
