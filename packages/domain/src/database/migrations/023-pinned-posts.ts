import type { Migration } from '../migration.ts'

/** The one post that a member shows first on their profile. */
export const pinnedPosts: Migration = {
  version: 23,
  name: 'pinned posts',
  statements: ({ id, time, withoutRowid }) => [
    `create table pinned_posts (
      user_id ${id} not null primary key references users (id) on delete cascade,
      post_id ${id} not null references posts (id) on delete cascade, created_at ${time} not null) ${withoutRowid}`,
    'create index pinned_posts_by_post on pinned_posts (post_id)',
  ],
}
