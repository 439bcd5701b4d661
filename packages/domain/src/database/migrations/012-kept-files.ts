import type { Migration } from '../migration.ts'

/** Indexes by which the collection of files finds what it may remove, and what a member keeps is counted, without walking a table. */
export const keptFiles: Migration = {
  version: 12,
  name: 'kept files',
  statements: () => [
    'create index posts_deleted on posts (id) where deleted_at is not null',
    `create index media_of_no_post on media (created_at) where purpose = 'post' and post_id is null`,
    `create index media_of_no_message on media (created_at) where purpose = 'message' and message_id is null`,
    'create index media_of_owner on media (owner_id, created_at, bytes)',
    'drop index media_by_owner',
  ],
}
