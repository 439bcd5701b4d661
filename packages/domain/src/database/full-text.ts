/**
 * Full text, the one part of the product's SQL that the engines have nothing of in common. What they share: words are cut and folded by
 * the program (`wordsOf` of the contract), so that both find the same; every condition of a search is a word of the index, operators
 * included, so that rare ones (`has:poll`, `from:ada`) narrow the search and are not looked for row by row.
 */
import type { SearchTerm } from '@skein/contract/search'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Dialect } from './dialect.ts'

type Fragment = RawBuilder<unknown>

/** Marks the words that stand for facts. Private-use characters are in no word of a text, so nobody can forge one. */
export const marks = {
  /** Stands between two texts of one post, so that no phrase reaches across. */
  gap: '\ue000',
  from: '\ue001',
  mention: '\ue002',
  tag: '\ue003',
  has: '\ue004',
  /** In every post: what a search that only excludes starts from. */
  any: '\ue005',
} as const

/** One post as the index keeps it: its words in order, separated by spaces, with a space at both ends. */
export type SearchDocument = { id: string; words: string[] }

/** One thing that a search is about, in the ways it may be written. */
export type SearchGroup = { text: string; isPrefix: boolean }[]

/** What a page of matches is made of; `condition` may name the post `p` and its author `u`. */
export type MatchPage = { query: Fragment; before: Fragment; after: Fragment; limit: Fragment; condition: Fragment }

export type FullText = {
  /** The statements that put a post in the index, in place of what was there. */
  put: (document: SearchDocument) => Fragment[]
  /** The same for many posts that nobody changes meanwhile. */
  putMany: (documents: SearchDocument[]) => Fragment[]
  /** The statements that take a post out of the index. */
  drop: (id: string) => Fragment[]
  /** A search in the engine's own language. A phrase's last word may be the start of one. */
  queryOf: (terms: SearchTerm[], options?: { lastIsPrefix?: boolean }) => string
  /** A search for anything of which one of the terms is true; there has to be one. */
  anyOf: (terms: SearchTerm[]) => string
  /** The same for words of which all, or any, are to be there, each in one of its ways; `required` holds in any case. */
  matchOf: (groups: SearchGroup[], required: SearchTerm[], how: 'all' | 'any') => string
  /** A select of how many posts match, counted up to `most`; whether anybody may see them is not asked. */
  countOf: (query: Fragment, most: Fragment) => Fragment
  /** How many matches of common words a page may have before it becomes dear to fill. */
  cheapPage: number
  /** A post's place in the index, as `before` and `after` of a page take it. */
  placeOf: (id: string) => string
  /** Ids of the newest posts that match between two places. */
  page: (page: MatchPage) => Fragment
  /** The same for the newest posts whose text holds `part`, be it inside a word; only the newest few thousand are looked at. */
  pageHolding: (page: Omit<MatchPage, 'query'> & { part: Fragment }) => Fragment
  /** Whether the indexed text `text` holds `part`; exact, character by character. */
  holds: (text: Fragment, part: Fragment) => Fragment
  /** What stands after `from`: the texts of a JSON array, one a row, as `each.value`. */
  each: (json: Fragment) => Fragment
  /** A select of a word and a text, or of a word and an id, from a JSON array of pairs: one text for any number of rows. */
  pairs: (json: Fragment, second: 'text' | 'id') => Fragment
}

/** A word no longer than this is kept as it is; PostgreSQL takes 2,046 bytes, readers far fewer. */
const maxWord = 100
/** Words of one post; PostgreSQL counts positions up to 16,383. */
const maxWords = 6000

const clip = (word: string) => (word.length > maxWord ? word.slice(0, maxWord).toWellFormed() : word)

const clipped = (words: string[]) => words.slice(0, maxWords).map(clip)

const textOf = (words: string[]) => ` ${clipped(words).join(' ')} `

/** The words of the index that a part of a search asks for, in order. */
function wordsOfTerm(term: SearchTerm): string[] {
  if (term.kind === 'phrase') return term.words.map(clip)
  if (term.kind === 'tag') return [clip(`${marks.tag}${term.tag}`)]
  if (term.kind === 'has') return [`${marks.has}${term.content}`]
  return [`${marks[term.kind]}${term.username}`]
}

type Grammar = { phrase: (words: string[], isPrefix: boolean) => string; and: string; or: string; but: string }

function writeMatch(grammar: Grammar, groups: SearchGroup[], required: SearchTerm[], how: 'all' | 'any'): string {
  const ways = groups.map(
    (group) => `(${group.map(({ text, isPrefix }) => grammar.phrase([clip(text)], isPrefix)).join(grammar.or)})`,
  )
  const parts = ways.length === 0 ? [] : [`(${ways.join(how === 'all' ? grammar.and : grammar.or)})`]
  if (required.length > 0 || parts.length === 0) parts.push(`(${write(grammar, required, false)})`)
  return parts.join(grammar.and)
}

