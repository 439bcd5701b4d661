import * as z from 'zod/mini'
import { dataSharingLevels, languages, limits, themes, timezones } from '../limits.ts'
import { silenceableTypes } from '../notification-kinds.ts'
import { Id, Moment, filledUpTo } from './basics.ts'

/** §3 Settings preferences with the additions of behaviour.md. The profile's own fields change by PATCH /api/users/{id}. */
export const Settings = z.object({
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  groupNotifications: z.boolean(),
  /** Kinds that the member does not want to hear of. */
  silencedNotifications: z.array(z.enum(silenceableTypes)).check(z.maxLength(silenceableTypes.length)),
  privateAccount: z.boolean(),
  discoverableByEmail: z.boolean(),
  /** Others see what the member has read and that they write a message, and the member sees it of those who let them. */
  readReceipts: z.boolean(),
  dataSharing: z.enum(dataSharingLevels),
  aiPosts: z.enum(['show', 'label', 'hide']),
  aiInsights: z.boolean(),
  autoLoadPosts: z.boolean(),
  /** What became of the card that a new member finds at the top of home; it goes for good, on every device. */
  welcome: z.enum(['waiting', 'skipped', 'done']),
  theme: z.enum(themes),
  language: z.enum(languages),
  /** Null until the member chooses: times are then shown in the zone of the device. */
  timezone: z.nullable(z.enum(timezones)),
})

export const SettingsChange = z.partial(Settings)

export const PasswordChange = z.object({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(limits.password.max)),
  newPassword: z
    .string()
    .check(
      z.minLength(limits.password.min, { error: 'Password must be at least 8 characters long.' }),
      z.maxLength(limits.password.max),
    ),
})

/** A signed-in browser, by the names its user agent gives; null where it does not say. */
export const Session = z.object({
  id: Id,
  current: z.boolean(),
  userAgent: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(['phone', 'tablet', 'desktop']),
  createdAt: Moment,
  lastSeenAt: Moment,
})

/** A word or a phrase that the member does not want to read; null: for good. */
export const MutedWord = z.object({ id: Id, word: z.string(), expiresAt: z.nullable(Moment) })

export const NewMutedWord = z.object({
  word: filledUpTo(limits.mutedWords.maxLength),
  days: z.nullable(z.literal(limits.mutedWords.days)),
})

/** DELETE /api/account: the password and the username, typed again. */
export const AccountDeletion = z.object({
  password: z.string().check(z.maxLength(limits.password.max)),
  username: z.string().check(z.maxLength(limits.email.max)),
})

export const Report = z.object({
  subject: z.enum(['post', 'user', 'message']),
  subjectId: Id,
  reason: z.enum(['spam', 'harassment', 'hate', 'violence', 'self-harm', 'illegal', 'impersonation', 'other']),
  note: z.optional(z.string().check(z.maxLength(1000))),
})

export type MutedWord = z.infer<typeof MutedWord>
export type Settings = z.infer<typeof Settings>
export type Session = z.infer<typeof Session>
