import type { Migration } from '../migration.ts'

/** Everything the product keeps. Edges are clustered by their key on SQLite (`withoutRowid`); posts keep their rowid for full text. */
export const firstTables: Migration = {
  version: 1,
  name: 'first tables',
  statements: ({ id, time, withoutRowid }) => {
    const user = (column: string) => `${column} ${id} not null references users (id) on delete cascade`
    const post = (column = 'post_id') => `${column} ${id} not null references posts (id) on delete cascade`
    const edge = (table: string, key: string, extra = '') => `create table ${table} (
      ${post()}, ${user('user_id')}, ${extra} created_at ${time} not null, primary key (${key})) ${withoutRowid}`
    return [
      `create table users (
        id ${id} primary key,
        username text not null unique,
        name text not null,
        email text unique,
        password_hash text,
        avatar text,
        verified integer not null default 0,
        kind text not null default 'person',
        bio text not null default '',
        location text not null default '',
        website text not null default '',
        private integer not null default 0,
        hides_ai integer not null default 0,
        language text,
        settings text,
        followers_count integer not null default 0,
        following_count integer not null default 0,
        created_at ${time} not null,
        updated_at ${time} not null,
        deactivated_at ${time})`,
      'create index users_by_followers on users (followers_count desc, id)',

      `create table sessions (
        id ${id} primary key,
        token_hash text not null unique,
        ${user('user_id')},
        user_agent text not null,
        created_at ${time} not null,
        last_seen_at ${time} not null,
        expires_at ${time} not null)`,
      'create index sessions_by_user on sessions (user_id)',
      'create index sessions_by_expiry on sessions (expires_at)',

      `create table posts (
        id ${id} primary key,
        ${user('author_id')},
        content text not null,
        created_at ${time} not null,
        edited_at ${time},
        deleted_at ${time},
        reply_to_id ${id} references posts (id) on delete set null,
        quote_of_id ${id} references posts (id) on delete set null,
        type text,
        content_warning text,
        is_ai_generated integer not null default 0,
        url_preview text,
        video text,
        image_count integer not null default 0,
        has_poll integer not null default 0,
        likes integer not null default 0,
        comments integer not null default 0,
        reposts integer not null default 0)`,
      // The two feeds read nothing but these: newest first over all, and newest first of one author.
      'create index posts_top on posts (id desc, author_id) where reply_to_id is null and deleted_at is null',
      'create index posts_top_of_author on posts (author_id, id desc) where reply_to_id is null and deleted_at is null',
      'create index posts_top_of_assistant on posts (id desc) where is_ai_generated = 1 and reply_to_id is null and deleted_at is null',
      'create index posts_by_author on posts (author_id, id desc)',
      'create index posts_by_parent on posts (reply_to_id, id) where reply_to_id is not null',
      'create index posts_by_quoted on posts (quote_of_id) where quote_of_id is not null',

      `create table post_images (
        ${post()}, position integer not null, media text not null, width integer not null, height integer not null,
        alt text not null default '', thumbhash text, primary key (post_id, position)) ${withoutRowid}`,

      `create table hashtags (
        tag text not null, ${post()}, ${user('author_id')}, created_at ${time} not null,
        primary key (tag, post_id)) ${withoutRowid}`,
      'create index hashtags_by_time on hashtags (created_at, tag, author_id)',
      'create index hashtags_by_post on hashtags (post_id)',
      `create table mentions (${post()}, ${user('user_id')}, primary key (post_id, user_id)) ${withoutRowid}`,
      'create index mentions_by_user on mentions (user_id, post_id)',

      edge('likes', 'post_id, user_id'),
      'create index likes_by_user on likes (user_id, post_id)',
      edge('reposts', 'post_id, user_id'),
      'create index reposts_by_user on reposts (user_id, post_id)',
      edge('bookmarks', 'user_id, post_id'),
      edge('reactions', 'post_id, user_id', 'emoji text not null,'),
      'create index reactions_by_emoji on reactions (post_id, emoji)',

      `create table polls (
        post_id ${id} primary key references posts (id) on delete cascade,
        question text not null, duration integer not null, ends_at ${time} not null)`,
      `create table poll_options (
        ${post()}, option_id text not null, position integer not null, text text not null,
        primary key (post_id, option_id)) ${withoutRowid}`,
      edge('poll_votes', 'post_id, user_id', 'option_id text not null,'),
      'create index poll_votes_by_option on poll_votes (post_id, option_id)',

      `create table follows (
        ${user('follower_id')}, ${user('followee_id')}, state text not null, created_at ${time} not null,
        primary key (follower_id, followee_id)) ${withoutRowid}`,
      'create index follows_by_followee on follows (followee_id, follower_id)',
      `create table blocks (
        ${user('blocker_id')}, ${user('blocked_id')}, created_at ${time} not null,
        primary key (blocker_id, blocked_id)) ${withoutRowid}`,
      'create index blocks_by_blocked on blocks (blocked_id, blocker_id)',
      `create table mutes (
        ${user('muter_id')}, ${user('muted_id')}, created_at ${time} not null,
        primary key (muter_id, muted_id)) ${withoutRowid}`,

      `create table idempotency_keys (
        ${user('user_id')}, key text not null, request_hash text not null, result_id ${id} not null,
        created_at ${time} not null, primary key (user_id, key)) ${withoutRowid}`,
      'create index idempotency_keys_by_time on idempotency_keys (created_at)',
      'create table trend_categories (tag text primary key, category text not null)',

      `create table media (
        name text primary key,
        ${user('owner_id')},
        post_id ${id} references posts (id) on delete set null,
        purpose text not null,
        type text not null,
        width integer not null,
        height integer not null,
        thumbhash text,
        drawing text,
        created_at ${time} not null)`,
      'create index media_by_owner on media (owner_id)',
      'create index media_by_post on media (post_id) where post_id is not null',

      `create table messages (
        id ${id} primary key, ${user('sender_id')}, ${user('receiver_id')}, content text, envelope text,
        created_at ${time} not null, read_at ${time})`,
      'create index messages_received on messages (receiver_id, sender_id, id desc)',
      'create index messages_sent on messages (sender_id, receiver_id, id desc)',
      'create index messages_unread on messages (receiver_id) where read_at is null',
      `create table notifications (
        id ${id} primary key, ${user('user_id')}, ${user('actor_id')}, type text not null,
        post_id ${id} references posts (id) on delete cascade, created_at ${time} not null, read_at ${time})`,
      'create index notifications_of_user on notifications (user_id, id desc)',
      'create index notifications_unread on notifications (user_id) where read_at is null',

      'create table facts (name text primary key, value text not null)',
    ]
  },
}
