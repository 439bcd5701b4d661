import { sql } from 'kysely'
import type { RawBuilder, Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/schema.ts'

/** Rows that one transaction of long work takes at most: others get their turn after each. */
export const batchRows = 200

type Tx = Transaction<Tables>

/** Some of what is to be done, in one transaction. @returns how much it was; nothing is left where it is 0 */
export type Step = (tx: Tx) => Promise<number>

/** Runs a step again and again, each time in a transaction of its own, until nothing is left. What was done is done, whatever comes after. */
export async function untilDone({ transaction }: Pick<Database, 'transaction'>, step: Step): Promise<void> {
  while ((await transaction(step)) > 0);
}

/** A table, and the columns of its key. */
export type Keyed = { table: keyof Tables; key: readonly string[] }

/** A statement that deletes some rows of a table. @param what which, in terms of the table */
export const deleteSome = <Row>({ table, key }: Keyed, what: RawBuilder<unknown>, returning: RawBuilder<unknown>) => {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  return sql<Row>`delete from ${sql.table(table)} where (${columns}) in (
    select ${columns} from ${sql.table(table)} where ${what} limit ${sql.lit(batchRows)}) returning ${returning}`
}

/** A step that deletes rows which nothing else counts. */
export const dropping =
  (keyed: Keyed, what: RawBuilder<unknown>): Step =>
  async (tx) =>
    (await deleteSome(keyed, what, sql`1`).execute(tx)).rows.length
