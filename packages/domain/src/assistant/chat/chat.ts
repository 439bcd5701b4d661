/** The conversation with the assistant: reads what may help, asks a provider or answers from quotations, and keeps what came. */
import { dataSharing } from '@skein/contract'
import type { ChatEvent, ChatMessage } from '@skein/contract'
import type { Viewer } from '../../auth/sessions.ts'
import { cleanText } from '../../clean-text.ts'
import { newId } from '../../database/ids.ts'
import { Problem } from '../../calls/problem.ts'
import { checkKey, repeated } from '../../posts/idempotency.ts'
import { readSettings } from '../../settings/settings-store.ts'
import { ProviderFailed } from '../provider.ts'
import type { ChatRequest, Cost, Provider } from '../provider.ts'
import type { Reads } from '../reads.ts'
import { rememberWritten } from '../written-texts.ts'
import { createChatStore } from './chat-store.ts'
import { Citations } from './citations.ts'
import { answerLocally } from './local-answer.ts'
import { readQuestion } from './question.ts'
import { createReading, sourceOf } from './reading.ts'
import type { Found, SourceList } from './source.ts'

/** Exchanges that a provider is told of what came before. */
const remembered = 6
/** Characters of a post that a provider reads. */
const longestPost = 600

/** Hears an answer as it comes; `done` and `error` are the caller's to send. */
export type Listener = (event: Extract<ChatEvent, { type: 'start' | 'text' }>) => void

export type Chat = {
  /**
   * Answers a question. What had come is kept when the provider breaks off or nobody waits any more.
   * @param key of the request, so that one sent again has the same answer
   * @throws Problem `quota-reached`, `too-many-requests` or `provider-failed`, where nothing of an answer came
   */
  ask: (viewer: Viewer, question: string, options: AskOptions) => Promise<ChatMessage>
  page: (viewer: Viewer, page: { before?: string | undefined; limit: number }) => Promise<ChatMessage[]>
  clear: (viewer: Viewer) => Promise<void>
}

type AskOptions = { key: string | undefined; left: AbortSignal; onEvent: Listener }

type Answer = { text: string; sources: SourceList }
type Ending = { answer: Answer; isComplete: boolean }

/** The pieces that a whole answer is told in: words, as they would come from elsewhere. */
const pieces = (text: string): string[] => text.match(/\S*\s*/gu)?.filter((piece) => piece !== '') ?? []

/** Makes the conversation. */
export function createChat(parts: Reads): Chat {
  const { database, now, assistance } = parts
  const store = createChatStore(database)
  const reading = createReading(parts)

  /** The id that this request makes, or made before. */
  async function idFor(viewer: Viewer, key: string | undefined, question: string): Promise<string> {
    checkKey(key)
    const time = now()
    const id = newId(time)
    if (key === undefined) return id
    return database.transaction(async (tx) => {
      const request = { userId: viewer.id, key, call: 'sendChatMessage', body: { question }, id, time }
      return (await repeated(tx, request)) ?? id
    })
  }

  /** What a provider may read beside the question: public posts, where the member allows AI to use them (behaviour §2.11). */
  async function helpful(
    viewer: Viewer,
    question: string,
  ): Promise<{ posts: ChatRequest['posts']; found: Map<string, Found> }> {
    const settings = await readSettings(database.kysely, viewer.id)
    const found = new Map<string, Found>()
    if (!dataSharing[settings.dataSharing].aiContext) return { posts: [], found }
    const asked = readQuestion(question)
    const { tags, posts: addresses } = asked
    const [address] = addresses
    const [tag] = tags
    const thread = address === undefined ? undefined : await reading.thread(viewer, address)
    const list =
      thread !== undefined
        ? [thread.root, ...thread.replies]
        : tag !== undefined
          ? await reading.postsUnder(viewer, tag)
          : await reading.postsAbout(viewer, asked)
    const posts = list.map((post, index) => {
      const key = `P${index + 1}`
      found.set(key, sourceOf(post))
      return {
        key,
        author: cleanText((post.postedBy ?? post.author).name, 50),
        text: cleanText(post.content, longestPost),
      }
    })
    return { posts, found }
  }

  async function askLocal(viewer: Viewer, question: string, left: AbortSignal, onEvent: Listener): Promise<Ending> {
    const language = viewer.user.language ?? 'en'
    const answer = await answerLocally(reading, viewer, question, language)
    for (const piece of pieces(answer.text.replaceAll(/ \[\d+\]/gu, ''))) {
      if (left.aborted) break
      onEvent({ type: 'text', text: piece })
    }
    return { answer, isComplete: true }
  }

  async function askProvider(
    converse: NonNullable<Provider['converse']>,
    viewer: Viewer,
    question: string,
    signal: AbortSignal,
    onEvent: Listener,
    onEnd: (ending: Ending) => void,
  ): Promise<{ cost: Cost }> {
    const { posts, found } = await helpful(viewer, question)
    const before = await store.page(viewer.id, { limit: remembered })
    const history = before.toReversed().map(({ message, response }) => ({ question: message, answer: response }))
    const citations = new Citations(found)
    const language = viewer.user.language ?? 'en'
    let cost: Cost | undefined
    try {
      for await (const part of converse({ history, question, posts, language }, signal)) {
        if (part.kind === 'cost') cost = part.cost
        else if (part.kind === 'source') citations.source(part.key, part.url, part.title)
        else {
          const text = citations.push(part.text)
          if (text !== '') onEvent({ type: 'text', text })
        }
      }
      const answer = citations.finish()
      if (cost === undefined || answer.text === '') throw new ProviderFailed('unusable-answer')
      onEnd({ answer, isComplete: true })
      return { cost }
    } catch (error) {
      const answer = citations.finish()
      if (answer.text !== '') onEnd({ answer, isComplete: false })
      throw error
    }
  }

  return {
    async ask(viewer, question, { key, left, onEvent }) {
      const id = await idFor(viewer, key, question)
      const known = await store.one(viewer.id, id)
      if (known !== undefined) return known
      const createdAt = new Date(now()).toISOString()
      let ending: Ending | undefined
      const provider = await assistance.converse(viewer, left, {
        onProvider: (name) => onEvent({ type: 'start', id, createdAt, provider: name }),
        outside: (converse, signal) =>
          askProvider(converse, viewer, question, signal, onEvent, (end) => (ending = end)),
        local: async () => {
          ending = await askLocal(viewer, question, left, onEvent)
          return { cost: { model: 'quotations' } }
        },
        // What came before it broke off is worth keeping, and is not a failure then.
        isKept: () => ending !== undefined,
      })
      if (ending === undefined) throw new Problem('provider-failed')
      const { answer, isComplete } = ending
      const message: ChatMessage = {
        id,
        message: question,
        response: answer.text,
        createdAt,
        userId: viewer.id,
        sources: answer.sources.all,
        provider,
        isComplete,
      }
      await store.put(message)
      await rememberWritten(database.kysely, viewer.id, answer.text, now())
      return message
    },
    page: (viewer, page) => store.page(viewer.id, page),
    clear: (viewer) => store.clear(viewer.id),
  }
}
