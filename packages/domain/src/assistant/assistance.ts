import type { Viewer } from '../auth/sessions.ts'
import type { Translation } from '@skein/contract'
import type { ChatRequest, Cost, PictureRequest, Provider, TranslationRequest } from './provider.ts'

/**
 * Milliseconds that a wording, a picture and an answer may take: half a minute is promised for a picture (§9), providers take longer at
 * times. An answer is read while it comes.
 */
export type AssistanceTimes = { text: number; image: number; chat?: number }

/** The assistant as the calls use it. */
export type Assistance = {
  /**
   * A better wording; the draft itself where there is nothing to better. A wording that is new is labelled when it is posted.
   * @param left aborts when nobody waits for it any more
   * @throws Problem `quota-reached`, `too-many-requests` or `provider-failed`
   */
  enhance: (viewer: Viewer, draft: string, left: AbortSignal) => Promise<string>
  /**
   * A picture for a description, as an upload of the member that is marked as generated.
   * @returns its address
   * @throws Problem like `enhance`, and `description-refused`
   */
  generateImage: (viewer: Viewer, asked: PictureRequest, left: AbortSignal) => Promise<string>
  /** Whether a provider sees pictures here. */
  seesPictures: boolean
  /**
   * What a picture shows, in a language such as `de`: one of their uploads that is not posted yet. A small copy of it leaves, without a word
   * about where and by whom it was made; never anything of a direct message.
   * @throws Problem like `enhance`, `invalid-input` where the member has no such picture, `alt-text-unavailable` where no
   * provider sees any, or it will not say what this one shows
   */
  describe: (viewer: Viewer, address: string, language: string, left: AbortSignal) => Promise<string>
  /**
   * Runs an answer of a conversation: with the provider that has a key, else with the built-in assistant.
   * @returns who answered
   * @throws Problem like `enhance`, unless something of an answer was kept
   */
  converse: (viewer: Viewer, left: AbortSignal, answering: Answering) => Promise<Provider['name']>
  /**
   * Lines about posts, as a provider wrote them; nothing where none has a key.
   * @throws Problem like `enhance`
   */
  digest: (viewer: Viewer, posts: ChatRequest['posts'], language: string) => Promise<Digest | undefined>
  /**
   * What a post says in another language. Who calls has seen to it that the post may be given to a provider.
   * @throws Problem like `enhance`, `translation-unavailable` where no provider translates
   */
  translate: (viewer: Viewer, asked: TranslationRequest, left: AbortSignal) => Promise<Translation>
  close: () => Promise<void>
}

export type Digest = { provider: Provider['name']; text: string }

/** The two ways to an answer. */
export type Answering = {
  onProvider: (name: Provider['name']) => void
  outside: (converse: NonNullable<Provider['converse']>, signal: AbortSignal) => Promise<{ cost: Cost }>
  local: () => Promise<{ cost: Cost }>
  /** Whether something of the answer is there, so that breaking off is no failure for the member. */
  isKept: () => boolean
}
