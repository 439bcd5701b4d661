/**
 * The built-in assistant: an answer made of quotations, with the place of each. It has no model and needs no key; it says so, and says
 * nothing that is not written here or in the texts of the interface.
 */
import { pageAddress } from '@skein/contract/addresses'
import type { Post } from '@skein/contract'
import type { Language } from '@skein/contract'
import { messagesOf } from '@skein/i18n/messages'
import type { MessagesOf } from '@skein/i18n/messages'
import type { Viewer } from '../../auth/sessions.ts'
import { cleanText } from '../../clean-text.ts'
import { topicsFor } from './help-topics.ts'
import { readQuestion } from './question.ts'
import type { Question } from './question.ts'
import { hasAll, quoteOf, sourceOf } from './reading.ts'
import type { Reading } from './reading.ts'
import { SourceList } from './source.ts'
import type { Found } from './source.ts'

/** An answer, its lines joined by line breaks. */
export type LocalAnswer = { text: string; sources: SourceList }

type Answering = {
  m: MessagesOf<'answers'>
  viewer: Viewer
  question: Question
  reading: Reading
  sources: SourceList
  /** The word of the question that the quotations are about. */
  found?: string | undefined
}

const nameOf = ({ author, postedBy }: Post) => cleanText((postedBy ?? author).name, 50)

const ofHashtag = (hashtag: string): Found => {
  const url = pageAddress('/explore', { tag: hashtag })
  return { kind: 'tag', title: hashtag, url, detail: null, createdAt: null }
}

const ofPage = (title: string, url: string): Found => ({ kind: 'page', title, url, detail: 'Skein', createdAt: null })

function quotes({ m, question, sources }: Answering, posts: readonly Post[]): string[] {
  return posts.map((post) => {
    const line = m.quote({ text: quoteOf(post.content, question.words), name: nameOf(post) })
    return `${line} ${sources.mark(sourceOf(post))}`
  })
}

async function ofThread(answering: Answering, id: string): Promise<string[]> {
  const { m, viewer, reading } = answering
  const thread = await reading.thread(viewer, id)
  if (thread === undefined) return [m.threadGone()]
  const { root, replies, read } = thread
  const head = read === 0 ? m.threadAlone() : m.thread({ count: read })
  return [head, ...quotes(answering, [root, ...replies])]
}

