import type { Migration } from '../migration.ts'

/** Accounts that wait for a moderator, and codes that let somebody in. Of a code the hash alone is kept. */
export const registration: Migration = {
  version: 17,
  name: 'registration',
  statements: ({ id, time, withoutRowid }) => [
    'alter table users add column awaits_approval integer not null default 0',
    'create index users_awaiting on users (id) where awaits_approval = 1',
    `create table invitations (code_hash text primary key, created_at ${time} not null, expires_at ${time} not null,
      used_at ${time}, used_by ${id} references users (id) on delete set null) ${withoutRowid}`,
    'create index invitations_by_member on invitations (used_by)',
  ],
}
