/** The conversation with the assistant: what the built-in one finds, in the server's words. It knows posts by their words alone. */
import { pageAddress } from '@skein/contract/addresses'
import type { ChatMessage, Post } from '@skein/contract'
import { wordsOf } from '@skein/contract/search'
import { messagesOf } from '@skein/i18n'
import { Refusal } from '../answer.ts'
import type { Rules } from './ask.ts'
import { nextId, pair, writerOf } from './state.ts'
import type { Account, State } from './state.ts'
import { isListed } from './visibility.ts'

/** Most posts that are quoted. */
const most = 4

const small = new Set(
  wordsOf('what do people say about write is there anything on the a of where how who tell me find'),
)

/** Public posts with all of the words, the newest first. */
function postsAbout(state: State, viewer: Account, words: readonly string[]): Post[] {
  return state.posts.filter((post) => {
    const writer = state.accounts.get(writerOf(post))
    if (writer?.private === true || post.contentWarning !== null || !isListed(state, viewer, post)) return false
    const own = new Set(wordsOf(post.content))
    return words.every((word) => own.has(word))
  })
}

type Sources = ChatMessage['sources']
type Found = Omit<Sources[number], 'number'>

const ofPage = (title: string, url: string): Found => ({ kind: 'page', title, url, detail: 'Skein', createdAt: null })

/** An answer's lines, those that rest on something with its mark; last two ways on, where nothing trends. */
async function answerTo(
  state: State,
  viewer: Account,
  question: string,
): Promise<Pick<ChatMessage, 'response' | 'sources'>> {
  const m = await messagesOf('en', 'answers')
  const words = [...new Set(wordsOf(question))].filter((word) => !small.has(word))
  const sources: Sources = []
  const mark = (found: Found) => `[${sources.push({ number: sources.length + 1, ...found })}]`
  const explore = ofPage(m.wayExplore(), '/explore')
  const endWith = (lines: string[], ...ways: [Found, Found]) => {
    const [first, second] = ways.map((way) => `${way.title} ${mark(way)}`)
    return { response: [...lines, m.ways({ first: first ?? '', second: second ?? '' })].join('\n'), sources }
  }
  const help = ofPage(m.helpSafetyTitle(), '/help')
  if (/^(hi|hello|hey)[\s!.]*$/i.test(question)) return endWith([m.intro()], explore, help)
  if (words.length === 0) return endWith([m.nothingAsked()], explore, help)
  const subject = words.join(' ')
  const search = ofPage(m.waySearch({ words: subject }), pageAddress('/search', { q: subject }))
  const found = postsAbout(state, viewer, words).slice(0, most)
  if (found.length === 0) return endWith([m.nothing({ words: subject })], search, explore)
  const lines = found.map(({ id, content, createdAt, author, postedBy }) => {
    const { name } = postedBy ?? author
    const at: Found = { kind: 'post', title: content, url: pageAddress('/post/$id', { id }), detail: name, createdAt }
    return `${m.quote({ text: content, name })} ${mark(at)}`
  })
  return endWith([m.found({ count: found.length }), ...lines], search, explore)
}

export const chatRules: Rules = {
  listChatMessages({ state, viewer, query: { before, limit } }) {
    if (!viewer) return new Refusal('not-signed-in')
    const own = state.chat.filter(({ userId, id }) => userId === viewer.id && (before === undefined || id < before))
    return own.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit)
  },

  async sendChatMessage({ state, viewer, body, idempotencyKey }) {
    if (!viewer) return new Refusal('not-signed-in')
    const message = body.message.trim()
    const key = idempotencyKey === null ? undefined : pair(viewer.id, idempotencyKey)
    const before = key === undefined ? undefined : state.repeats.get(key)
    if (before !== undefined && before.sent !== message) return new Refusal('idempotency-mismatch')
    const known = state.chat.find(({ id }) => id === before?.id)
    if (known) return known
    const answer = await answerTo(state, viewer, message)
    const row: ChatMessage = {
      id: nextId(state),
      message,
      ...answer,
      createdAt: new Date().toISOString(),
      userId: viewer.id,
      provider: 'local',
      isComplete: true,
    }
    state.chat.push(row)
    state.written.add(pair(viewer.id, row.response))
    if (key !== undefined) state.repeats.set(key, { sent: message, id: row.id })
    return row
  },

  clearChat({ state, viewer }) {
    if (!viewer) return new Refusal('not-signed-in')
    state.chat = state.chat.filter(({ userId }) => userId !== viewer.id)
    return undefined
  },

  getInsights: ({ viewer }) => (viewer ? { provider: null, lines: [] } : new Refusal('not-signed-in')),
}
