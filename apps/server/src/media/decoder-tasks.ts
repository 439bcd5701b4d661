/** What the server and the processes that decode pictures say to each other. */
import { errors } from '@skein/contract'
import type { ErrorCode } from '@skein/contract'
import * as z from 'zod/mini'

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
const Made = z.enum(['trainedAlgorithmicMedia', 'algorithmicMedia'])
const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code)

/** A piece of work: a picture of a member, the still of a video, the picture of a page, what a provider painted. */
export const DecoderTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), bytes: Bytes, made: z.optional(Made) }),
  z.object({ kind: z.literal('poster'), bytes: Bytes, rotation: z.number() }),
  z.object({ kind: z.literal('preview'), bytes: Bytes }),
  z.object({ kind: z.literal('painted'), bytes: Bytes, width: z.number(), height: z.number() }),
])
export type DecoderTask = z.infer<typeof DecoderTask>

/** One size of a picture, as WebP. */
export const Copy = z.object({ bytes: Bytes, width: z.number(), height: z.number() })
export type Copy = z.infer<typeof Copy>

/**
 * A picture as it is kept: the largest size, narrower copies (narrowest first), the base64 of its thumbhash, and which machine made it,
 * where one did: each size says so.
 */
export const Picture = z.object({
  whole: Copy,
  copies: z.array(Copy),
  thumbhash: z.string(),
  made: z.optional(Made),
})
export type Picture = z.infer<typeof Picture>

/** What became of it. The process is not trusted: it has held a stranger's file. */
export const DecoderOutcome = z.union([
  z.object({ refusal: z.object({ code: z.custom<ErrorCode>(isCode), message: z.string() }) }),
  z.object({ picture: Picture }),
  z.strictObject({ copy: z.optional(Copy) }),
])
export type DecoderOutcome = z.infer<typeof DecoderOutcome>
