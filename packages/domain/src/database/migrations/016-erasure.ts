import type { Migration } from '../migration.ts'

/** Indexes by which everything of a member, and of a post, is found that goes with them: without, each look walked a whole table. */
export const erasure: Migration = {
  version: 16,
  name: 'erasure',
  statements: () => [
    'create index notifications_by_actor on notifications (actor_id)',
    'create index notifications_by_post on notifications (post_id) where post_id is not null',
    'create index conversations_by_peer on conversations (peer_id)',
    'create index hashtags_by_author on hashtags (author_id)',
    'create index uploads_by_owner on uploads (owner_id)',
  ],
}
