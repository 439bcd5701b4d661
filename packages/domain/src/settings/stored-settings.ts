/** The settings as they stand in `users.settings`: all but those that statements ask for, which have columns of their own. */
import { Settings } from '@skein/contract/schemas'
import * as z from 'zod/mini'

const Stored = z.partial(
  z.omit(Settings, { privateAccount: true, discoverableByEmail: true, aiPosts: true, language: true }),
)

export type StoredSettings = z.infer<typeof Stored>

/** How `users.hides_ai` says what the member chose about AI-generated posts. */
export const aiChoices = ['show', 'hide', 'label'] as const

/** Reads the column; what is damaged or unknown counts as not chosen. */
export function storedSettings(text: string | null): StoredSettings {
  if (text === null) return {}
  try {
    const { data } = Stored.safeParse(JSON.parse(text))
    return data ?? {}
  } catch {
    return {}
  }
}
