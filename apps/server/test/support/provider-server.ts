/** A server that speaks as the providers do, on a free port: what they answer, and how they fail. */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { patience } from '../../../../tests/patience.ts'
import { scene } from './pictures.ts'
import { chatStream, responsesStream } from './provider-streams.ts'
import type { Cited } from './provider-streams.ts'

/** How the next answers go. `cut off` ends the connection in the middle of the answer, `slow` never answers, `pauses` stops in the middle,
 * `declines` says in words that it will not. */
export type Mood =
  | 'well'
  | 'slow'
  | 'cut off'
  | 'pauses'
  | 'redirect'
  | 'nonsense'
  | 'refuses the description'
  | 'declines'
  | { status: number }

export type Asked = { path: string; key: string | undefined; body: Record<string, unknown> }

export type ProviderServer = {
  /** Base address, as the settings have it. */
  url: string
  asked: Asked[]
  mood: Mood
  /** What a text is answered with. */
  text: string
  /** What an answer that is streamed cites. */
  cited: Cited[]
  /** Pictures come in this size, whatever was asked for. */
  pictureSize: { width: number; height: number }
  /** Resolves when a request is given up by who made it. */
  abandoned: () => Promise<void>
  close: () => Promise<void>
}

/** How long the server waits for a provider, in milliseconds: for one that answers as long as any machine takes. */
export const patientTimes = () => ({ text: patience.wait, image: patience.wait, chat: patience.wait })

/** For one that never answers. */
export const impatientTimes = { text: 400, image: 400, chat: 400 }

const usage = { input_tokens: 41, output_tokens: 17, total_tokens: 58 }

/** As `POST /responses` of OpenAI answers. */
const responsesAnswer = (text: string) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1_790_000_000,
  status: 'completed',
  model: 'the-model',
  output: [
    {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text, annotations: [] }],
    },
  ],
  usage,
})

/** As `POST /chat/completions` of Perplexity answers. */
const chatAnswer = (text: string) => ({
  id: 'chat_1',
  object: 'chat.completion',
  created: 1_790_000_000,
  model: 'the-model',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
  usage: { prompt_tokens: 41, completion_tokens: 17, total_tokens: 58 },
})

/** A model that will not: words of its own, which are no answer. */
const declined = {
  ...responsesAnswer(''),
  output: [
    {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'refusal', refusal: 'I am sorry, I cannot help with that.' }],
    },
  ],
}
const chatDeclined = {
  ...chatAnswer(''),
  choices: [{ index: 0, finish_reason: 'content_filter', message: { role: 'assistant', content: 'I am sorry.' } }],
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** Starts the server. */
export async function startProviderServer(): Promise<ProviderServer> {
  let onAbandoned = () => {}
  const left = new Promise<void>((resolve) => (onAbandoned = resolve))
  const state: ProviderServer = {
    url: '',
    asked: [],
    mood: 'well',
    text: 'A better wording.',
    cited: [],
    pictureSize: { width: 1536, height: 1024 },
    abandoned: () => left,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answerOf(path: string): Promise<unknown> {
    if (path.endsWith('/images/generations')) {
      const { width, height } = state.pictureSize
      const bytes = await scene(width, height).png().toBuffer()
      return { created: 1_790_000_000, data: [{ b64_json: bytes.toString('base64') }], usage }
    }
    return path.endsWith('/responses') ? responsesAnswer(state.text) : chatAnswer(state.text)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const body: unknown = JSON.parse((await buffer(request)).toString())
    state.asked.push({ path, key: request.headers.authorization, body: record(body) })
    const { mood } = state
    const send = (status: number, json: unknown, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json))
    if (mood === 'slow') return void response.once('close', onAbandoned)
    if (mood === 'redirect') return void send(307, {}, { location: 'http://127.0.0.1:1/elsewhere' })
    if (mood === 'nonsense') return void send(200, { hello: 'there' })
    if (mood === 'declines') return void send(200, path.endsWith('/responses') ? declined : chatDeclined)
    if (mood === 'refuses the description')
      return void send(400, { error: { message: 'The prompt "a secret" is not allowed.', code: 'moderation_blocked' } })
    if (record(body)['stream'] === true && (mood === 'well' || mood === 'cut off' || mood === 'pauses')) {
      const parts = (path.endsWith('/responses') ? responsesStream : chatStream)(state.text, state.cited)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      if (mood === 'well') return void response.end(parts.join(''))
      // The first half, which is in the middle of the text.
      const begun = parts.slice(0, Math.ceil(parts.length / 2)).join('')
      if (mood === 'pauses') {
        response.once('close', onAbandoned)
        return void response.write(begun)
      }
      return void response.write(begun, () => response.destroy())
    }
    if (mood === 'cut off') {
      const text = JSON.stringify(await answerOf(path))
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
      return void response.write(text.slice(0, text.length / 2), () => response.destroy())
    }
    if (mood === 'well' || mood === 'pauses') return void send(200, await answerOf(path))
    return void send(mood.status, { error: { message: `You wrote: ${JSON.stringify(body)}`, type: 'failure' } })
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  state.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`
  return state
}
