import type { Migration } from '../migration.ts'

/** What videos and stories need: the newest videos first, the stories of a member, and who has seen which. */
export const stories: Migration = {
  version: 8,
  name: 'stories',
  statements: ({ id, time, withoutRowid }) => [
    `create index posts_videos on posts (id desc, author_id)
      where video is not null and reply_to_id is null and deleted_at is null`,
    `create index posts_stories on posts (author_id, id) where type = 'story' and deleted_at is null`,
    `create index posts_stories_by_age on posts (created_at) where type = 'story' and deleted_at is null`,
    `create table story_views (
      post_id ${id} not null references posts (id) on delete cascade,
      user_id ${id} not null references users (id) on delete cascade, created_at ${time} not null,
      primary key (post_id, user_id)) ${withoutRowid}`,
    'create index story_views_of_user on story_views (user_id)',
    'create index story_views_by_time on story_views (post_id, created_at desc, user_id desc)',
  ],
}
