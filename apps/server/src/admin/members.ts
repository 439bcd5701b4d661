import { sql } from 'kysely'
import type { Database } from '@skein/domain/database/database'

const dayMs = 24 * 60 * 60 * 1000

/** How many members are listed at most. */
const most = 50

/** How many members there are, and how they stand. @returns a line each */
export async function countMembers({ kysely }: Database, now: number): Promise<string[]> {
  const { rows } = await sql<Record<'all' | 'hidden' | 'suspended' | 'waiting' | 'leaving' | 'moderators', number>>`
    select count(*) as "all",
      coalesce(sum(case when deactivated_at is null then 0 else 1 end), 0) as hidden,
      coalesce(sum(case when suspended_at is null then 0 else 1 end), 0) as suspended,
      coalesce(sum(awaits_approval), 0) as waiting,
      coalesce(sum(case when erase_at is null then 0 else 1 end), 0) as leaving,
      coalesce(sum(case when role = 'moderator' then 1 else 0 end), 0) as moderators
    from users where kind = 'person'`.execute(kysely)
  const [counts] = rows
  const { active } = await kysely
    .selectFrom('sessions')
    .select((row) => row.fn.count('user_id').distinct().as('active'))
    .where('last_seen_at', '>', now - 30 * dayMs)
    .executeTakeFirstOrThrow()
  return [
    `${Number(counts?.all)} members, of them ${Number(counts?.moderators)} moderators`,
    `${Number(active)} were here in the last thirty days`,
    `${Number(counts?.waiting)} wait to be let in`,
    `${Number(counts?.suspended)} are suspended`,
    `${Number(counts?.leaving)} have deleted their account, which is to be erased`,
    `${Number(counts?.hidden)} are seen by nobody, for one of these reasons`,
  ]
}

/** Members whose username begins with a word, and how they stand. @returns a line each */
export async function findMembers({ kysely }: Database, word: string): Promise<string[]> {
  const start = word.replace(/^@/, '').toLowerCase()
  const rows = await kysely
    .selectFrom('users')
    .select(['username', 'name', 'created_at', 'role', 'suspended_at', 'limited_at', 'awaits_approval', 'erase_at'])
    .select((row) =>
      row
        .selectFrom('sessions')
        .whereRef('sessions.user_id', '=', 'users.id')
        .select((seen) => seen.fn.max('last_seen_at').as('seen'))
        .as('seen'),
    )
    .where('kind', '=', 'person')
    .where((row) => row(row.fn<string>('substr', ['username', sql.lit(1), sql.lit(start.length)]), '=', start))
    .orderBy('username')
    .limit(most)
    .execute()
  const day = (time: unknown) => new Date(Number(time)).toISOString().slice(0, 10)
  return rows.map((row) => {
    const states = [
      row.role === 'moderator' && 'a moderator',
      row.suspended_at !== null && `suspended ${day(row.suspended_at)}`,
      row.limited_at !== null && `limited ${day(row.limited_at)}`,
      row.awaits_approval === 1 && 'waits to be let in',
      row.erase_at !== null && `to be erased ${day(row.erase_at)}`,
    ].filter((state) => state !== false)
    const seen = row.seen === null ? 'nowhere signed in' : `last here ${day(row.seen)}`
    return [`@${row.username} (${row.name}): joined ${day(row.created_at)}`, seen, ...states].join(', ')
  })
}
