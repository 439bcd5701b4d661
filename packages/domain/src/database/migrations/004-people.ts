import type { Migration } from '../migration.ts'

/** What profiles, following and notifications need: lists newest first, replies and media of a member, kinds not wanted, browsers to tell. */
export const people: Migration = {
  version: 4,
  name: 'people',
  statements: ({ id, time }) => {
    const user = (column: string) => `${column} ${id} not null references users (id) on delete cascade`
    return [
      'create index follows_newest_followers on follows (followee_id, created_at desc, follower_id desc)',
      'create index follows_newest_followed on follows (follower_id, created_at desc, followee_id desc)',
      `create index posts_replies_of_author on posts (author_id, id desc)
        where reply_to_id is not null and deleted_at is null`,
      `create index posts_media_of_author on posts (author_id, id desc)
        where deleted_at is null and (image_count > 0 or video is not null)`,

      // Kinds of notification that the member does not want, each between spaces.
      `alter table users add column quiet_kinds text not null default ''`,
      // When it went out to browsers and by mail: once, whichever server was first.
      `alter table notifications add column sent_at ${time}`,

      // A browser is told for as long as its session lasts: signing out ends both.
      `create table push_subscriptions (
        endpoint_hash text primary key, ${user('user_id')},
        session_id ${id} not null references sessions (id) on delete cascade,
        endpoint text not null, p256dh text not null, auth text not null, created_at ${time} not null)`,
      'create index push_subscriptions_of_user on push_subscriptions (user_id, created_at)',
      'create index push_subscriptions_by_session on push_subscriptions (session_id)',
    ]
  },
}
