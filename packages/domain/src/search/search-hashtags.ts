import { foldTag } from '@skein/contract'
import type { HashtagUse } from '@skein/contract'
import { foldText } from '@skein/contract/search'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { firstIdAt } from '../database/ids.ts'
import { statement } from '../database/statements.ts'
import type { Clock } from '../ports.ts'
import { isPublic } from '../visibility.ts'
import { latelyMs } from './lately-used.ts'
import type { LatelyUsed, TagUse } from './lately-used.ts'

/** Finds hashtags by their start, the most used lately first. Only public posts count: a number must not tell of private ones. */
export type SearchHashtags = (text: string, limit: number) => Promise<HashtagUse[]>

/** Tags with the same start that are looked up beside those used lately. */
const candidates = sql.lit(50)

/** Finds hashtags that have a word in them anywhere, as `rainydaybread` has bread: those used lately, else those that start with it. */
export type TagsAround = (word: string, limit: number) => Promise<HashtagUse[]>

/** Letters from which on a word is looked for inside of tags. */
const leastInside = 4

const shown = ({ tag, posts }: TagUse): HashtagUse => ({ hashtag: `#${tag}`, postCount: posts })

/** Makes the search. */
export function createSearchHashtags(
  { database, now }: { database: Database; now: Clock },
  lately: LatelyUsed,
): SearchHashtags {
  const { kysely } = database
  const find = statement<{ from: string; to: string; since: string; limit: number }, TagUse>(
    kysely,
    ({ from, to, since, limit }) => sql<TagUse>`
      select t.tag, t.folded, (
        select count(*) from hashtags h join posts p on p.id = h.post_id join users u on u.id = h.author_id
        where h.tag = t.tag and h.post_id >= ${since} and p.deleted_at is null and ${isPublic()}) as posts
      from (select s.tag, s.folded from search_tags s where s.folded >= ${from} and s.folded < ${to}
        order by s.folded limit ${candidates}) t
      where exists (
        select 1 from hashtags h join posts p on p.id = h.post_id join users u on u.id = h.author_id
        where h.tag = t.tag and p.deleted_at is null and ${isPublic()})
      order by posts desc, t.folded limit ${limit}`,
  )
  return async (text, limit) => {
    const start = foldText(foldTag(text.trim()))
    if (start === '') return []
    const found = new Map<string, TagUse>()
    for (const row of await lately()) if (row.folded.startsWith(start)) found.set(row.tag, row)
    if (found.size < limit) {
      const since = firstIdAt(now() - latelyMs)
      for (const row of await find(kysely, { from: start, to: `${start}\u{10ffff}`, since, limit }))
        if (!found.has(row.tag)) found.set(row.tag, row)
    }
    return [...found.values()].slice(0, limit).map(shown)
  }
}

/** Makes the search inside of tags: over those in memory, which the database is not asked for. */
export function createTagsAround(hashtags: SearchHashtags, lately: LatelyUsed): TagsAround {
  return async (word, limit) => {
    const part = foldText(word)
    const around = part.length < leastInside ? [] : (await lately()).filter(({ folded }) => folded.includes(part))
    return around.length > 0 ? around.slice(0, limit).map(shown) : hashtags(word, limit)
  }
}
