/** What of the settings has no column of its own, as it stands in `users.settings`. */
import { Settings } from '@skein/contract/schemas'
import * as z from 'zod/mini'

const Stored = z.partial(
  z.pick(Settings, {
    emailNotifications: true,
    pushNotifications: true,
    marketingEmails: true,
    groupNotifications: true,
    silencedNotifications: true,
    dataSharing: true,
    aiInsights: true,
    autoLoadPosts: true,
    theme: true,
    timezone: true,
  }),
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
