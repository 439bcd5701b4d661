/** Searching and completing: behaviour §2.2, §2.4. */
import { pageAddress } from '@skein/contract/addresses'
import { foldTag, hashtagsOf, mentionsOf } from '@skein/contract'
import type { HashtagUse, Post, SearchSuggestion, SuggestedUser, Trend } from '@skein/contract'
import { foldText, parseSearch, wordsOf } from '@skein/contract/search'
import type { Search, SearchTerm } from '@skein/contract/search'
import { Refusal } from '../answer.ts'
import { suggestionOf } from '../fixtures/people.ts'
import type { Rules } from './ask.ts'
import { writerOf } from './state.ts'
import type { Account, State } from './state.ts'
import { followOf, isListed, isPublic, notBlocked, reaches } from './visibility.ts'
import { seenBy } from './views.ts'

type Viewer = Account | null

/** Whether `words` follow each other somewhere in `text`; `isStart` lets the last be the start of a word. */
function holds(text: string, words: string[], isStart: boolean): boolean {
  const there = wordsOf(text)
  return there.some((_, at) =>
    words.every((word, index) => {
      const found = there[at + index] ?? ''
      return isStart && index === words.length - 1 ? found.startsWith(word) : found === word
    }),
  )
}

/** Everything a post is found by: its words, its pictures' descriptions, its poll. */
export const textsOf = ({ content, images, pollData }: Post) => [
  content,
  ...images.map(({ alt }) => alt),
  pollData?.question ?? '',
  ...(pollData?.options.map(({ text }) => text) ?? []),
]

function contains(post: Post, content: Extract<SearchTerm, { kind: 'has' }>['content']): boolean {
  if (content === 'image') return post.images.length > 0
  if (content === 'video') return post.video !== null
  if (content === 'poll') return post.pollData !== null
  return post.urlPreview !== null || post.entities.some(({ kind }) => kind === 'link')
}

function fits(post: Post, term: SearchTerm, isStart: boolean): boolean {
  switch (term.kind) {
    case 'phrase':
      return textsOf(post).some((text) => holds(text, term.words, isStart))
    case 'from':
      return post.author.username === term.username || post.postedBy?.username === term.username
    case 'mention':
      return mentionsOf(post.content).includes(term.username)
    case 'has':
      return contains(post, term.content)
    default:
      return hashtagsOf(post.content).some((tag) => foldText(tag) === term.tag)
  }
}

/** Posts that fit a search, newest first. */
export function findPosts(state: State, viewer: Viewer, { terms, since, until }: Search, lastIsStart = false): Post[] {
  return state.posts.filter((post) => {
    const time = Date.parse(post.createdAt)
    if (!isListed(state, viewer, post) || time < (since ?? 0) || time >= (until ?? Infinity)) return false
    return terms.every((term, index) => fits(post, term, lastIsStart && index === terms.length - 1) !== term.excluded)
  })
}

/** Members with a word of their name, or the username, that starts with each of the first two words. */
export function findPeople(state: State, viewer: Viewer, text: string): SuggestedUser[] {
  const [first, second] = wordsOf(text)
  if (first === undefined) return []
  return [...state.accounts.values()]
    .filter(({ id, username, name }) => {
      const words = [username, ...wordsOf(name)]
      const starts = (start: string) => words.some((word) => word.startsWith(start))
      return (
        notBlocked(state, viewer, id) &&
        reaches(state, viewer, id) &&
        starts(first) &&
        (second === undefined || starts(second))
      )
    })
    .map((account) => ({ account, follow: followOf(state, viewer, account.id) }))
    .toSorted(
      (a, b) =>
        Number(a.follow === 'none') - Number(b.follow === 'none') ||
        b.account.followersCount - a.account.followersCount ||
        (a.account.username < b.account.username ? -1 : 1),
    )
    .map(({ account, follow }) => suggestionOf(account, follow))
}

