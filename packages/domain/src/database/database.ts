import type { Kysely, Transaction } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Channel } from './channel.ts'
import type { Tables } from './schema.ts'
import type { Standby } from './standby.ts'

/** The database port: query builder, dialect and transactions. */
export type Database = {
  kysely: Kysely<Tables>
  dialect: Dialect
  /** Runs `work` in one transaction and tries again when the engine says that it may then succeed. */
  transaction: <T>(work: (transaction: Transaction<Tables>) => Promise<T>) => Promise<T>
  /** Messages between servers, where several can work on this database. */
  channel: Channel | undefined
  /** A copy that answers reads, where there is one. */
  standby: Standby | undefined
  /** Resolves when a write is kept, or is found to wait for another process: for those who have more to do than to write. */
  unlessHeld: (write: Promise<unknown>) => Promise<void>
  /** Statements run so far, without begin, commit and rollback: budgets are tested with it. */
  statementCount: () => number
  /** Closes it; safe to repeat. */
  close: () => Promise<void>
}
