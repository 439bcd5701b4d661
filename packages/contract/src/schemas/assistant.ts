import * as z from 'zod/mini'
import { chatSourceKinds, languages, limits, searchSources } from '../limits.ts'
import { Id, MediaAddress, Moment, addressLength, filledUpTo } from './basics.ts'

/** What an answer rests on. `[2]` in the answer points to the source with that number. */
export const ChatSource = z.object({
  number: z.int().check(z.minimum(1)),
  kind: z.enum(chatSourceKinds),
  title: z.string(),
  /** A path of the product, or an http(s) address. */
  url: z.string().check(z.regex(/^(\/(?!\/)|https?:\/\/)/), addressLength),
  /** Who wrote it, or where it stands. */
  detail: z.nullable(z.string()),
  createdAt: z.nullable(Moment),
})

/** Who answered: `local` is the built-in assistant, which quotes and never calls itself anything else. */
export const AnswerProvider = z.enum(searchSources)

/** §3 AI chat message: a question with its answer, and what the answer rests on. */
export const ChatMessage = z.object({
  id: Id,
  message: z.string(),
  response: z.string(),
  createdAt: Moment,
  userId: Id,
  sources: z.array(ChatSource),
  provider: AnswerProvider,
  /** False where the answer was stopped, or ended early. */
  isComplete: z.boolean(),
})

/**
 * One event of an answer as it comes, where the request accepts `text/event-stream`: first `start`, then texts that join to the answer,
 * and last `done` with the whole message, or `error`.
 */
export const ChatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), id: Id, createdAt: Moment, provider: AnswerProvider }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done'), message: ChatMessage }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
])

/** AI Insights (behaviour §2.2): at most three lines about the member's own feed, each with the posts it is about; none without a provider. */
export const Insights = z.object({
  provider: z.nullable(AnswerProvider),
  lines: z.array(z.object({ text: z.string(), posts: z.array(z.object({ id: Id, name: z.string() })) })),
})

/** §7 POST /api/chat/messages; `userId` is accepted and ignored. */
export const NewChatMessage = z.object({ message: filledUpTo(limits.message.max), userId: z.optional(z.unknown()) })

export const EnhanceRequest = z.object({ content: filledUpTo(limits.post.max) })
export const EnhanceResult = z.object({ enhanced: z.string() })

export const ImageRequest = z.object({
  prompt: filledUpTo(limits.prompt.max, 'Please enter a description for the image'),
  size: z._default(z.enum(limits.image.sizes), '1024x1024'),
  quality: z._default(z.enum(limits.image.qualities), limits.image.defaultQuality),
})
export const ImageResult = z.object({ url: MediaAddress })

/** What depends on who answers: `altText` where a provider sees pictures. */
export const Abilities = z.object({ altText: z.boolean() })

/** A picture that the member uploaded and did not post yet. */
export const AltTextRequest = z.object({ url: MediaAddress })
export const AltTextResult = z.object({ alt: filledUpTo(limits.altText.max) })

/** The language that a post is wanted in. */
export const TranslationRequest = z.object({ language: z.enum(languages) })

/**
 * What a post says in another language. `from` is the language that it was written in, as a BCP 47 tag; `content` is null where that is
 * the one that was asked for.
 */
export const Translation = z.object({
  from: z.string().check(z.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i)),
  content: z.nullable(z.string().check(z.minLength(1), z.maxLength(limits.translation.maxLength))),
})

export type Translation = z.infer<typeof Translation>
export type ChatMessage = z.infer<typeof ChatMessage>
export type ChatSource = z.infer<typeof ChatSource>
export type ChatEvent = z.infer<typeof ChatEvent>
export type Insights = z.infer<typeof Insights>
