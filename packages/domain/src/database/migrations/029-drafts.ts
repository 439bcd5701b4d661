import type { Migration } from '../migration.ts'

/** What members keep to post it later. What is written is read as a whole, so it is one column; its files have rows, which keep them. */
export const drafts: Migration = {
  version: 30,
  name: 'drafts',
  statements: ({ id, time, withoutRowid }) => [
    `create table drafts (
      id ${id} not null primary key, user_id ${id} not null references users (id) on delete cascade,
      content text not null, created_at ${time} not null, saved_at ${time} not null) ${withoutRowid}`,
    'create index drafts_by_owner on drafts (user_id, saved_at)',
    `create table draft_files (
      draft_id ${id} not null references drafts (id) on delete cascade,
      media text not null references media (name) on delete cascade,
      primary key (draft_id, media)) ${withoutRowid}`,
    'create index draft_files_by_media on draft_files (media)',
  ],
}
