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
  /** A JSON array, as text, of one object for each row of `from`: keys with their expressions. */
  jsonArray: (object: Record<string, Fragment>, from: Fragment, order: Fragment) => Fragment
  /** Ids of the newest `limit` top-level posts `p` of each of `authors` (rows with `id`) before an id, where `condition` holds. */
  newestOfEach: (query: { authors: Fragment; before: Fragment; limit: Fragment; condition: Fragment }) => Fragment
  /**
   * The newest top-level posts before an id as `p`, bounded in depth: what stands after `from` and in `where`. It keeps the planner
   * walking newest first; a walk that finds too little is followed by `newestOfEach`.
   */
  recent: (before: Fragment) => { from: Fragment; where: Fragment }
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

const extendedCodeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'errcode') : undefined

export const sqlite: Dialect = {
  name: 'sqlite',
  types: { id: 'text', time: 'integer', withoutRowid: 'without rowid' },
  id: (value) => value,
  jsonArray: (object, from, order) =>
    sql`(select json_group_array(json_object(${pairs(object)}) order by ${order}) from ${from})`,
  newestOfEach: ({ authors, before, limit, condition }) => sql`
    select t.id from (${authors}) a join posts t on t.id in (
      select p.id from posts p where p.author_id = a.id and ${top} and p.id < ${before} and ${condition}
      order by p.id desc limit ${limit})`,
  recent: (before) => ({
    from: sql`posts p`,
    where: sql`${top} and p.id < ${before} and p.id >= coalesce((
      select w.id from posts w where w.reply_to_id is null and w.deleted_at is null and w.id < ${before}
      order by w.id desc limit 1 offset ${walkDepth}), '')`,
  }),
  // SQLITE_BUSY after the busy timeout: another process holds the write lock.
  isRetryable: (error) => extendedCodeOf(error) === 5,
  isDuplicate: (error) => [1555, 2067].includes(Number(extendedCodeOf(error))),
}

export const postgres: Dialect = {
  name: 'postgres',
  types: { id: 'uuid', time: 'bigint', withoutRowid: '' },
  id: (value) => sql`cast(${value} as uuid)`,
  jsonArray: (object, from, order) =>
    sql`(select coalesce(json_agg(json_build_object(${pairs(object)}) order by ${order}), '[]')::text from ${from})`,
  newestOfEach: ({ authors, before, limit, condition }) => sql`
    select t.id from (${authors}) a cross join lateral (
      select p.id from posts p where p.author_id = a.id and ${top} and p.id < cast(${before} as uuid) and ${condition}
      order by p.id desc limit ${limit}) t`,
  recent: (before) => ({
    from: sql`(select p.id, p.author_id, p.is_ai_generated from posts p
      where ${top} and p.id < cast(${before} as uuid) order by p.id desc limit ${walkDepth}) p`,
    where: sql`1 = 1`,
  }),
  isRetryable: (error) => ['40001', '40P01'].includes(String(codeOf(error))),
  isDuplicate: (error) => codeOf(error) === '23505',
}
