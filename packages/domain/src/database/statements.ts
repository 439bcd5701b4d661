import { CompiledQuery } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from './schema.ts'

/** Stands in a statement's parameters for a value that each run brings. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Values = Record<string, string | number | null>

/** Where a statement runs: the database, or a transaction. */
export type Executor = Kysely<Tables>

/** A statement with its text made once: run it with the values of its parameters, get rows. */
export type Statement<V extends Values, Row> = (executor: Executor, values: V) => Promise<Row[]>

/**
 * Makes a hot statement: Kysely writes its text once, and the drivers keep it prepared under that text.
 * @param build gets one fragment for each named value; a value used twice becomes two parameters
 */
export function statement<V extends Values, Row>(
  executor: Executor,
  build: (value: Record<keyof V & string, RawBuilder<unknown>>) => RawBuilder<Row>,
): Statement<V, Row> {
  // A proxy has whatever is asked of it; the type says which names a run brings.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const fragments = new Proxy({}, { get: (_, name) => sql`${new Placeholder(String(name))}` }) as Record<
    keyof V & string,
    RawBuilder<unknown>
  >
  const { sql: text, parameters } = build(fragments).compile(executor)
  return async (target, values) => {
    const bound = parameters.map((parameter) => (parameter instanceof Placeholder ? values[parameter.name] : parameter))
    const { rows } = await target.executeQuery<Row>(CompiledQuery.raw(text, bound))
    return rows
  }
}
