import type { Migration } from '../migration.ts'

/** Reactions to messages, one a member: an emoji in clear, or sealed for the two, where the server is not told which. */
export const messageReactions: Migration = {
  version: 29,
  name: 'reactions to messages',
  kind: 'expand',
  statements: ({ id, time, withoutRowid }) => [
    `create table message_reactions (
      message_id ${id} not null references messages (id) on delete cascade,
      user_id ${id} not null references users (id) on delete cascade,
      emoji text, envelope text, created_at ${time} not null,
      primary key (message_id, user_id)) ${withoutRowid}`,
    'create index message_reactions_by_member on message_reactions (user_id)',
  ],
}
