import type { ColumnTypes, Dialect } from './dialect.ts'

/** One step of the schema. Published steps never change; a new need is a new step. */
export type Migration = {
  version: number
  name: string
  /** The statements, in order, with the engine's column types; the engine's name where it has tables of its own. */
  statements: (types: ColumnTypes, engine: Dialect['name']) => string[]
}
