/** What may stand in the fields of a profile (behaviour §2.10), without React: the server says the same of what it is sent. */
import { limits } from '@skein/contract/limits'
import { isTooLong, isBlank } from '@skein/contract/text'

export const fieldNames = ['name', 'bio', 'location', 'website'] as const
export type FieldName = (typeof fieldNames)[number]
export type ProfileFields = Record<FieldName, string>

/** What is wrong with a field, if anything. */
export type FieldProblem = 'blank' | 'long' | 'website'

const fits = (text: string, max: number) => !isTooLong(text.trim(), max)

/** An http or https address, or none. */
const isWebsite = (text: string) => text === '' || (/^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text))

/** The first thing wrong with a field. */
export function problemOf(field: FieldName, text: string): FieldProblem | undefined {
  const trimmed = text.trim()
  if (field === 'name' && isBlank(trimmed)) return 'blank'
  if (field === 'website' && !isWebsite(trimmed)) return 'website'
  return fits(trimmed, limits[field].max) ? undefined : 'long'
}

/** The fields whose text differs from what is saved, trimmed. */
export function changesOf(before: ProfileFields, now: ProfileFields): Partial<ProfileFields> {
  return Object.fromEntries(
    fieldNames.filter((field) => now[field].trim() !== before[field]).map((field) => [field, now[field].trim()]),
  )
}
