import { limits } from '@skein/contract'
import type { Suggestion } from '@skein/contract'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Write } from '../events/unit-of-work.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { noKnownFollowers, readKnownFollowers } from '../follows/known-followers.ts'
import { notBlocked, notMuted, reaches } from '../visibility.ts'
import { requireUser } from './find-user.ts'
import { admitOwner, updateUser } from './update-user.ts'

type Needs = {
  database: Database
  write: Write
  searchIndex: SearchIndex
  now: Clock
}

const defineCall = callsWith<Needs>()

const byUsername = defineCall('getUserByUsername', ({ params, viewer, database }) => {
  const username = params.username.toLowerCase()
  if (!limits.username.pattern.test(username)) throw new Problem('user-not-found')
  return requireUser(database, viewer, username)
})

/** Most-followed members among whom the friends of friends are looked for. */
const candidates = 200

type Row = {
  id: string
  username: string
  name: string
  avatar: string | null
  verified: number
  followers_count: number
}

const suggestions = defineCall('listSuggestions', async ({ viewer, query, database }) => {
  const me = sql`${viewer.id}`
  // Members whom people the viewer follows follow come first, then the most followed.
  const { rows } = await sql<Row>`
    select c.id, c.username, c.name, c.avatar, c.verified, c.followers_count from (
      select u.id, u.username, u.name, u.avatar, u.verified, u.followers_count from users u
      where u.id <> ${me} and u.kind = 'person' and u.deactivated_at is null and ${notBlocked(me)} and ${notMuted(me)} and ${reaches(me)}
        and not exists (select 1 from follows f where f.follower_id = ${me} and f.followee_id = u.id)
      order by u.followers_count desc, u.id limit ${candidates}) c
    order by (select count(*) from follows mine join follows theirs on theirs.follower_id = mine.followee_id
              where mine.follower_id = ${me} and mine.state = 'following'
                and theirs.followee_id = c.id and theirs.state = 'following') desc,
      c.followers_count desc, c.id
    limit ${query.limit}`.execute(database.kysely)
  const known = await readKnownFollowers(
    database,
    viewer.id,
    rows.map(({ id }) => id),
  )
  return rows.map((row): Suggestion => ({
    id: row.id,
    username: row.username,
    name: row.name,
    avatar: row.avatar,
    verified: row.verified === 1,
    follow: 'none',
    followersCount: row.followers_count,
    knownFollowers: known.get(row.id) ?? noKnownFollowers,
  }))
})

export const userCalls = [
  byUsername,
  suggestions,
  defineCall('updateUser', updateUser, { admit: admitOwner, limit: 'profiles' }),
]
