import type { Generated } from 'kysely'

/** Recurring work, a row each, and leases of other work that only one process may do at a time. */
export type JobsTable = {
  name: string
  /** When it is due. */
  next_at: Generated<number>
  /** The process that does it, and until when that counts: it has to be renewed before. */
  holder: string | null
  held_until: number | null
  began_at: number | null
  ended_at: number | null
  /** How often it failed since it last succeeded. */
  failures: Generated<number>
}
