import type { Migration } from '../migration.ts'

/**
 * What moderators did about members, each with the one answer that the member may give to it, and what they noted about them. Posts of who
 * is limited are for their followers.
 */
export const measures: Migration = {
  version: 18,
  name: 'measures',
  statements: ({ id, time }) => [
    `alter table users add column limited_at ${time}`,
    `create table measures (
      id ${id} primary key, user_id ${id} not null references users (id) on delete cascade, kind text not null, reason text not null,
      parts text not null default '', moderator_id ${id} references users (id) on delete set null, created_at ${time} not null,
      ended_at ${time}, appeal text, appealed_at ${time}, appeal_result text, appeal_reason text,
      appeal_decided_by ${id} references users (id) on delete set null, appeal_decided_at ${time},
      constraint measures_bounds check (
        length(reason) <= 8000 and (appeal is null or length(appeal) <= 16000) and (appeal_reason is null or length(appeal_reason) <= 8000)))`,
    'create index measures_of_member on measures (user_id, id)',
    'create index measures_by_moderator on measures (moderator_id)',
    'create index measures_by_decider on measures (appeal_decided_by)',
    'create index measures_appealed on measures (id) where appealed_at is not null',
    `create table member_notes (
      id ${id} primary key, user_id ${id} not null references users (id) on delete cascade,
      author_id ${id} references users (id) on delete set null, text text not null, created_at ${time} not null,
      constraint member_notes_bounds check (length(text) <= 16000))`,
    'create index member_notes_of_member on member_notes (user_id, id)',
    'create index member_notes_by_author on member_notes (author_id)',
  ],
}