const writeAny = ({ phrase, or }: Grammar, terms: SearchTerm[]): string =>
  terms.map((term) => phrase(wordsOfTerm(term), false)).join(or)

/** Words have neither quotes nor backslashes nor spaces in them, so that a query is put together without escaping. */
function write(grammar: Grammar, terms: SearchTerm[], lastIsPrefix: boolean): string {
  const asked = terms.filter((term) => !term.excluded).map(wordsOfTerm)
  const excluded = terms.filter((term) => term.excluded).map(wordsOfTerm)
  if (asked.length === 0) asked.push([marks.any])
  const all = asked.map((words, index) => grammar.phrase(words, lastIsPrefix && index === asked.length - 1))
  const none = excluded.map((words) => grammar.phrase(words, false))
  const wanted = `(${all.join(grammar.and)})`
  return none.length === 0 ? wanted : `${wanted}${grammar.but}(${none.join(grammar.or)})`
}

/**
 * A UUIDv7 as a whole number in the same order: 44 bits of its time (good until 2527), its counter, and 7 bits of what is random.
 * As text, because it is past what a JavaScript number holds.
 */
function numberOf(id: string): string {
  const digits = id.replaceAll('-', '')
  const time = BigInt(`0x${digits.slice(0, 12)}`) & 0xfff_ffff_ffffn
  const counter = BigInt(`0x${digits.slice(13, 16)}`)
  const random = (BigInt(`0x${digits.slice(16, 20)}`) >> 7n) & 0x7fn
  return String((time << 19n) | (counter << 7n) | random)
}

/** How many of the newest posts are looked at one by one: for a page of a common word before the index is asked, and inside words. */
const walkDepth = sql.lit(3000)

/** A place as text: the number, which `cast` reads up to the space, and the id it is of. */
const placeInSqlite = (id: string): string => `${numberOf(id)} ${id}`

/** The number a post has, or would have. */
const number = (place: Fragment) => sql`coalesce(
  (select own.number from search_documents own where own.post_id = substr(${place}, -36)), cast(${place} as integer))`

/**
 * The number for a post: its place, or the next free one on the side of its id where another post has it. Two ids can ask for one place: of
 * two processes in one millisecond, or after a clock was set back.
 */
const freeNumber = (id: string, place: Fragment) => sql`coalesce((
  select case when other.post_id < ${id} then (
    select up.number + 1 from search_documents up where up.number >= ${place}
      and not exists (select 1 from search_documents next where next.number = up.number + 1) order by up.number limit 1)
  else (
    select down.number - 1 from search_documents down where down.number <= ${place}
      and not exists (select 1 from search_documents next where next.number = down.number - 1) order by down.number desc limit 1)
  end from search_documents other where other.number = ${place}), ${place})`

function putInSqlite({ id, words }: SearchDocument): Fragment[] {
  const text = textOf(words)
  return [
    sql`insert into search_documents (number, post_id, text) values (${freeNumber(id, sql`cast(${numberOf(id)} as integer)`)}, ${id}, ${text})
      on conflict (post_id) do update set text = excluded.text`,
    sql`insert or replace into search_words (rowid, text)
      select own.number, own.text from search_documents own where own.post_id = ${id}`,
  ]
}

const sqliteGrammar: Grammar = {
  phrase: (words, isPrefix) => `"${words.join(' ')}"${isPrefix ? ' *' : ''}`,
  and: ' AND ',
  or: ' OR ',
  but: ' NOT ',
}

const sqlite: FullText = {
  put: putInSqlite,
  putMany: (documents) => documents.flatMap(putInSqlite),
  drop: (id) => [
    sql`delete from search_words where rowid = (select d.number from search_documents d where d.post_id = ${id})`,
    sql`delete from search_documents where post_id = ${id}`,
  ],
  queryOf: (terms, { lastIsPrefix = false } = {}) => write(sqliteGrammar, terms, lastIsPrefix),
  anyOf: (terms) => writeAny(sqliteGrammar, terms),
  matchOf: (groups, required, how) => writeMatch(sqliteGrammar, groups, required, how),
  countOf: (query, most) => sql`
    select count(*) as count from (select 1 from search_words where search_words.search_words match ${query} limit ${most}) m`,
  cheapPage: 150,
  placeOf: placeInSqlite,
  // The index answers newest first and stops at the end of the page, whether a word is rare or common.
  page: ({ query, before, after, limit, condition }) => sql`
    select p.id from search_words cross join search_documents d cross join posts p cross join users u
    where search_words.search_words match ${query}
      and search_words.rowid < ${number(before)} and search_words.rowid >= ${number(after)}
      and d.number = search_words.rowid and p.id = d.post_id and u.id = p.author_id and ${condition}
    order by search_words.rowid desc limit ${limit}`,
  pageHolding: ({ part, before, after, limit, condition }) => sql`
    select p.id from (
      select d.number, d.post_id, d.text from search_documents d
      where d.number < ${number(before)} and d.number >= ${number(after)}
      order by d.number desc limit ${walkDepth}) n
    cross join posts p cross join users u
    where instr(n.text, ${part}) > 0 and p.id = n.post_id and u.id = p.author_id and ${condition}
    order by n.number desc limit ${limit}`,
  holds: (text, part) => sql`instr(${text}, ${part}) > 0`,
  each: (json) => sql`json_each(${json}) each`,
  pairs: (json) => sql`
    select json_extract(j.value, '$[0]'), json_extract(j.value, '$[1]') from json_each(${json}) j where 1 = 1`,
}

