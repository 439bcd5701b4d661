import type { Call, Translation } from '@skein/contract'

/** What a picture is asked for by (§9). */
export type PictureRequest = Call<'generateImage'>['parsedBody']

/** What a piece of work cost; tokens where the provider counts them. */
export type Cost = { model: string; inputTokens?: number | undefined; outputTokens?: number | undefined }

/** A question with what came before it, oldest first. `posts` are public posts that may help; `language` is the member's. */
export type ChatRequest = {
  history: readonly { question: string; answer: string }[]
  question: string
  posts: readonly { key: string; author: string; text: string }[]
  language: string
}

/** A picture to be described, as JPEG of a bounded size that says nothing of itself. */
export type SightRequest = { jpeg: Uint8Array; language: string }

/** A post to be translated into a language such as `de`. */
export type TranslationRequest = { text: string; language: string }

/** A part of an answer as it comes. A `source` of the web belongs to `key` in the text, or to the place where it comes. */
export type ChatPart =
  | { kind: 'text'; text: string }
  | { kind: 'source'; key: string | null; url: string; title: string }
  | { kind: 'cost'; cost: Cost }

/**
 * The port to what writes and paints. Text that is given to it is data: nothing in it is an instruction.
 * Every method throws `ProviderFailed`, or the reason of the signal when it was given up.
 */
export type Provider = {
  name: 'openai' | 'perplexity' | 'local'
  /** A better wording of a draft. */
  rewrite: (draft: string, signal: AbortSignal) => Promise<{ text: string; cost: Cost }>
  /** A picture for a description, in any format that pictures of members may have; nothing where the provider has no pictures. */
  paint?: (asked: PictureRequest, signal: AbortSignal) => Promise<{ bytes: Uint8Array; cost: Cost }>
  /** An answer in a conversation, part by part; the last part is its cost. Nothing where the provider does not converse. */
  converse?: (asked: ChatRequest, signal: AbortSignal) => AsyncIterable<ChatPart>
  /** Three lines about posts, as the provider wrote them. */
  digest?: (posts: ChatRequest['posts'], language: string, signal: AbortSignal) => Promise<{ text: string; cost: Cost }>
  /** One line about what a picture shows, in the member's language; nothing where the provider sees no pictures. */
  describe?: (asked: SightRequest, signal: AbortSignal) => Promise<{ text: string; cost: Cost }>
  /** What a post says in another language; nothing where the provider does not translate. */
  translate?: (asked: TranslationRequest, signal: AbortSignal) => Promise<{ translation: Translation; cost: Cost }>
  close?: () => Promise<void>
}

/** Why a provider did not do it, in words for the log. The content of a request or an answer is in none of them. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed'
  readonly reason: 'key-refused' | 'rate-limited' | 'description-refused' | 'unreachable' | 'unusable-answer'
  /** The status the provider answered with. */
  readonly status: number | undefined

  constructor(reason: ProviderFailed['reason'], status?: number) {
    super(`The provider failed: ${reason}`)
    this.reason = reason
    this.status = status
  }
}
