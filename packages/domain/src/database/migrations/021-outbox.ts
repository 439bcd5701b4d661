import type { Migration } from '../migration.ts'

/** What leaves the product, written with what causes it (outbox/outbox.ts), and when a member was last written to about notifications. */
export const outbox: Migration = {
  version: 21,
  name: 'outbox',
  kind: 'expand',
  statements: ({ id, time, withoutRowid }) => [
    `create table outbox (
      id ${id} primary key, kind text not null, content text not null, created_at ${time} not null, next_at ${time} not null,
      tries integer not null default 0, holder text, held_until ${time}) ${withoutRowid}`,
    'create index outbox_due on outbox (next_at)',
    `alter table users add column digest_at ${time}`,
  ],
}
