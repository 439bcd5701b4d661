import type { Migration } from '../migration.ts'

/** When a draft becomes a post, where its author chose that; and why it did not at that time. */
export const scheduledPosts: Migration = {
  version: 31,
  name: 'scheduled posts',
  statements: ({ time }) => [
    `alter table drafts add column scheduled_for ${time}`,
    'alter table drafts add column refusal text',
    'create index drafts_by_time on drafts (scheduled_for) where scheduled_for is not null',
  ],
}
