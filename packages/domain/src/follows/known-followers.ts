/** Followers of a member whom the viewer follows themself: what a stranger is known by. */
import { Id } from '@skein/contract/schemas'
import type { KnownFollowers } from '@skein/contract'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { CallContext } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import { mayMeet, mayRead, notBlocked, notMuted } from '../visibility.ts'
import { summaryFrom, type PersonRow } from './follow-lists.ts'

/** How many come by name and face; the others are counted. */
const named = 3

/** Nobody whom the viewer knows. */
export const noKnownFollowers: KnownFollowers = { people: [], count: 0 }

type Row = PersonRow & { followee: string; count: number }

/**
 * The first few and the number of them for each of several members, the most followed first. Whom the viewer muted is not named, and not
 * counted; of a member whose lists are not for the viewer, nobody is.
 */
export async function readKnownFollowers(
  database: Database,
  viewerId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, KnownFollowers>> {
  const known = new Map<string, { people: KnownFollowers['people']; count: number }>()
  if (memberIds.length === 0) return known
  const me = sql`${viewerId}`
  const { rows } = await sql<Row>`
    select k.* from (
      select t.id as followee, u.id, u.username, u.name, u.avatar, u.verified,
        count(*) over (partition by t.id) as count,
        row_number() over (partition by t.id order by u.followers_count desc, u.id) as place
      from follows mine
        join follows theirs on theirs.follower_id = mine.followee_id
        join users u on u.id = mine.followee_id
        join users t on t.id = theirs.followee_id
      where mine.follower_id = ${me} and mine.state = 'following' and theirs.state = 'following'
        and theirs.followee_id in (${sql.join(memberIds)})
        and ${mayMeet(me)} and ${notBlocked(me)} and ${notMuted(me)} and ${mayRead(me, 't')}) k
    where k.place <= ${named} order by k.followee, k.place`.execute(database.kysely)
  for (const row of rows) {
    const entry = known.get(row.followee) ?? { people: [], count: row.count }
    entry.people.push(summaryFrom(row))
    known.set(row.followee, entry)
  }
  return known
}

/** @throws Problem `user-not-found` for who is not there for the viewer; a private account says of nobody that they follow it */
export async function listKnownFollowers({
  database,
  viewer,
  params,
}: CallContext<'listKnownFollowers', { database: Database }>): Promise<KnownFollowers> {
  if (!Id.safeParse(params.id).success) throw new Problem('user-not-found')
  const id = params.id.toLowerCase()
  const { rows } = await sql`select u.id from users u where u.id = ${id} and ${mayMeet(sql`${viewer.id}`)}`.execute(
    database.kysely,
  )
  if (rows.length === 0) throw new Problem('user-not-found')
  return (await readKnownFollowers(database, viewer.id, [id])).get(id) ?? noKnownFollowers
}
