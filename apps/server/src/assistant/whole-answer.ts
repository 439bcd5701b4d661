import type { Cost } from '@skein/domain/assistant/provider'
import { generateText } from 'ai'
import type { FinishReason, LanguageModel, ModelMessage } from 'ai'

/** What a model is asked, and how long its answer may be. */
type Question = { instructions: string; maxOutputTokens: number } & ({ prompt: string } | { messages: ModelMessage[] })

/** One answer in one piece, why it ended, and what it cost. */
type WholeAnswer = { text: string; finishReason: FinishReason; cost: Cost }

type Asked = {
  model: LanguageModel
  /** The model's name, as the cost is written down. */
  name: string
  /** The provider's own settings, by its name. */
  providerOptions: NonNullable<Parameters<typeof generateText>[0]['providerOptions']>
}

/** A way to ask a model for answers in one piece, once each: whoever waits is told of a failure, and no second try is paid for. */
export const answersOf =
  ({ model, name, providerOptions }: Asked) =>
  async (question: Question, abortSignal: AbortSignal): Promise<WholeAnswer> => {
    const { text, finishReason, usage } = await generateText({
      ...question,
      model,
      maxRetries: 0,
      abortSignal,
      providerOptions,
    })
    const { inputTokens, outputTokens } = usage
    return { text, finishReason, cost: { model: name, inputTokens, outputTokens } }
  }