const vectorOf = (words: string[]) =>
  clipped(words)
    .map((word, index) => `'${word}':${index + 1}`)
    .join(' ')

const uuid = (value: Fragment) => sql`cast(${value} as uuid)`

const postgresGrammar: Grammar = {
  phrase(words, isPrefix) {
    const last = words.length - 1
    return `(${words.map((word, index) => `'${word}'${isPrefix && index === last ? ':*' : ''}`).join(' <-> ')})`
  },
  and: ' & ',
  or: ' | ',
  but: ' & !',
}

const postgres: FullText = {
  put: ({ id, words }) => [
    sql`insert into search_documents (post_id, text, document)
      values (${id}, ${textOf(words)}, cast(${vectorOf(words)} as tsvector))
      on conflict (post_id) do update set text = excluded.text, document = excluded.document`,
  ],
  putMany: (documents) => [
    sql`insert into search_documents (post_id, text, document)
      select d.id, d.text, d.document from json_to_recordset(cast(${JSON.stringify(
        documents.map(({ id, words }) => ({ id, text: textOf(words), document: vectorOf(words) })),
      )} as json)) as d (id uuid, text text, document tsvector)
      on conflict (post_id) do update set text = excluded.text, document = excluded.document`,
  ],
  drop: (id) => [sql`delete from search_documents where post_id = ${id}`],
  queryOf: (terms, { lastIsPrefix = false } = {}) => write(postgresGrammar, terms, lastIsPrefix),
  anyOf: (terms) => writeAny(postgresGrammar, terms),
  matchOf: (groups, required, how) => writeMatch(postgresGrammar, groups, required, how),
  countOf: (query, most) => sql`
    select count(*) as count from (
      select 1 from search_documents w where w.document @@ cast(${query} as tsquery) limit ${most}) m`,
  // More than the newest posts hold of several words would have every match judged for its reader.
  cheapPage: 40,
  placeOf: (id) => id,
  /**
   * The planner left alone walks all posts for a rare word, and sorts every match for a common one: a second each at a million posts.
   * So both, in turn: the newest few thousand posts hold a page of any common word; only where they do not is the index asked, and then
   * the word is rare enough to sort all its matches. One statement: the second part does not run while the first is enough.
   */
  page({ query, before, after, limit, condition }) {
    const matching = sql`w.document @@ cast(${query} as tsquery)`
    const visible = sql`from w cross join posts p cross join users u where p.id = w.post_id and u.id = p.author_id and ${condition}`
    const between = sql`d.post_id < ${uuid(before)} and d.post_id >= ${uuid(after)}`
    return sql`
      with near as materialized (
        with w as materialized (
          select w.post_id from (
            select d.post_id, d.document from search_documents d where ${between} order by d.post_id desc limit ${walkDepth}) w
          where ${matching})
        select p.id ${visible} order by p.id desc limit ${limit}),
      w as materialized (
        select w.post_id from search_documents w
        where (select count(*) from near) < ${limit} and ${matching}
          and w.post_id < ${uuid(before)} and w.post_id >= ${uuid(after)}),
      far as materialized (select p.id ${visible} order by p.id desc limit ${limit})
      select n.id from near n union select f.id from far f order by id desc limit ${limit}`
  },
  pageHolding: ({ part, before, after, limit, condition }) => sql`
    select p.id from (
      select d.post_id, d.text from search_documents d where d.post_id < ${uuid(before)} and d.post_id >= ${uuid(after)}
      order by d.post_id desc limit ${walkDepth}) n
    cross join posts p cross join users u
    where strpos(n.text, ${part}) > 0 and p.id = n.post_id and u.id = p.author_id and ${condition}
    order by p.id desc limit ${limit}`,
  holds: (text, part) => sql`strpos(${text}, ${part}) > 0`,
  each: (json) => sql`json_array_elements_text(cast(${json} as json)) each (value)`,
  pairs: (json, second) => sql`
    select j ->> 0, ${second === 'id' ? uuid(sql`j ->> 1`) : sql`j ->> 1`} from json_array_elements(cast(${json} as json)) j`,
}

/** The full text of each engine, part of its dialect. */
export const fullText: Record<Dialect['name'], FullText> = { sqlite, postgres }
