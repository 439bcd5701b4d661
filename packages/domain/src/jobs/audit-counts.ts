/**
 * Compares every number that is kept with what it counts. They are written together, so a difference is a mistake of the program or of
 * whoever changed the tables by hand: it is told, and mended.
 */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Log } from '../ports.ts'

/** A number that is not what it counts. */
export type Miscount = { what: string; id: string; of?: string; kept: number; counted: number }

type Table = 'posts' | 'users' | 'poll_options'

/** What a column of a table, `t`, counts. */
type Counter = { what: string; table: Table; column: string; rows: RawBuilder<unknown> }

const followers = (side: string) =>
  sql`(select count(*) from follows f where ${sql.ref(`f.${side}`)} = t.id and f.state = 'following')`

const counters: readonly Counter[] = [
  { what: 'likes', table: 'posts', column: 'likes', rows: sql`(select count(*) from likes l where l.post_id = t.id)` },
  {
    what: 'reposts',
    table: 'posts',
    column: 'reposts',
    rows: sql`(select count(*) from reposts r where r.post_id = t.id)`,
  },
  {
    what: 'comments',
    table: 'posts',
    column: 'comments',
    rows: sql`(select count(*) from posts r where r.reply_to_id = t.id and r.deleted_at is null)`,
  },
  {
    what: 'votes',
    table: 'poll_options',
    column: 'votes',
    rows: sql`(select count(*) from poll_votes v where v.post_id = t.post_id and v.option_id = t.option_id)`,
  },
  { what: 'followers', table: 'users', column: 'followers_count', rows: followers('followee_id') },
  { what: 'following', table: 'users', column: 'following_count', rows: followers('follower_id') },
]

/** By what rows are found, and which of several. */
const keys: Record<Table, { id: string; of?: string }> = {
  posts: { id: 't.id' },
  users: { id: 't.id' },
  poll_options: { id: 't.post_id', of: 't.option_id' },
}

type Range = { after: string; upTo: string }

/** Where no id is before. */
const start = '00000000-0000-0000-0000-000000000000'

/** Rows of one look: short enough that nobody waits for it. */
const usualPage = 500

const within = (column: RawBuilder<unknown>, { after, upTo }: Range) =>
  sql`${column} > ${after} and ${column} <= ${upTo}`

/** Of one kind of number, those that are wrong. One statement sees one moment, so that what is written meanwhile is no difference. */
const wrongOf = ({ what, table, column, rows }: Counter, range: Range) => {
  const { id, of } = keys[table]
  const kept = sql.ref(`t.${column}`)
  return sql<Miscount>`
    select ${sql.lit(what)} as what, ${sql.ref(id)} as id${of === undefined ? sql`` : sql`, ${sql.ref(of)} as "of"`},
      ${kept} as kept, ${rows} as counted
    from ${sql.table(table)} t where ${within(sql.ref(id), range)} and ${kept} <> ${rows}`
}

/** Reactions are counted by emoji, and where there were none there is no row. Nobody counts those of a deleted post. */
const wrongReactions = (range: Range) => sql<Miscount>`
  select 'reactions' as what, p.id, e.emoji as "of", coalesce(sum(e.kept), 0) as kept, coalesce(sum(e.counted), 0) as counted
  from (
    select c.post_id, c.emoji, c.total as kept, 0 as counted from post_reactions c where ${within(sql.ref('c.post_id'), range)}
    union all select r.post_id, r.emoji, 0, 1 from reactions r where ${within(sql.ref('r.post_id'), range)}) e
  join posts p on p.id = e.post_id where p.deleted_at is null
  group by p.id, e.emoji having sum(e.kept) <> sum(e.counted)`

/** Ids of a table, some at a time. */
async function* ranges({ kysely }: Database, table: 'posts' | 'users', page: number): AsyncGenerator<Range> {
  for (let after = start; ;) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where id > ${after} order by id limit ${page}`.execute(kysely)
    const upTo = rows.at(-1)?.id
    if (upTo === undefined) return
    yield { after, upTo }
    after = upTo
  }
}

/** Walks all that is counted. @param signal ends it early */
export async function* miscounts(database: Database, signal?: AbortSignal, page = usualPage): AsyncGenerator<Miscount> {
  const { kysely } = database
  for (const walked of ['posts', 'users'] as const) {
    const own = counters.filter(({ table }) => (table === 'users') === (walked === 'users'))
    for await (const range of ranges(database, walked, page)) {
      if (signal?.aborted) return
      for (const counter of own) yield* (await wrongOf(counter, range).execute(kysely)).rows
      if (walked === 'posts') yield* (await wrongReactions(range).execute(kysely)).rows
    }
  }
}

/**
 * Counts anew. The row is held first, and counted only then: who changes what is counted writes the number in the same transaction, so they
 * are over, and seen, or come after, and add to the right number.
 */
async function mend({ transaction }: Database, { what, id, of }: Miscount): Promise<void> {
  await transaction(async (tx) => {
    if (what === 'reactions') {
      const row = sql`post_id = ${id} and emoji = ${of}`
      await sql`insert into post_reactions (post_id, emoji, total) values (${id}, ${of}, 0) on conflict do nothing`.execute(
        tx,
      )
      await sql`update post_reactions set total = total where ${row}`.execute(tx)
      await sql`update post_reactions set total = (select count(*) from reactions r where r.post_id = ${id} and r.emoji = ${of})
        where ${row}`.execute(tx)
      return
    }
    const counter = counters.find((known) => known.what === what)
    if (counter === undefined) return
    const { table, column, rows } = counter
    const key = keys[table]
    const row = sql`${sql.ref(key.id)} = ${id}${key.of === undefined ? sql`` : sql` and ${sql.ref(key.of)} = ${of}`}`
    for (const value of [sql.ref(`t.${column}`), rows])
      await sql`update ${sql.table(table)} as t set ${sql.ref(column)} = ${value} where ${row}`.execute(tx)
  })
}

/** Lines of one audit; more of the same say nothing more. */
const mostLines = 100

/** Tells of every number that is wrong, and mends it. @returns how many there were */
export async function auditCounts(database: Database, log: Pick<Log, 'warn'>, signal?: AbortSignal): Promise<number> {
  let found = 0
  for await (const miscount of miscounts(database, signal)) {
    await mend(database, miscount)
    found += 1
    if (found <= mostLines) log.warn(miscount, 'a kept number was not what it counts, and is mended')
  }
  if (found > mostLines) log.warn({ found }, 'many kept numbers were not what they count, and are mended')
  return found
}
