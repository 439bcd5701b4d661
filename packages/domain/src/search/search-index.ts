import { hashtagsOf, mentionsOf } from '@skein/contract'
import { foldText, wordsOf } from '@skein/contract/search'
import { sql } from 'kysely'
import { entitiesOf } from '@skein/contract/text'
import type { Database } from '../database/database.ts'
import { fullText, marks } from '../database/full-text.ts'
import type { SearchDocument } from '../database/full-text.ts'
import { statement } from '../database/statements.ts'
import type { Executor } from '../database/statements.ts'
import { authorWord } from './name-authors.ts'

type Named = { id: string; username: string; name: string }

/** What the search finds posts and members by. Written in the transaction that changes them, so that it is never behind. */
export type SearchIndex = {
  /** Takes a post in, or in again after a change, with its pictures' descriptions and its poll. Call it when they are in place. */
  putPost: (tx: Executor, id: string) => Promise<void>
  dropPost: (tx: Executor, id: string) => Promise<void>
  /** Takes a member in, or in again under another name or username. Their posts name them by id, and stay as they are. */
  putUser: (tx: Executor, user: Named) => Promise<void>
  /** Takes in what was written around the index: older databases, and rows that came in bulk. Goes on where it was stopped. */
  catchUp: () => Promise<void>
}

type Row = {
  id: string
  content: string
  author_id: string
  is_ai_generated: number
  image_count: number
  has_video: number | boolean
  has_poll: number
  has_preview: number | boolean
  alts: string
  options: string
  question: string | null
}

function documentOf(row: Row, assistant: string): SearchDocument {
  const alts: { text: string }[] = JSON.parse(row.alts)
  const options: { text: string }[] = JSON.parse(row.options)
  const texts = [row.content, ...alts.map(({ text }) => text), row.question ?? '', ...options.map(({ text }) => text)]
  const facts: string[] = [marks.any, `${marks.from}${authorWord(row.author_id)}`]
  if (row.is_ai_generated === 1) facts.push(`${marks.from}${assistant}`)
  for (const name of mentionsOf(row.content)) facts.push(`${marks.mention}${name}`)
  for (const tag of hashtagsOf(row.content)) facts.push(`${marks.tag}${foldText(tag)}`)
  if (row.image_count > 0) facts.push(`${marks.has}image`)
  if (row.has_video) facts.push(`${marks.has}video`)
  if (row.has_poll === 1) facts.push(`${marks.has}poll`)
  if (row.has_preview || entitiesOf(row.content).some(({ kind }) => kind === 'link')) facts.push(`${marks.has}link`)
  const words = facts
  for (const text of texts) words.push(marks.gap, ...wordsOf(text))
  return { id: row.id, words }
}

/** Posts taken in at once while catching up; between two batches others get their turn. */
const batchSize = 200

/** @param assistant username of the identity that AI-generated posts show */
export function createSearchIndex(database: Database, assistant: string): SearchIndex {
  const { kysely, dialect } = database
  const engine = fullText[dialect.name]
  const select = sql`
    select p.id, p.content, p.author_id, p.is_ai_generated, p.image_count, p.video is not null as has_video, p.has_poll,
      p.url_preview is not null as has_preview, pl.question,
      ${dialect.jsonArray({ text: sql`i.alt` }, sql`post_images i where i.post_id = p.id`, sql`i.position`)} as alts,
      ${dialect.jsonArray({ text: sql`o.text` }, sql`poll_options o where o.post_id = p.id`, sql`o.position`)} as options
    from posts p left join polls pl on pl.post_id = p.id
    where p.deleted_at is null and p.repost_of_id is null`
  const readOne = statement<{ id: string }, Row>(kysely, ({ id }) => sql<Row>`${select} and p.id = ${id}`)
  const readAfter = statement<{ after: string; limit: number }, Row>(
    kysely,
    ({ after, limit }) => sql<Row>`${select} and p.id > ${after} order by p.id limit ${limit} ${dialect.hold('p')}`,
  )

  async function putTags(tx: Executor, rows: Row[]): Promise<void> {
    const tags = [...new Set(rows.flatMap(({ content }) => hashtagsOf(content)))]
    if (tags.length === 0) return
    const pairs = sql`${JSON.stringify(tags.map((tag) => [foldText(tag), tag]))}`
    await sql`insert into search_tags (folded, tag) ${engine.pairs(pairs, 'text')} on conflict do nothing`.execute(tx)
  }

  async function putUsers(tx: Executor, users: Named[]): Promise<void> {
    const rows = users.flatMap(({ id, username, name }) =>
      [...new Set([username, ...wordsOf(name)])].map((word) => [word.slice(0, 100), id]),
    )
    const pairs = sql`${JSON.stringify(rows)}`
    await sql`insert into user_words (word, user_id) ${engine.pairs(pairs, 'id')} on conflict do nothing`.execute(tx)
  }

  // The place is kept per engine: a database that moves to the other one brings its facts along, but not its index.
  const fact = `search-index-by-author-${dialect.name}`
  const whole = 'whole'
  const note = (tx: Executor, value: string) =>
    sql`insert into facts (name, value) values (${fact}, ${value})
      on conflict (name) do update set value = excluded.value`.execute(tx)

  async function takeInUsers(): Promise<void> {
    const rows = await kysely
      .selectFrom('users')
      .select(['id', 'username', 'name'])
      .where(sql<boolean>`not exists (select 1 from user_words w where w.user_id = users.id)`)
      .execute()
    for (let from = 0; from < rows.length; from += batchSize) {
      await database.transaction(async (tx) => {
        await putUsers(tx, rows.slice(from, from + batchSize))
      })
    }
  }

  async function putPost(tx: Executor, id: string): Promise<void> {
    const [row] = await readOne(tx, { id })
    if (!row) return
    for (const part of engine.put(documentOf(row, assistant))) await part.execute(tx)
    await putTags(tx, [row])
  }

  async function putUser(tx: Executor, user: Named): Promise<void> {
    await sql`delete from user_words where user_id = ${user.id}`.execute(tx)
    await putUsers(tx, [user])
  }

  return {
    putPost,
    async dropPost(tx, id) {
      for (const part of engine.drop(id)) await part.execute(tx)
    },
    putUser,
    async catchUp() {
      const known = await kysely.selectFrom('facts').select('value').where('name', '=', fact).executeTakeFirst()
      if (known?.value === whole) return
      await takeInUsers()
      for (let after = known?.value ?? '00000000-0000-0000-0000-000000000000'; after !== whole;) {
        after = await database.transaction(async (tx) => {
          const rows = await readAfter(tx, { after, limit: batchSize })
          if (rows.length > 0)
            for (const part of engine.putMany(rows.map((row) => documentOf(row, assistant)))) await part.execute(tx)
          await putTags(tx, rows)
          const next = rows.length === batchSize ? (rows.at(-1)?.id ?? whole) : whole
          await note(tx, next)
          return next
        })
      }
    },
  }
}
