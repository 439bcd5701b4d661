/** The hashtags used lately, in memory: what a list under an input and the assistant offer. */
import { foldText } from '@skein/contract/search'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Clock } from '../ports.ts'
import { singleFlight } from '../single-flight.ts'
import { isPublic } from '../visibility.ts'

/** What "lately" is. */
export const latelyMs = 7 * 24 * 60 * 60 * 1000
/** Uses looked at for what is used lately; beyond them a busy week is judged by its newest part. */
const newestUses = sql.lit(20_000)
/** How long the lately used tags are kept in memory. */
const keptMs = 10_000

/** A tag as it is written, as it is compared, and how many public posts have it lately. */
export type TagUse = { tag: string; folded: string; posts: number }

/** The most used first, a few thousand at most. */
export type LatelyUsed = () => Promise<TagUse[]>

/** Makes the list. Only public posts count: a number must not tell of private ones. */
export function createLatelyUsed({ database, now }: { database: Database; now: Clock }): LatelyUsed {
  return singleFlight(keptMs, now, async () => {
    const { rows } = await sql<{ tag: string; posts: number }>`
      select h.tag, count(*) as posts from (
        select h.tag, h.post_id, h.author_id from hashtags h where h.created_at > ${now() - latelyMs}
        order by h.created_at desc limit ${newestUses}) h
      join posts p on p.id = h.post_id join users u on u.id = h.author_id
      where p.deleted_at is null and ${isPublic()}
      group by h.tag order by posts desc, h.tag limit 5000`.execute(database.kysely)
    return rows.map(({ tag, posts }): TagUse => ({ tag, posts, folded: foldText(tag) }))
  })
}
