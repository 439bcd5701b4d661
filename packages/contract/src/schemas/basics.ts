/** The building blocks of the entities: ids, times, texts bounded in graphemes, web addresses. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { countGraphemes, isBlank, isPiledUp, unitsFor } from '../text.ts'

/** UUIDv7: sortable by time of creation, not guessable. */
export const Id = z.uuid().check(z.meta({ description: 'UUIDv7' }))

/** A moment as ISO 8601 in UTC, with milliseconds. */
export const Moment = z.iso.datetime()

/** A count that never goes below zero. */
export const Count = z.int().check(z.minimum(0))

/**
 * A text that costs no more to read than one of `max` graphemes may. What is longer, or piled up, is refused before anything reads it:
 * no further check of the schema runs.
 */
export function boundedText(max: number, message?: string) {
  return z.string().check(
    z.maxLength(unitsFor(max), { error: message ?? `At most ${max} characters.`, abort: true }),
    z.refine((text) => !isPiledUp(text), { error: message ?? 'Too much is piled on one character.', abort: true }),
  )
}

/** A text of at most `max` graphemes, in Unicode normal form C. One of which nothing would be seen is no text: it is read as empty. */
export function textUpTo(max: number, message?: string) {
  return boundedText(max, message).check(
    z.overwrite((text) => (isBlank(text) ? '' : text.normalize('NFC'))),
    z.refine((text) => countGraphemes(text) <= max, { error: message ?? `At most ${max} characters.` }),
  )
}

/** A text that is not blank and has at most `max` graphemes. */
export function filledUpTo(max: number, message?: string) {
  return textUpTo(max, message).check(z.refine((text) => text !== '', { error: message ?? 'This cannot be blank.' }))
}

/** How long any address may be: more is cut off by servers and caches on the way. */
export const addressLength = z.maxLength(2048, { error: 'An address has at most 2048 characters.' })

/** An http or https address (§5: link preview applies only to those). */
export const WebAddress = z.url({ protocol: /^https?$/ }).check(addressLength)

/** A file of the product's own media store, or an http(s) address. */
export const MediaAddress = z
  .string()
  .check(z.regex(/^(\/media\/|https?:\/\/)/, { error: 'This is not the address of a file.' }), addressLength)

export const Username = z
  .string()
  .check(z.regex(limits.username.pattern, { error: 'Usernames are 3 to 20 letters a–z, digits or underscores.' }))

/** Keyset paging: ids before the given one, newest first. */
export const Page = z.object({
  before: z.optional(Id),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.page.max)), limits.page.default),
})
