import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Provider } from '@skein/domain/assistant/provider'
import { streamText } from 'ai'
import { chatInstructions, digestInstructions, maxAnswerTokens, messagesFor, postsPrompt } from './chat/chat-prompt.ts'
import { partsOf } from './chat/sdk-stream.ts'
import { searchResults } from './perplexity-sources.ts'
import { describingInstructions, maxDescribingTokens, pictureMessage, readDescription } from './describing.ts'
import { fetchBelow } from './outside-fetch.ts'
import { maxRewritingTokens, readRewriting, rewritingInstructions, rewritingPrompt } from './rewriting.ts'
import { asking, streaming } from './sdk-errors.ts'
import { maxTranslatingTokens, readTranslation, translatingInstructions, translatingPrompt } from './translating.ts'
import { answersOf } from './whole-answer.ts'

/** How to reach it: everything by settings. */
export type PerplexitySettings = { apiKey: string; baseUrl: string; model: string }

/** Marks of sources, which an answer without a search should not have. */
const withoutCitations = (text: string) => text.replace(/(?:\[\d{1,2}\])+/gu, '')

/** The provider behind PERPLEXITY_API_KEY: words only, and no search of the web for a draft or a picture. */
export function createPerplexityProvider({ apiKey, baseUrl, model }: PerplexitySettings): Provider {
  const perplexity = createOpenAICompatible({
    name: 'perplexity',
    apiKey,
    baseURL: baseUrl,
    fetch: fetchBelow(baseUrl),
    includeUsage: true,
    metadataExtractor: searchResults,
  })
  const answerOf = answersOf({
    model: perplexity.chatModel(model),
    name: model,
    providerOptions: { perplexity: { disable_search: true } },
  })
  return {
    name: 'perplexity',
    rewrite: (draft, abortSignal) =>
      asking(abortSignal, async () => {
        const { text, cost } = await answerOf(
          { instructions: rewritingInstructions, prompt: rewritingPrompt(draft), maxOutputTokens: maxRewritingTokens },
          abortSignal,
        )
        const answer = /\[\d{1,2}\]/.test(draft) ? text : withoutCitations(text)
        return { text: readRewriting(answer, draft), cost }
      }),
    converse: (asked, abortSignal) =>
      streaming(abortSignal, () =>
        partsOf(
          streamText({
            model: perplexity.chatModel(model),
            instructions: chatInstructions(asked),
            messages: messagesFor(asked),
            maxOutputTokens: maxAnswerTokens,
            maxRetries: 0,
            abortSignal,
            onError: () => {},
          }),
          model,
        ),
      ),
    digest: (posts, language, abortSignal) =>
      asking(abortSignal, async () => {
        const { text, cost } = await answerOf(
          { instructions: digestInstructions(language), prompt: postsPrompt(posts), maxOutputTokens: maxAnswerTokens },
          abortSignal,
        )
        return { text, cost }
      }),
    translate: (asked, abortSignal) =>
      asking(abortSignal, async () => {
        const { text, finishReason, cost } = await answerOf(
          {
            instructions: translatingInstructions(asked),
            prompt: translatingPrompt(asked),
            maxOutputTokens: maxTranslatingTokens,
          },
          abortSignal,
        )
        return { translation: readTranslation(text, finishReason, asked), cost }
      }),
    describe: (asked, abortSignal) =>
      asking(abortSignal, async () => {
        const { text, finishReason, cost } = await answerOf(
          {
            instructions: describingInstructions(asked),
            messages: pictureMessage(asked),
            maxOutputTokens: maxDescribingTokens,
          },
          abortSignal,
        )
        return { text: readDescription(withoutCitations(text), finishReason), cost }
      }),
  }
}
