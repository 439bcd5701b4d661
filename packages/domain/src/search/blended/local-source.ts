/** The source that needs no key: what is on Skein itself, as this viewer may see it. */
import { pageAddress } from '@skein/contract/addresses'
import type { Language, Post, SearchResult, SummarySentence } from '@skein/contract'
import { limits } from '@skein/contract'
import { foldText, wordsOf } from '@skein/contract/search'
import type { Viewer } from '../../auth/sessions.ts'
import { cleanText } from '../../clean-text.ts'
import type { Database } from '../../database/database.ts'
import type { Searches } from '../searches.ts'
import { findSections } from './information-pages.ts'
import { mergeLists } from './merge-results.ts'
import { resultOf } from './own-result.ts'
import { readQuestion } from './question.ts'
import type { Question } from './question.ts'
import { relatedTo } from './related.ts'
import { summarise } from './summarise.ts'
import { sentencesOf } from './cited-text.ts'

/** What was found on Skein. */
export type LocalAnswer = { results: SearchResult[]; sentences: SummarySentence[]; related: string[] }

export type LocalSource = (viewer: Viewer | null, query: string, language: Language) => Promise<LocalAnswer>

/** Results of each kind; all of them together are no more than a source may have. */
const most = { posts: 14, people: 3, pages: 2, hashtags: 1 }
/** Words of a question that may be somebody's name. */
const namesTried = 3
/** Graphemes of a title and of a snippet. */
const maxTitle = 120
const maxSnippet = 300

/** A post as a result: its first sentence is its title. What stands under a warning is not told. */
export function resultOfPost({ id, content, contentWarning, author: writer, createdAt }: Post): SearchResult {
  const [first = '', ...rest] =
    contentWarning === null ? sentencesOf(content.replaceAll(/\s+/g, ' ')) : [contentWarning]
  // The hashtags behind it are no part of what is said.
  const said = cleanText(first.replace(/(?:\s*[#＃][\p{L}\p{M}\p{N}_]+)+\s*$/u, ''), maxTitle)
  const title = said === '' ? cleanText(first, maxTitle) : said
  const isCut = title.endsWith('…') && !first.endsWith('…')
  const { username, name, avatar, verified } = writer
  const shown = title === '' ? `@${username}` : title
  const snippet = cleanText(isCut ? content : rest.join(' '), maxSnippet)
  const author = { username, name, avatar, verified }
  return Object.assign(resultOf('post', pageAddress('/post/$id', { id }), shown, snippet), {
    timestamp: createdAt,
    author,
  })
}

/** Makes the source. */
export function createLocalSource(
  services: { database: Database } & Pick<Searches, 'best' | 'people' | 'hashtags'>,
): LocalSource {
  const { database, best, people, hashtags } = services

  async function findPeople(viewer: Viewer | null, query: string, { words, required }: Question) {
    if (required.length > 0) return []
    const tried = [query, ...words.filter((word) => word.length >= 3).slice(0, namesTried)]
    const lists = await Promise.all(tried.map((text) => people(viewer, text, most.people)))
    const asked = new Set(wordsOf(query))
    const found = new Map(
      lists.flatMap((list, index) =>
        list
          // A word of a question is taken for a name only where it is the whole of one: "sam" is, "sa" is not.
          .filter(
            ({ username, name }) => index === 0 || asked.has(username) || wordsOf(name).some((word) => asked.has(word)),
          )
          .map((one) => [one.id, one] as const),
      ),
    )
    const chosen = [...found.values()]
      .map((one) => ({ one, fits: wordsOf(`${one.username} ${one.name}`).filter((word) => asked.has(word)).length }))
      .toSorted((a, b) => b.fits - a.fits)
      .slice(0, most.people)
      .map(({ one }) => one)
    if (chosen.length === 0) return []
    const rows = await database.kysely
      .selectFrom('users')
      .select(['id', 'bio'])
      .where(
        'id',
        'in',
        chosen.map(({ id }) => id),
      )
      .execute()
    const bios = new Map(rows.map(({ id, bio }) => [id, bio]))
    return chosen.map(({ id, username, name, avatar, verified }) => {
      const result = resultOf(
        'person',
        pageAddress('/profile/$username', { username }),
        name,
        cleanText(bios.get(id) ?? '', maxSnippet),
      )
      return Object.assign(result, { author: { username, name, avatar, verified } })
    })
  }

  async function findTags({ words, required }: Question): Promise<SearchResult[]> {
    if (required.length > 0) return []
    const lists = await Promise.all(words.slice(0, namesTried).map((word) => hashtags(word, 1)))
    return lists
      .flat()
      .filter(({ hashtag }) => words.includes(foldText(hashtag.slice(1))))
      .slice(0, most.hashtags)
      .map(({ hashtag }) => resultOf('hashtag', pageAddress('/explore', { tag: hashtag }), hashtag, ''))
  }

  return async (viewer, query, language) => {
    const question = readQuestion(query)
    const [posts, persons, sections, tags] = await Promise.all([
      best(viewer, question, most.posts),
      findPeople(viewer, query, question),
      findSections(question, language, most.pages),
      findTags(question),
    ])
    const pages = sections.map(({ path, page, title, text }) =>
      resultOf('page', path, page === title ? page : `${page}: ${title}`, cleanText(text, maxSnippet)),
    )
    // Who is called by name is meant; what else is found comes after what people wrote.
    const asked = new Set(wordsOf(query))
    const isNamed = persons[0]?.author !== undefined && wordsOf(persons[0].author.name).every((word) => asked.has(word))
    const results = mergeLists([
      { weight: isNamed ? 1.5 : 0.9, results: persons },
      { weight: 1, results: posts.map(resultOfPost) },
      { weight: 0.98, results: pages },
      { weight: 0.6, results: tags },
    ]).slice(0, limits.search.maxResults)
    return {
      results,
      sentences: summarise(posts, sections, question),
      related: relatedTo(query, question, posts),
    }
  }
}
