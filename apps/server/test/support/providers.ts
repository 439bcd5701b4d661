/** The two providers as tests have them: what sets each up, how the log calls it, and the ways in which either fails. */
import type { Mood } from './provider-server.ts'

export const providerKey = 'sk-secret'

/** Settings of a server that asks a provider at this address. */
export const providerSettings = {
  OpenAI: (url: string) => ({ OPENAI_API_KEY: providerKey, OPENAI_BASE_URL: url, OPENAI_MODEL: 'the-model' }),
  Perplexity: (url: string) => ({
    PERPLEXITY_API_KEY: providerKey,
    PERPLEXITY_BASE_URL: url,
    PERPLEXITY_MODEL: 'the-model',
  }),
}

export const providerNames = { OpenAI: 'openai', Perplexity: 'perplexity' } as const

/** Of an answer in one piece, each in words. */
export const providerFailures: readonly [string, Mood][] = [
  ['is slow', 'slow'],
  ['refuses the key (401)', { status: 401 }],
  ['has enough (429)', { status: 429 }],
  ['fails (500)', { status: 500 }],
  ['is cut off in the middle of its answer', 'cut off'],
  ['declines in words', 'declines'],
  ['sends elsewhere', 'redirect'],
  ['answers something else', 'nonsense'],
]
