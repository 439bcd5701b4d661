import { profileTextNames } from '@skein/contract'

/** The fields of 'Edit Profile', in the order of the page. */
export const fieldNames = ['name', ...profileTextNames] as const
export type ProfileFields = Record<(typeof fieldNames)[number], string>

/** The fields whose text differs from what is saved, trimmed. */
export function changesOf(before: ProfileFields, now: ProfileFields): Partial<ProfileFields> {
  return Object.fromEntries(
    fieldNames.filter((field) => now[field].trim() !== before[field]).map((field) => [field, now[field].trim()]),
  )
}
