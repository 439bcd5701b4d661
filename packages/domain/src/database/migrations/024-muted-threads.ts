import type { Migration } from '../migration.ts'

/** Conversations of which a member wants to hear nothing more, by their first posts. */
export const mutedThreads: Migration = {
  version: 24,
  name: 'muted threads',
  statements: ({ id, time, withoutRowid }) => [
    `create table muted_threads (
      user_id ${id} not null references users (id) on delete cascade,
      post_id ${id} not null references posts (id) on delete cascade, created_at ${time} not null,
      primary key (user_id, post_id)) ${withoutRowid}`,
    'create index muted_threads_by_post on muted_threads (post_id)',
  ],
}
