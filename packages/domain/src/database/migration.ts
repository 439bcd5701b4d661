import type { ColumnTypes, Dialect } from './dialect.ts'

/** An index as it stands behind `create index`. */
export type Index = { name: string; on: string; unique?: true }

type Step = {
  version: number
  name: string
  /**
   * `expand`: what programs from before need is still there, so that they may go on beside the new one and be started again. `contract`,
   * where it is not said: they may not, and are refused.
   */
  kind?: 'expand' | 'contract'
}

/** Statements in one transaction, in order, with the engine's column types; the engine's name where it has tables of its own. */
export type StatementStep = Step & { statements: (types: ColumnTypes, engine: Dialect['name']) => string[] }

/** Indexes of tables that may be large: PostgreSQL builds them while others write, and so outside of a transaction. */
export type IndexStep = Step & { indexes: readonly Index[] }

/** One step of the schema. Published steps never change; a new need is a new step. */
export type Migration = StatementStep | IndexStep
