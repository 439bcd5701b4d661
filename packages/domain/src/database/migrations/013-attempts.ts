import type { Migration } from '../migration.ts'

/** Attempts that are limited for all servers together and across restarts (http/shared-rate-limit.ts). */
export const attempts: Migration = {
  version: 13,
  name: 'attempts',
  statements: ({ time, withoutRowid }) => [
    `create table attempts (key text primary key, taken integer not null, ends_at ${time} not null) ${withoutRowid}`,
    'create index attempts_by_end on attempts (ends_at)',
  ],
}
