import type { Call, Post, UserSummary } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { wordsOf } from '@skein/contract/search'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { fullText, marks } from '../database/full-text.ts'
import { nobody } from '../database/ids.ts'
import { statement } from '../database/statements.ts'
import type { PostReader } from '../posts/post-reader.ts'
import { mayRead, viewerValues, wanted } from '../visibility.ts'

type Asked = Call<'listBookmarks'>['parsedQuery']
type Filter = Call<'countBookmarks'>['parsedQuery']
type FilterValues = {
  viewer: string
  hidesAi: number
  kind: string
  ai: string
  /** JSON array of the starts of words. */
  words: string
  assistant: string
}
type PageValues = FilterValues & { before: string; limit: number }

/** What a member keeps. */
export type Bookmarks = {
  page: (viewer: Viewer, asked: Asked) => Promise<Post[]>
  /** How many posts match, up to `limits.bookmarks.maxCounted`. */
  count: (viewer: Viewer, filter: Filter) => Promise<number>
}

/** Words of a search that count; a text of two hundred characters has no more that differ. */
const maxWords = 20

/**
 * Makes the list of bookmarks. Its order is when a post was kept, not when it was written, so a page takes two statements: which
 * posts, then the posts. A muted member's post stays: it was kept on purpose.
 */
export function createBookmarks({
  database,
  posts,
  assistant,
}: {
  database: Database
  posts: PostReader
  assistant: UserSummary
}): Bookmarks {
  const { kysely, dialect } = database
  const { holds, each } = fullText[dialect.name]

  type Fragments = Record<keyof FilterValues, RawBuilder<unknown>>

  /** The kept posts `p` that match, from a place in their order. */
  const matching = ({ viewer, hidesAi, kind, ai, words, assistant: spokesman }: Fragments, from = sql`1 = 1`) => {
    const text = sql`coalesce(d.text, '')`
    const isLink = holds(text, sql`${` ${marks.has}link `}`)
    const of: [string, RawBuilder<unknown>][] = [
      ['photo', sql`p.image_count > 0`],
      ['video', sql`p.video is not null`],
      ['poll', sql`p.has_poll = 1`],
      ['link', isLink],
      ['text', sql`p.image_count = 0 and p.video is null and p.has_poll = 0 and not ${isLink}`],
    ]
    const kinds = sql.join(
      of.map(([name, condition]) => sql`(${kind} = ${sql.lit(name)} and ${condition})`),
      sql` or `,
    )
    // A word is found in the post or in the names of who speaks in it.
    const ofAuthor = sql`
      select 1 from user_words x
      where (x.user_id = u.id or (p.is_ai_generated = 1 and x.user_id = ${dialect.id(spokesman)}))
        and x.word >= each.value and x.word < each.value || ${'\u{10ffff}'}`
    return sql`
      from bookmarks b cross join posts p cross join users u left join search_documents d on d.post_id = p.id
      where b.user_id = ${viewer} and ${from}
        and p.id = b.post_id and u.id = p.author_id and p.deleted_at is null and p.repost_of_id is null
        and ${mayRead(viewer)} and ${wanted(viewer, hidesAi)}
        and (${kind} = '' or ${kinds})
        and (${ai} = '' or p.is_ai_generated = case ${ai} when 'only' then 1 else 0 end)
        and not exists (
          select 1 from ${each(words)} where not ${holds(text, sql`(' ' || each.value)`)} and not exists (${ofAuthor}))`
  }

  const ids = (oldest: boolean) =>
    statement<PageValues, { id: string }>(kysely, (values) => {
      const { viewer, before, limit } = values
      // When the cursor was kept. A value, not a row to join: the list is then walked in the order of its index, without sorting.
      const at = sql`coalesce(
        (select k.created_at from bookmarks k where k.user_id = ${viewer} and k.post_id = ${before}),
        ${sql.lit(oldest ? -1 : Number.MAX_SAFE_INTEGER)})`
      const [past, order] = oldest
        ? [
            sql`b.created_at >= ${at} and (b.created_at > ${at} or b.post_id < ${dialect.id(before)})`,
            sql`b.created_at, b.post_id desc`,
          ]
        : [
            sql`b.created_at <= ${at} and (b.created_at < ${at} or b.post_id > ${dialect.id(before)})`,
            sql`b.created_at desc, b.post_id`,
          ]
      return sql<{ id: string }>`select p.id ${matching(values, past)} order by ${order} limit ${limit}`
    })
  const newestFirst = ids(false)
  const oldestFirst = ids(true)

  const counted = statement<FilterValues, { count: number }>(
    kysely,
    (values) => sql<{ count: number }>`
      select count(*) as count from (select p.id ${matching(values)} limit ${sql.lit(limits.bookmarks.maxCounted)}) found`,
  )

  const filterValues = (viewer: Viewer, { q = '', kind, ai }: Filter): FilterValues => ({
    ...viewerValues(viewer),
    kind: kind ?? '',
    ai: ai ?? '',
    words: JSON.stringify([...new Set(wordsOf(q))].slice(0, maxWords)),
    assistant: assistant.id,
  })

  return {
    async page(viewer, { before, limit, order, ...filter }) {
      const values = { ...filterValues(viewer, filter), before: before?.toLowerCase() ?? nobody, limit }
      const rows = await (order === 'oldest' ? oldestFirst : newestFirst)(kysely, values)
      return posts.byIds(
        kysely,
        viewer,
        rows.map(({ id }) => id),
      )
    },

    async count(viewer, filter) {
      const [row] = await counted(kysely, filterValues(viewer, filter))
      return row?.count ?? 0
    },
  }
}
