import type { Migration } from '../migration.ts'

/** Feeds that members make, and which of those of others they keep. What a feed is made of is read as a whole, so it is one column. */
export const customFeeds: Migration = {
  version: 25,
  name: 'custom feeds',
  statements: ({ id, time, withoutRowid }) => [
    `create table custom_feeds (
      id ${id} not null primary key, user_id ${id} not null references users (id) on delete cascade,
      name text not null, rule text not null, sort text not null, shared integer not null,
      created_at ${time} not null) ${withoutRowid}`,
    'create index custom_feeds_by_owner on custom_feeds (user_id)',
    `create table kept_feeds (
      user_id ${id} not null references users (id) on delete cascade,
      feed_id ${id} not null references custom_feeds (id) on delete cascade, created_at ${time} not null,
      primary key (user_id, feed_id)) ${withoutRowid}`,
    'create index kept_feeds_by_feed on kept_feeds (feed_id)',
  ],
}
