import type { Migration } from '../migration.ts'

/**
 * Reactions of a post by emoji, and votes of an option, as numbers that are kept with the rows, in their transaction: a card is read far
 * more often than reacted to, and counting cost it more the more popular its post was.
 */
export const keptCounts: Migration = {
  version: 14,
  name: 'kept counts',
  statements: ({ id, withoutRowid }) => [
    `create table post_reactions (
      post_id ${id} not null references posts (id) on delete cascade, emoji text not null, total integer not null,
      primary key (post_id, emoji)) ${withoutRowid}`,
    `insert into post_reactions (post_id, emoji, total)
      select r.post_id, r.emoji, count(*) from reactions r group by r.post_id, r.emoji`,
    'alter table poll_options add column votes integer not null default 0',
    `update poll_options set votes = (
      select count(*) from poll_votes v where v.post_id = poll_options.post_id and v.option_id = poll_options.option_id)`,
    // Nobody counts by it any more.
    'drop index poll_votes_by_option',
    // What a member gave is found when they take it with them, or leave.
    'create index reactions_by_user on reactions (user_id, post_id)',
    'create index poll_votes_by_user on poll_votes (user_id, post_id)',
  ],
}
