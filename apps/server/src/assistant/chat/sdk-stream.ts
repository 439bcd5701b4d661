/** A stream of the SDK as parts of an answer. */
import { ProviderFailed } from '@skein/domain/assistant/provider'
import type { ChatPart } from '@skein/domain/assistant/provider'
import type { TextStreamPart, ToolSet } from 'ai'
import * as z from 'zod/mini'

/** What `searchResults` keeps of Perplexity's answers. */
const Metadata = z.object({
  perplexity: z.object({ sources: z.array(z.object({ url: z.string(), title: z.string() })) }),
})

type Stream = { fullStream: AsyncIterable<TextStreamPart<ToolSet>> }

/**
 * The parts of an answer: texts, sources, and last the cost.
 * @throws what the provider failed with, also in the middle of the answer
 */
export async function* partsOf({ fullStream }: Stream, model: string): AsyncIterable<ChatPart> {
  for await (const part of fullStream) {
    if (part.type === 'text-delta') yield { kind: 'text', text: part.text }
    else if (part.type === 'source' && part.sourceType === 'url')
      yield { kind: 'source', key: null, url: part.url, title: part.title ?? '' }
    else if (part.type === 'finish-step') {
      const { data } = Metadata.safeParse(part.providerMetadata)
      // Its answers point to the results by their place: [1] is the first.
      for (const [index, source] of (data?.perplexity.sources ?? []).entries())
        yield { kind: 'source', key: String(index + 1), ...source }
    } else if (part.type === 'error') throw part.error
    else if (part.type === 'finish') {
      // Without this an answer that breaks off looks like one that is done.
      if (part.finishReason === 'error' || part.finishReason === 'other') throw new ProviderFailed('unreachable')
      const { inputTokens, outputTokens } = part.totalUsage
      yield { kind: 'cost', cost: { model, inputTokens, outputTokens } }
    }
  }
}
