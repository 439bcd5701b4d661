import type { Migration } from '../migration.ts'

/** What the assistant needs: its uses with their cost, digests of what it wrote, and a mark on pictures that it made. */
export const assistant: Migration = {
  version: 7,
  name: 'assistant',
  statements: ({ id, time, withoutRowid }) => {
    const user = `user_id ${id} not null references users (id) on delete cascade`
    return [
      // 1: made by the assistant. The post that shows it says so.
      'alter table media add column generated integer not null default 0',

      `create table assistant_uses (
        id ${id} primary key, ${user}, kind text not null, provider text not null, model text,
        input_tokens integer, output_tokens integer, outcome text not null, created_at ${time} not null)`,
      'create index assistant_uses_of_user on assistant_uses (user_id, kind, created_at)',
      'create index assistant_uses_by_age on assistant_uses (created_at)',

      `create table assistant_texts (
        ${user}, digest text not null, created_at ${time} not null, primary key (user_id, digest)) ${withoutRowid}`,
      'create index assistant_texts_by_age on assistant_texts (created_at)',
    ]
  },
}
