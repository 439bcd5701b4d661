import type { Migration } from '../migration.ts'

/**
 * Which message a message in clear answers; an encrypted one has it inside. It may be gone meanwhile, which is told: so the id stays, and
 * refers to no row.
 */
export const repliesToMessages: Migration = {
  version: 28,
  name: 'replies to messages',
  kind: 'expand',
  statements: ({ id }) => [`alter table messages add column reply_to_id ${id}`],
}
