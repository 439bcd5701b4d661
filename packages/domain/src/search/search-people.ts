import type { SuggestedUser } from '@skein/contract'
import { wordsOf } from '@skein/contract/search'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { nobody } from '../database/ids.ts'
import { statement } from '../database/statements.ts'
import { suggestedFrom } from '../users/suggested-user.ts'
import type { SuggestedRow } from '../users/suggested-user.ts'
import { notBlocked, reaches } from '../visibility.ts'

type Values = { viewer: string; from: string; to: string; second: string; secondEnd: string; limit: number }

/** Finds members by the start of their username or of a word of their name. */
export type SearchPeople = (viewer: Viewer | null, text: string, limit: number) => Promise<SuggestedUser[]>

/** Words with the same start, and most followed members, that are looked at for one answer: with a start as short as `a` there may be any number. */
const words = sql.lit(2000)
const mostFollowed = sql.lit(1000)

/** Sorts after every word with the same start. */
const last = '\u{10ffff}'

/** Makes the search. Those the viewer follows come first, then the most followed; who blocked whom, and who left, is not there. */
export function createSearchPeople({ database }: { database: Database }): SearchPeople {
  const find = statement<Values, SuggestedRow>(database.kysely, ({ viewer, from, to, second, secondEnd, limit }) => {
    const state = sql`(select f.state from follows f where f.follower_id = ${viewer} and f.followee_id = u.id)`
    const found = sql`u.id = w.user_id and u.deactivated_at is null and ${notBlocked(viewer)} and ${reaches(viewer)}
      and (${second} = '' or exists (
        select 1 from user_words x where x.user_id = u.id and x.word >= ${second} and x.word < ${secondEnd}))`
    const starts = sql`w.word >= ${from} and w.word < ${to}`
    // Three looks, each bounded: the words with this start in their order, which are all of them where the start says something;
    // the most followed members, for starts that are too short to; and everybody the viewer follows.
    return sql<SuggestedRow>`
      select u.id, u.username, u.name, u.avatar, u.verified, ${state} as follow from (
        select * from (select w.user_id from user_words w where ${starts} order by w.word limit ${words}) by_start
        union
        select * from (select u.id from users u order by u.followers_count desc, u.id limit ${mostFollowed}) by_fame
        where exists (select 1 from user_words w where w.user_id = by_fame.id and ${starts})
        union
        select f.followee_id from follows f cross join user_words w
        where f.follower_id = ${viewer} and w.user_id = f.followee_id and ${starts}) w
      cross join users u where ${found}
      order by case when ${state} is null then 1 else 0 end, u.followers_count desc, u.username limit ${limit}`
  })
  return async (viewer, text, limit) => {
    const [first, second = ''] = wordsOf(text).map((word) => word.slice(0, 100))
    if (first === undefined) return []
    const rows = await find(database.kysely, {
      viewer: viewer?.id ?? nobody,
      from: first,
      to: `${first}${last}`,
      second,
      secondEnd: `${second}${last}`,
      limit,
    })
    return rows.map(suggestedFrom)
  }
}
