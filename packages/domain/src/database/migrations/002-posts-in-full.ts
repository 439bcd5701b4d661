import type { Migration } from '../migration.ts'

/** What publishing in full needs: reposts in feeds, wordings, sizes of pictures, uploads, previews, reports, polls that close. */
export const postsInFull: Migration = {
  version: 2,
  name: 'posts in full',
  statements: ({ id, time, withoutRowid }) => {
    const user = (column: string) => `${column} ${id} not null references users (id) on delete cascade`
    const post = (column = 'post_id') => `${column} ${id} not null references posts (id) on delete cascade`
    return [
      // A repost stands in the feeds of those who follow as a row of its own, without text; the edge in `reposts` is what is counted.
      `alter table posts add column repost_of_id ${id} references posts (id) on delete cascade`,
      'alter table posts add column entities text',
      'drop index posts_top',
      `create index posts_top on posts (id desc, author_id)
        where reply_to_id is null and deleted_at is null and repost_of_id is null`,
      // Following walks over posts and reposts alike.
      'create index posts_entries on posts (id desc, author_id) where reply_to_id is null and deleted_at is null',
      'create unique index posts_by_reposted on posts (repost_of_id, author_id) where repost_of_id is not null',

      `create table post_revisions (
        ${post()}, created_at ${time} not null, content text not null, entities text not null,
        primary key (post_id, created_at)) ${withoutRowid}`,
      `alter table post_images add column sizes text not null default '[]'`,
      'create index bookmarks_by_time on bookmarks (user_id, created_at desc, post_id)',

      `alter table polls add column closed_at ${time}`,
      'create index polls_open on polls (ends_at) where closed_at is null',

      `alter table media add column sizes text not null default '[]'`,
      'alter table media add column bytes integer',
      'alter table media add column duration real',
      'alter table media add column codecs text',
      'alter table media add column poster text',
      `create index media_unposted on media (created_at) where post_id is null and purpose = 'upload'`,
      `create table uploads (
        id ${id} primary key, ${user('owner_id')}, kind text not null, size integer not null, received integer not null default 0,
        poster text, result text, created_at ${time} not null, updated_at ${time} not null)`,
      'create index uploads_by_time on uploads (updated_at)',

      // A preview that failed is remembered too (answer null), for a shorter time.
      `create table link_previews (
        url_hash text primary key, url text not null, answer text, image text, fetched_at ${time} not null,
        expires_at ${time} not null)`,
      'create index link_previews_by_expiry on link_previews (expires_at)',
      'create index link_previews_by_image on link_previews (image) where image is not null',
      // Posts may share the picture of a preview; it is collected when none of them is left.
      `create table post_previews (${post()}, image text not null, primary key (post_id)) ${withoutRowid}`,
      'create index post_previews_by_image on post_previews (image)',
      `create index media_previews on media (created_at) where post_id is null and purpose = 'preview'`,

      `create table reports (
        id ${id} primary key, ${user('reporter_id')}, subject text not null, subject_id ${id} not null, reason text not null,
        note text, created_at ${time} not null, state text not null default 'open')`,
      'create unique index reports_once on reports (reporter_id, subject, subject_id)',
      'create index reports_open on reports (state, id)',

      // One person, one deed, one post: a like taken back and given again is not told twice.
      `create unique index notifications_once on notifications (user_id, actor_id, type, post_id) where post_id is not null`,
      `create unique index notifications_once_bare on notifications (user_id, actor_id, type) where post_id is null`,
    ]
  },
}
