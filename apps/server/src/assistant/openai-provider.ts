import { createOpenAI } from '@ai-sdk/openai'
import type { PictureRequest, Provider } from '@skein/domain/assistant/provider'
import { generateImage, streamText } from 'ai'
import { chatInstructions, digestInstructions, maxAnswerTokens, messagesFor, postsPrompt } from './chat/chat-prompt.ts'
import { partsOf } from './chat/sdk-stream.ts'
import { describingInstructions, maxDescribingTokens, pictureMessage, readDescription } from './describing.ts'
import { fetchBelow } from './outside-fetch.ts'
import { maxRewritingTokens, readRewriting, rewritingInstructions, rewritingPrompt } from './rewriting.ts'
import { asking, streaming } from './sdk-errors.ts'
import { maxTranslatingTokens, readTranslation, translatingInstructions, translatingPrompt } from './translating.ts'
import { answersOf } from './whole-answer.ts'

/** How to reach it: everything by settings. */
export type OpenAiSettings = { apiKey: string; baseUrl: string; model: string; imageModel: string }

type Size = `${number}x${number}`

/** The specification's wide and tall sizes are those of DALL·E 3; the models after it have their own, which are cut to the asked shape. */
const otherSizes: Record<PictureRequest['size'], Size> = {
  '1024x1024': '1024x1024',
  '1792x1024': '1536x1024',
  '1024x1792': '1024x1536',
}

const otherQualities = { standard: 'medium', hd: 'high' } as const

/** What a model of pictures is asked for: size and quality in its own words. */
export function pictureSettings(model: string, { size, quality }: Pick<PictureRequest, 'size' | 'quality'>) {
  return model.startsWith('dall-e-3') ? { size, quality } : { size: otherSizes[size], quality: otherQualities[quality] }
}

/** The provider behind OPENAI_API_KEY. Nothing of what is sent is kept there (`store: false`). */
export function createOpenAiProvider({ apiKey, baseUrl, model, imageModel }: OpenAiSettings): Provider {
  const openai = createOpenAI({ apiKey, baseURL: baseUrl, fetch: fetchBelow(baseUrl) })
  const answerOf = answersOf({
    model: openai.responses(model),
    name: model,
    providerOptions: { openai: { store: false } },
  })
  return {
    name: 'openai',
    rewrite: (draft, abortSignal) =>
      asking(abortSignal, async () => {
        const { text, cost } = await answerOf(
          { instructions: rewritingInstructions, prompt: rewritingPrompt(draft), maxOutputTokens: maxRewritingTokens },
          abortSignal,
        )
        return { text: readRewriting(text, draft), cost }
      }),
    converse: (asked, abortSignal) =>
      streaming(abortSignal, () =>
        partsOf(
          streamText({
            model: openai.responses(model),
            instructions: chatInstructions(asked),
            messages: messagesFor(asked),
            tools: { web_search: openai.tools.webSearch({ searchContextSize: 'low' }) },
            maxOutputTokens: maxAnswerTokens,
            maxRetries: 0,
            abortSignal,
            providerOptions: { openai: { store: false } },
            // What went wrong is thrown to whoever reads, and goes to no console.
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
        return { text: readDescription(text, finishReason), cost }
      }),
    paint: (asked, abortSignal) =>
      asking(abortSignal, async () => {
        const { size, quality } = pictureSettings(imageModel, asked)
        const { image, usage } = await generateImage({
          model: openai.image(imageModel),
          prompt: asked.prompt,
          size,
          maxRetries: 0,
          abortSignal,
          providerOptions: { openai: { quality } },
        })
        const { inputTokens, outputTokens } = usage
        return { bytes: image.uint8Array, cost: { model: imageModel, inputTokens, outputTokens } }
      }),
  }
}
