import type { Migration } from '../migration.ts'

/** Keys for messages that wait to take the place of another, one a member, and the log of all keys, which only grows. */
export const keyChanges: Migration = {
  version: 19,
  name: 'key-changes',
  statements: ({ id, time, withoutRowid }) => [
    `create table key_log (user_id ${id} not null references users (id) on delete cascade, position integer not null,
      entry text not null, hash text not null, primary key (user_id, position)) ${withoutRowid}`,
    `create table next_keys (user_id ${id} primary key references users (id) on delete cascade, key_id text not null,
      public_key text not null, backup text, created_at ${time} not null, in_force_at ${time} not null) ${withoutRowid}`,
  ],
}
