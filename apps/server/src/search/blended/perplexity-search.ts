import * as z from 'zod'
import { limits } from '@skein/contract'
import { ProviderFailed } from '@skein/domain/assistant/provider'
import { cleanText } from '@skein/domain/clean-text'
import { citedSentences } from '@skein/domain/search/blended/cited-text'
import type { WebAnswer, WebSource } from '@skein/domain/search/blended/web-source'
import type { PerplexitySettings } from '../../assistant/perplexity-provider.ts'
import { askProvider } from './provider-stream.ts'
import { findingFrom, instructions } from './web-answer.ts'

const Result = z.object({
  url: z.string(),
  title: z.string().nullish(),
  snippet: z.string().nullish(),
  date: z.string().nullish(),
})
const Choice = z.object({
  finish_reason: z.string().nullish(),
  delta: z.object({ content: z.string().nullish() }).nullish(),
  message: z.object({ content: z.string().nullish() }).nullish(),
})
/** A part of an answer, or the whole of it: `delta` adds to what was said, `message` alone is everything. */
const Chunk = z.object({
  choices: z.array(Choice).min(1),
  search_results: z.array(Result).nullish(),
  citations: z.array(z.string()).nullish(),
  related_questions: z.array(z.string()).nullish(),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
})

/** Texts that the model gives, as queries. */
const queriesOf = (texts: string[]) =>
  texts.map((text) => cleanText(text, limits.search.maxQuery)).filter((text) => text !== '')

/** The search of the web behind PERPLEXITY_API_KEY (`/chat/completions` of the model `sonar`, with its sources). */
export function createPerplexitySearch(settings: PerplexitySettings): WebSource {
  const { model } = settings
  return {
    name: 'perplexity',
    model,
    async *search(query, signal) {
      const body = {
        model,
        stream: true,
        return_related_questions: true,
        max_tokens: 800,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: query },
        ],
      }
      let text = ''
      let addresses: string[] = []
      let cost = {}
      let isWhole = false
      const answer: WebAnswer = { findings: [], sentences: [], related: [] }
      for await (const sent of askProvider(settings, '/chat/completions', body, signal)) {
        const { success, data } = Chunk.safeParse(sent)
        if (!success) throw new ProviderFailed('unusable-answer', 200)
        const [choice] = data.choices
        if (typeof choice?.delta?.content === 'string') text += choice.delta.content
        else if (typeof choice?.message?.content === 'string') text = choice.message.content
        const named = data.search_results ?? data.citations?.map((url) => ({ url }))
        if (named !== undefined && named.length > 0) {
          addresses = named.map(({ url }) => url)
          answer.findings = named.flatMap((result) => findingFrom(result) ?? [])
        }
        if (data.related_questions) answer.related = queriesOf(data.related_questions)
        if (data.usage) cost = { inputTokens: data.usage.prompt_tokens, outputTokens: data.usage.completion_tokens }
        isWhole ||= typeof choice?.finish_reason === 'string'
        const known = answer.sentences.length
        answer.sentences = citedSentences(text, addresses, isWhole)
        if (isWhole || answer.sentences.length > known || named !== undefined) yield { ...answer }
      }
      if (!isWhole) throw new ProviderFailed('unreachable')
      return cost
    },
  }
}