async function ofTag(answering: Answering, tag: string): Promise<string[]> {
  const { m, viewer, reading, sources } = answering
  const posts = await reading.postsUnder(viewer, tag)
  if (posts.length === 0) return [m.trendNothing({ tag: `#${tag}` })]
  return [`${m.trend({ tag: `#${tag}` })} ${sources.mark(ofHashtag(`#${tag}`))}`, ...quotes(answering, posts)]
}

async function ofTrends({ m, reading, sources }: Answering): Promise<string[]> {
  const trends = await reading.trends()
  if (trends.length === 0) return [m.trendingNothing()]
  const lines = trends.map(
    ({ hashtag, postCount }) =>
      `${m.trendLine({ tag: hashtag, count: postCount })} ${sources.mark(ofHashtag(hashtag))}`,
  )
  return [m.trending(), ...lines]
}

async function ofPeople({ m, viewer, reading, sources }: Answering, names: readonly string[]): Promise<string[]> {
  const found = (await Promise.all(names.slice(0, 2).map((name) => reading.people(viewer, name)))).flat()
  const people = [...new Map(found.map((one) => [one.id, one])).values()].slice(0, 3)
  if (people.length === 0) return []
  const lines = people.map(({ name, username }) => {
    const shown = cleanText(name, 50)
    const url = pageAddress('/profile/$username', { username })
    const mark = sources.mark({ kind: 'person', title: shown, url, detail: `@${username}`, createdAt: null })
    return `${m.person({ name: shown, username })} ${mark}`
  })
  return [m.foundPeople({ count: people.length }), ...lines]
}

function ofHelp({ m, sources }: Answering, text: string): string[] {
  const topics = topicsFor(text)
  if (topics.length === 0) return []
  const lines = topics.map((topic) => `${topic.text(m)} ${sources.mark(ofPage(topic.title(m), topic.path))}`)
  return [m.help(), ...lines]
}

async function ofSubject(answering: Answering): Promise<string[]> {
  const { m, viewer, question, reading } = answering
  const { words } = question
  if (words.length === 0) return [m.nothingAsked()]
  const posts = await reading.postsAbout(viewer, question)
  // A name is mostly asked for by itself.
  const lines = words.length <= 2 ? await ofPeople(answering, [words.join(' ')]) : []
  if (posts.length > 0) {
    const isWhole = words.length === 1 || posts.some((post) => hasAll(post, words))
    const head = isWhole ? m.found({ count: posts.length }) : m.foundSome({ words: cleanText(words.join(' '), 80) })
    lines.push(head, ...quotes(answering, posts))
    // The word that was found is the one to go on with.
    answering.found = words
      .toSorted((a, z) => z.length - a.length)
      .find((word) => posts.some((one) => hasAll(one, [word])))
  }
  return lines.length === 0 ? [m.nothing({ words: cleanText(words.join(' '), 80) })] : lines
}

/** The last line of every answer: two places to go on from that it has not named yet, the nearest ones first. */
async function waysOn({ m, question, reading, sources, found }: Answering): Promise<string> {
  const { tags } = question
  // Nothing is looked for by a greeting.
  const words = question.asksWho ? [] : question.words
  const subject = found ?? words.join(' ')
  const asked = [...tags, ...(found === undefined ? [] : [found]), ...words.toSorted((a, z) => z.length - a.length)]
  const [around, trends] = await Promise.all([
    Promise.all([...new Set(asked)].slice(0, 3).map((word) => reading.tagsAround(word))),
    reading.trends(),
  ])
  const search = cleanText(subject === '' ? tags.join(' ') : subject, 80)
  const known = new Set(sources.all.map(({ url }) => url))
  const ways = [
    ...(search === '' ? [] : [ofPage(m.waySearch({ words: search }), pageAddress('/search', { q: search }))]),
    ...around.flat().map(({ hashtag }) => ofHashtag(hashtag)),
    ...trends.map(({ hashtag }) => ofHashtag(hashtag)),
    ofPage(m.wayExplore(), pageAddress('/explore')),
    ofPage(m.helpSafetyTitle(), pageAddress('/help')),
  ].filter(({ url }) => !known.has(url) && known.add(url))
  const [first, second] = ways.slice(0, 2).map((way) => `${way.title} ${sources.mark(way)}`)
  return m.ways({ first: first ?? '', second: second ?? '' })
}

/** Answers a question from what everybody may read here. */
export async function answerLocally(
  reading: Reading,
  viewer: Viewer,
  text: string,
  language: Language,
): Promise<LocalAnswer> {
  const m = await messagesOf(language, 'answers')
  const question = readQuestion(text)
  const sources = new SourceList()
  const answering: Answering = { m, viewer, question, reading, sources }
  const lines = async (): Promise<string[]> => {
    const [post] = question.posts
    const [tag] = question.tags
    if (post !== undefined) return ofThread(answering, post)
    if (tag !== undefined) return ofTag(answering, tag)
    if (question.people.length > 0) {
      const people = await ofPeople(answering, question.people)
      if (people.length > 0) return people
    }
    if (question.asksWho) return [m.intro()]
    if (question.asksHow) {
      const help = ofHelp(answering, text)
      if (help.length > 0) return help
    }
    if (question.asksTrends && question.words.length <= 1) return ofTrends(answering)
    const found = await ofSubject(answering)
    // A word of the product that nobody has written about.
    return sources.all.length === 0 ? [...ofHelp(answering, text), ...found].slice(0, 2) : found
  }
  const said = await lines()
  return { text: [...said, await waysOn(answering)].join('\n'), sources }
}
