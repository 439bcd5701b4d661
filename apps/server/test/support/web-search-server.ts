/** A server that searches the web as the providers do, in both of their formats: streamed, with citations, and failing in every way. */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** How the next answers go. `slow` never answers, `cut off` ends in the middle of the stream, `whole` answers without a stream. */
export type SearchMood = 'well' | 'whole' | 'slow' | 'cut off' | 'nonsense' | { status: number }

/** A page that is found, and the sentence that cites it. `words` may cite several: `[1][2]`. */
export type WebStory = {
  pages: { url: string; title: string; snippet?: string; date?: string }[]
  /** Sentences with marks `[n]`; the server writes them as its format has them. */
  text: string
  related?: string[]
}

export type WebSearchServer = {
  url: string
  asked: { path: string; key: string | undefined; body: Record<string, unknown> }[]
  mood: { openai: SearchMood; perplexity: SearchMood }
  story: WebStory
  /** What Perplexity finds, where it is something else. */
  otherStory: WebStory | undefined
  /** Lets a slow answer go on. */
  abandoned: () => Promise<void>
  close: () => Promise<void>
}

type Part = { text: string; citation?: { url: string; title: string; start_index: number; end_index: number } }

/** OpenAI's text: each mark is a link in brackets with an annotation over it, counted in code points. */
function openAiParts({ text, pages }: WebStory): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const piece of text.split(/(\[\d+\])/)) {
    const number = /^\[(\d+)\]$/.exec(piece)?.[1]
    const page = number === undefined ? undefined : pages[Number(number) - 1]
    const words = page === undefined ? piece : `([${new URL(page.url).host}](${page.url}?utm_source=openai))`
    const length = Array.from(words).length
    if (page === undefined) parts.push({ text: words })
    else {
      const url = `${page.url}?utm_source=openai`
      parts.push({ text: words, citation: { url, title: page.title, start_index: at, end_index: at + length } })
    }
    at += length
  }
  return parts
}

const usage = { input_tokens: 900, output_tokens: 120, total_tokens: 1020 }

function openAiResponse(story: WebStory) {
  const parts = openAiParts(story)
  const annotations = parts.flatMap(({ citation }) => (citation ? [{ type: 'url_citation', ...citation }] : []))
  return {
    id: 'resp_1',
    object: 'response',
    status: 'completed',
    output: [
      {
        type: 'web_search_call',
        id: 'ws_1',
        status: 'completed',
        action: { type: 'search', query: 'q', sources: story.pages.map(({ url }) => ({ type: 'url', url })) },
      },
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        content: [{ type: 'output_text', text: parts.map(({ text }) => text).join(''), annotations }],
      },
    ],
    usage,
  }
}

function openAiEvents(story: WebStory): object[] {
  const events: object[] = [
    { type: 'response.created', response: { id: 'resp_1', status: 'in_progress', output: [] } },
    { type: 'response.web_search_call.searching', item_id: 'ws_1', output_index: 0 },
  ]
  for (const { text, citation } of openAiParts(story)) {
    events.push({ type: 'response.output_text.delta', item_id: 'msg_1', delta: text })
    if (!citation) continue
    const annotation = { type: 'url_citation', ...citation }
    events.push({ type: 'response.output_text.annotation.added', item_id: 'msg_1', annotation })
  }
  events.push({ type: 'response.completed', response: openAiResponse(story) })
  return events
}

const found = ({ pages }: WebStory) => ({
  search_results: pages.map(({ url, title, snippet = '', date }) => ({ url, title, snippet, date: date ?? null })),
  citations: pages.map(({ url }) => url),
})

const perplexityAnswer = (story: WebStory) => ({
  id: 'chat_1',
  object: 'chat.completion',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: story.text } }],
  ...found(story),
  related_questions: story.related ?? [],
  usage: { prompt_tokens: 900, completion_tokens: 120 },
})

function perplexityEvents(story: WebStory): object[] {
  const object = 'chat.completion.chunk'
  const pages = found(story)
  const events: object[] = story.text.split(/(?<= )/).map((content) => ({
    object,
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
    search_results: pages.search_results,
  }))
  events.push({
    object,
    choices: [{ index: 0, delta: { content: '' }, finish_reason: 'stop' }],
    ...pages,
    related_questions: story.related ?? [],
    usage: { prompt_tokens: 900, completion_tokens: 120 },
  })
  return events
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** Starts the server. */
export async function startWebSearchServer(story: WebStory): Promise<WebSearchServer> {
  let onAbandoned = () => {}
  const left = new Promise<void>((resolve) => (onAbandoned = resolve))
  const state: WebSearchServer = {
    url: '',
    asked: [],
    mood: { openai: 'well', perplexity: 'well' },
    story,
    otherStory: undefined,
    abandoned: () => left,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const sent: unknown = JSON.parse((await buffer(request)).toString())
    state.asked.push({ path, key: request.headers.authorization, body: record(sent) })
    const isOpenAi = path.endsWith('/responses')
    const mood = isOpenAi ? state.mood.openai : state.mood.perplexity
    const told = isOpenAi ? state.story : (state.otherStory ?? state.story)
    const json = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (mood === 'slow') return void response.once('close', onAbandoned)
    if (mood === 'nonsense') return json(200, { hello: 'there' })
    if (mood === 'whole') return json(200, isOpenAi ? openAiResponse(told) : perplexityAnswer(told))
    if (typeof mood === 'object') return json(mood.status, { error: { message: `You wrote ${JSON.stringify(sent)}` } })
    const events = isOpenAi ? openAiEvents(told) : perplexityEvents(told)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const shown = mood === 'cut off' ? events.slice(0, Math.ceil(events.length / 2)) : events
    for (const event of shown) {
      const text = `event: ${String(Reflect.get(event, 'type') ?? 'message')}\ndata: ${JSON.stringify(event)}\n\n`
      // In two pieces, so that no reader counts on whole events.
      response.write(text.slice(0, 20))
      // oxlint-disable-next-line no-await-in-loop -- pieces go out one after another
      await new Promise((resolve) => response.write(text.slice(20), resolve))
    }
    if (mood === 'cut off') response.destroy()
    else response.end(isOpenAi ? '' : 'data: [DONE]\n\n')
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  state.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`
  return state
}
