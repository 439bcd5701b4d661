import { ProviderFailed } from '@skein/domain/assistant/provider'
import { citedSentences } from '@skein/domain/search/blended/cited-text'
import type { WebAnswer, WebFinding, WebSource } from '@skein/domain/search/blended/web-source'
import * as z from 'zod'
import type { OpenAiSettings } from '../../assistant/openai-provider.ts'
import { askProvider } from './provider-stream.ts'
import { findingFrom, instructions } from './web-answer.ts'

const Citation = z.object({
  type: z.literal('url_citation'),
  url: z.string(),
  title: z.string().optional(),
  start_index: z.number().int().nonnegative(),
  end_index: z.number().int().nonnegative(),
})
type Citation = z.infer<typeof Citation>

const Text = z.object({
  type: z.literal('output_text'),
  text: z.string(),
  annotations: z.array(z.unknown()).default([]),
})
const Message = z.object({ type: z.literal('message'), content: z.array(z.unknown()) })
const Call = z.object({
  type: z.literal('web_search_call'),
  action: z
    .object({ sources: z.array(z.object({ url: z.string(), title: z.string().optional() })).nullish() })
    .nullish(),
})
const Response = z.object({
  output: z.array(z.unknown()),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullish(),
})

const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('response.output_text.delta'), delta: z.string() }),
  z.object({ type: z.literal('response.output_text.annotation.added'), annotation: z.unknown() }),
  z.object({ type: z.literal('response.completed'), response: Response }),
  z.object({ type: z.enum(['response.failed', 'response.incomplete', 'error']) }),
])

/** Whether a span of the text holds what it cites: the offsets count code points, but not in every version. */
function spanOf(text: string, { start_index: start, end_index: end, url }: Citation): { start: number; end: number } {
  const host = URL.canParse(url) ? new URL(url).host : url
  if (text.slice(start, end).includes(host)) return { start, end }
  const points = Array.from(text)
  const from = points.slice(0, start).join('').length
  const to = points.slice(0, end).join('').length
  // A span of words that does not name its page is the cited sentence itself: it stays, and the mark goes to its end.
  return text.slice(from, to).includes(host)
    ? { start: from, end: to }
    : { start: Math.min(end, text.length), end: Math.min(end, text.length) }
}

/** Puts a number in the place of each citation, and gives the addresses in the order of the numbers. */
function numbered(text: string, citations: readonly Citation[]): { text: string; addresses: string[] } {
  const addresses = [...new Set(citations.map(({ url }) => url))]
  const spans = citations.map((citation) => ({ ...spanOf(text, citation), url: citation.url }))
  let result = text
  for (const { start, end, url } of spans.toSorted((a, b) => b.start - a.start))
    result = `${result.slice(0, start)} [${addresses.indexOf(url) + 1}]${result.slice(end)}`
  // Brackets around citations are left empty of words.
  return { text: result.replace(/\(\s*((?:\[\d+\][\s,;]*)+)\)/g, ' $1'), addresses }
}

/** What has been said so far. */
class Heard {
  text = ''
  readonly citations: Citation[] = []
  readonly consulted: { url: string; title?: string | undefined }[] = []

  cite(annotation: unknown): void {
    const { success, data } = Citation.safeParse(annotation)
    if (success) this.citations.push(data)
  }

  /** Takes the whole answer in the place of what was heard. */
  takeWhole(output: unknown[]): void {
    this.text = ''
    this.citations.length = 0
    for (const item of output) {
      const call = Call.safeParse(item)
      if (call.success) this.consulted.push(...(call.data.action?.sources ?? []))
      const message = Message.safeParse(item)
      for (const part of message.success ? message.data.content : []) {
        const { success, data } = Text.safeParse(part)
        if (!success) continue
        const before = Array.from(this.text).length
        this.text += data.text
        for (const annotation of data.annotations) {
          const citation = Citation.safeParse(annotation)
          if (citation.success)
            this.citations.push({
              ...citation.data,
              start_index: citation.data.start_index + before,
              end_index: citation.data.end_index + before,
            })
        }
      }
    }
  }

  answer(isWhole: boolean): WebAnswer {
    const { text, addresses } = numbered(this.text, this.citations)
    const sentences = citedSentences(text, addresses, isWhole)
    const findings = new Map<string, WebFinding>()
    const put = (url: string, title: string | undefined) => {
      if (findings.has(url)) return
      const snippet = sentences.find(({ urls }) => urls.includes(url))?.text
      const finding = findingFrom({ url, title, snippet })
      if (finding !== undefined) findings.set(url, finding)
    }
    for (const { url, title } of this.citations) put(url, title)
    for (const { url, title } of this.consulted) put(url, title)
    return { findings: [...findings.values()], sentences, related: [] }
  }
}

/** The search of the web behind OPENAI_API_KEY (Responses API with its tool `web_search`). Nothing is kept there (`store: false`). */
export function createOpenAiSearch(settings: OpenAiSettings): WebSource {
  const { model } = settings
  return {
    name: 'openai',
    model,
    async *search(query, signal) {
      const heard = new Heard()
      const body = {
        model,
        stream: true,
        store: false,
        instructions,
        input: query,
        tools: [{ type: 'web_search', search_context_size: 'medium' }],
        tool_choice: { type: 'web_search' },
        include: ['web_search_call.action.sources'],
        max_output_tokens: 1500,
      }
      for await (const sent of askProvider(settings, '/responses', body, signal)) {
        const whole = Response.safeParse(sent)
        const event = Event.safeParse(sent)
        const completed = event.success && event.data.type === 'response.completed' ? event.data.response : undefined
        const response = completed ?? (whole.success ? whole.data : undefined)
        if (response !== undefined) {
          heard.takeWhole(response.output)
          yield heard.answer(true)
          return { inputTokens: response.usage?.input_tokens, outputTokens: response.usage?.output_tokens }
        }
        // Other events tell of what the provider is doing.
        if (!event.success) continue
        const { data } = event
        if (data.type === 'response.output_text.delta') heard.text += data.delta
        else if (data.type === 'response.output_text.annotation.added') {
          heard.cite(data.annotation)
          yield heard.answer(false)
        } else throw new ProviderFailed('unusable-answer', 200)
      }
      throw new ProviderFailed('unusable-answer', 200)
    },
  }
}
