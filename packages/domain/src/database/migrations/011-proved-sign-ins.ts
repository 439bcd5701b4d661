import type { Migration } from '../migration.ts'

/** Which sign-ins proved more than the password, and which passkeys were added from them. */
export const provedSignIns: Migration = {
  version: 11,
  name: 'proved sign-ins',
  statements: () =>
    // Of what is there already nothing is known.
    ['sessions', 'one_time_secrets', 'passkeys'].map(
      (table) => `alter table ${table} add column proved integer not null default 0`,
    ),
}
