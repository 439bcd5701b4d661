/** Members who stand in a table of relations, in pages. */
import type { SuggestedUser } from '@skein/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/database.ts'
import { summaryFrom } from '../follows/follow-lists.ts'
import type { PersonRow } from '../follows/follow-lists.ts'
import { followState } from './find-user.ts'

type PeoplePage = {
  /** The table, with `created_at`. */
  table: 'mutes' | 'blocks' | 'likes' | 'reposts'
  /** The column that says whose list it is, and its value. */
  of: readonly [column: string, id: string]
  /** The column that holds the members. */
  member: string
  /** Which of them are shown; `u` is the member. */
  shown: RawBuilder<unknown>
  viewer: RawBuilder<unknown>
  /**
   * `last-first`: by when they came into the list, which is sorted for each page and so for short lists alone. `by-member`: by the member's id, which
   * is the order of the table's key, for lists of any length.
   */
  order: 'last-first' | 'by-member'
  query: { before?: string | undefined; limit: number }
}

/** A page of members, and where the viewer stands with each. A cursor that names nobody in the list is followed by nothing: its place is not known. */
export async function peoplePage(
  { kysely }: Database,
  { table, of: [column, id], member, shown, viewer, order, query }: PeoplePage,
): Promise<SuggestedUser[]> {
  const relations = sql.table(table)
  const of = sql.ref(column)
  const who = sql.ref(member)
  const before = query.before?.toLowerCase()
  const after = {
    'last-first': sql`exists (
      select 1 from ${relations} c where c.${of} = ${id} and c.${who} = ${before}
        and (r.created_at < c.created_at or (r.created_at = c.created_at and r.${who} < c.${who})))`,
    'by-member': sql`r.${who} < ${before}`,
  }[order]
  const sorted = order === 'by-member' ? sql`r.${who} desc` : sql`r.created_at desc, r.${who} desc`
  const { rows } = await sql<PersonRow & { follow: string | null }>`
    select u.id, u.username, u.name, u.avatar, u.verified,
      (select mine.state from follows mine where mine.follower_id = ${viewer} and mine.followee_id = u.id) as follow
    from ${relations} r cross join users u
    where r.${of} = ${id} and u.id = r.${who} and ${shown} ${before === undefined ? sql`` : sql`and ${after}`}
    order by ${sorted} limit ${query.limit}`.execute(kysely)
  return rows.map((row) => Object.assign(summaryFrom(row), { follow: followState(row.follow) }))
}