/** Public uses of each hashtag: the posts, and by how many. */
function usesOf(state: State): Map<string, { authors: Set<string>; posts: number }> {
  const tags = new Map<string, { authors: Set<string>; posts: number }>()
  for (const post of state.posts) {
    if (state.deleted.has(post.id) || !isPublic(state, writerOf(post))) continue
    for (const tag of hashtagsOf(post.content)) {
      const known = tags.get(tag) ?? { authors: new Set<string>(), posts: 0 }
      known.authors.add(writerOf(post))
      tags.set(tag, { authors: known.authors, posts: known.posts + 1 })
    }
  }
  return tags
}

function findHashtags(state: State, text: string): HashtagUse[] {
  const start = foldText(foldTag(text.trim()))
  if (start === '') return []
  return [...usesOf(state)]
    .filter(([tag]) => foldText(tag).startsWith(start))
    .toSorted(([a, { posts: most }], [b, { posts: fewer }]) => fewer - most || (a < b ? -1 : 1))
    .map(([tag, { posts }]) => ({ hashtag: `#${tag}`, postCount: posts }))
}

/** Rows under the search box: people, hashtags, posts, and last the question to the assistant. */
function suggest(state: State, viewer: Viewer, typed: string): SearchSuggestion[] {
  const text = typed.trim()
  if (text === '') return []
  const read = parseSearch(text)
  const isPlain = !/[":]/.test(text)
  const isTag = /^[#＃]/.test(text)
  const isName = /^[@＠]/.test(text)
  const looksForPosts = !isTag && !isName && read.faults.length === 0 && read.terms.length > 0 && text.length >= 3
  const people = isTag || !isPlain ? [] : findPeople(state, viewer, text).slice(0, 3)
  const hashtags = isName || !isPlain ? [] : findHashtags(state, text).slice(0, 3)
  const posts = looksForPosts ? findPosts(state, viewer, read, isPlain && !/\s$/.test(typed)).slice(0, 3) : []
  return [
    ...people.map(({ name, username }): SearchSuggestion => {
      return {
        kind: 'person',
        text: name,
        detail: `@${username}`,
        path: pageAddress('/profile/$username', { username }),
      }
    }),
    ...hashtags.map(({ hashtag, postCount }): SearchSuggestion => {
      const path = pageAddress('/explore', { tag: hashtag })
      return { kind: 'hashtag', text: hashtag, detail: String(postCount), path }
    }),
    ...posts.map(({ id, content, contentWarning, author }): SearchSuggestion => {
      const words = contentWarning ?? Array.from(content.replaceAll(/\s+/g, ' ')).slice(0, 120).join('')
      return { kind: 'post', text: words, detail: `@${author.username}`, path: pageAddress('/post/$id', { id }) }
    }),
    { kind: 'ask-ai', text, path: pageAddress('/search', { q: text }) },
  ]
}

export const searchRules: Rules = {
  searchPosts({ state, viewer, query }) {
    const search = parseSearch(query.q)
    const [fault] = search.faults
    if (fault) return new Refusal('search-invalid', { fields: { q: `${fault.part}: ${fault.message}` } })
    if (search.terms.length === 0 && search.since === undefined && search.until === undefined) return []
    return findPosts(state, viewer, search)
      .filter(({ id }) => query.before === undefined || id < query.before.toLowerCase())
      .slice(0, query.limit)
      .map((post) => seenBy(state, viewer, post))
  },

  searchUsers: ({ state, viewer, query }) => findPeople(state, viewer, query.q).slice(0, query.limit),
  searchHashtags: ({ state, query }) => findHashtags(state, query.q).slice(0, query.limit),
  suggestSearch: ({ state, viewer, query }) => suggest(state, viewer, query.q),

  /** Hashtags that at least two members use, most used first (behaviour §2.4). */
  listTrends: ({ state, query }) =>
    [...usesOf(state)]
      .filter(([, { authors }]) => authors.size >= 2)
      .toSorted(([, a], [, b]) => b.authors.size - a.authors.size || b.posts - a.posts)
      .map(([tag, { posts }]): Trend => ({ id: tag, category: null, hashtag: `#${tag}`, postCount: posts }))
      .slice(0, query.limit),
}
