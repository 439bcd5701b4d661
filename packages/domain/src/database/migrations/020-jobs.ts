import type { Migration } from '../migration.ts'

/** Who does which recurring work until when (jobs/lease.ts), and which steps of the schema a program from before can live with. */
export const jobs: Migration = {
  version: 20,
  name: 'jobs',
  kind: 'expand',
  statements: ({ time, withoutRowid }) => [
    `create table jobs (
      name text primary key, next_at ${time} not null default 0, holder text, held_until ${time}, began_at ${time},
      ended_at ${time}, failures integer not null default 0) ${withoutRowid}`,
    `alter table schema_versions add column kind text not null default 'contract'`,
  ],
}
