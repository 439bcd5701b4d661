import type { Migration } from '../migrate.ts'

/** Keys for messages that wait to take the place of another, one a member. */
export const keyChanges: Migration = {
  version: 19,
  name: 'key-changes',
  statements: ({ id, time, withoutRowid }) => [
    `create table next_keys (user_id ${id} primary key references users (id) on delete cascade, key_id text not null,
      public_key text not null, backup text, created_at ${time} not null, in_force_at ${time} not null) ${withoutRowid}`,
  ],
}
