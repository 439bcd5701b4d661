/** The few pieces of SQL that SQLite and PostgreSQL write differently. Everything else is one text for both. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

type Fragment = RawBuilder<unknown>

/** Column types of the schema. */
export type ColumnTypes = { id: string; time: string; withoutRowid: string }

export type Dialect = {
  name: 'sqlite' | 'postgres'
  types: ColumnTypes
  /** An id given as a parameter where the engine cannot infer its type. */
  id: (value: Fragment) => Fragment
  /** The ids that a parameter holds as a JSON array, as a select. */
  idList: (json: Fragment) => Fragment
  /** A JSON object, as text. */
  jsonObject: (object: Record<string, Fragment>) => Fragment
  /** A JSON array, as text, of one object for each row of `from`: keys with their expressions. */
  jsonArray: (object: Record<string, Fragment>, from: Fragment, order: Fragment) => Fragment
  /**
   * What stands after `from`: for each row `a` of `outer` a few posts, as `t`.
   * @param few all of a select from `from` on: posts as `p`, a condition that may name `a`, an order and a limit
   */
  fewOfEach: (outer: Fragment, few: Fragment) => Fragment
  /** Of rows with `id` and `original` the one with the highest id for each original, in no order. */
  lastOfEach: (rows: Fragment) => Fragment
  /**
   * The newest entries (top-level posts and reposts) before an id as `p`, bounded in depth: what stands after `from` and in `where`. It
   * keeps the planner walking newest first; a walk that finds too little is followed by a search by author.
   */
  recent: (before: Fragment) => { from: Fragment; where: Fragment }
  /**
   * Stands behind a table and its alias, and names the index to take. SQLite's planner knows no sizes and holds an index of every row for
   * as good as one of the few rows that are asked for; PostgreSQL knows better.
   */
  by: (index: string) => Fragment
  /** Ends a select in a transaction: nobody changes these rows of `alias` before it ends. SQLite has one who writes at a time anyway. */
  hold: (alias: string) => Fragment
  /** Whether the same transaction may succeed when it is tried again. */
  isRetryable: (error: unknown) => boolean
  /** Whether a unique key refused the row. */
  isDuplicate: (error: unknown) => boolean
}

/** How far the walk looks back before the other plan takes over: measured, reference/server.md §4. */
const walkDepth = sql.lit(5000)

const top = sql`p.reply_to_id is null and p.deleted_at is null`

const pairs = (object: Record<string, Fragment>) =>
  sql.join(Object.entries(object).flatMap(([key, value]) => [sql.lit(key), value]))

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null
    ? (Reflect.get(error, 'code') ?? Reflect.get(error, 'errcode'))
    : undefined

/** SQLite's extended result code, as Node's module or the one in WebAssembly names it. */
const extendedCodeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null
    ? (Reflect.get(error, 'errcode') ?? Reflect.get(error, 'resultCode'))
    : undefined

/** Whether PostgreSQL refuses a statement it had planned because a column came or went; in a transaction that has to begin anew. */
export const isStalePlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan')

export const sqlite: Dialect = {
  name: 'sqlite',
  types: { id: 'text', time: 'integer', withoutRowid: 'without rowid' },
  id: (value) => value,
  idList: (json) => sql`select j.value from json_each(${json}) j`,
  jsonObject: (object) => sql`json_object(${pairs(object)})`,
  jsonArray: (object, from, order) =>
    sql`(select json_group_array(json_object(${pairs(object)}) order by ${order}) from ${from})`,
  fewOfEach: (outer, few) => sql`(${outer}) a join posts t on t.id in (select p.id ${few})`,
  lastOfEach: (rows) => sql`select max(c.id) as id from (${rows}) c group by c.original`,
  by: (index) => sql`indexed by ${sql.id(index)}`,
  recent: (before) => ({
    from: sql`posts p indexed by posts_entries`,
    where: sql`${top} and p.id < ${before} and p.id >= coalesce((
      select w.id from posts w where w.reply_to_id is null and w.deleted_at is null and w.id < ${before}
      order by w.id desc limit 1 offset ${walkDepth}), '')`,
  }),
  hold: () => sql``,
  // One connection writes, and has waited for other processes already.
  isRetryable: () => false,
  isDuplicate: (error) => [1555, 2067].includes(Number(extendedCodeOf(error))),
}

export const postgres: Dialect = {
  name: 'postgres',
  types: { id: 'uuid', time: 'bigint', withoutRowid: '' },
  id: (value) => sql`cast(${value} as uuid)`,
  idList: (json) => sql`select cast(j as uuid) from json_array_elements_text(cast(${json} as json)) j`,
  jsonObject: (object) => sql`json_build_object(${pairs(object)})::text`,
  jsonArray: (object, from, order) =>
    sql`(select coalesce(json_agg(json_build_object(${pairs(object)}) order by ${order}), '[]')::text from ${from})`,
  fewOfEach: (outer, few) => sql`(${outer}) a cross join lateral (select p.* ${few}) t`,
  lastOfEach: (rows) => sql`select distinct on (c.original) c.id from (${rows}) c order by c.original, c.id desc`,
  by: () => sql``,
  recent: (before) => ({
    from: sql`(select p.id, p.author_id, p.is_ai_generated, p.repost_of_id, p.reposts, p.type from posts p
      where ${top} and p.id < cast(${before} as uuid) order by p.id desc limit ${walkDepth}) p`,
    where: sql`1 = 1`,
  }),
  hold: (alias) => sql`for share of ${sql.id(alias)}`,
  isRetryable: (error) => ['40001', '40P01'].includes(String(codeOf(error))) || isStalePlan(error),
  isDuplicate: (error) => codeOf(error) === '23505',
}
