import * as z from 'zod/mini'
import { dataSharingLevels, languages, limits, themes, timezones } from '../limits.ts'
import { Id, Moment } from './basics.ts'

/** §3 Settings preferences with the additions of behaviour.md. The profile's own fields change by PATCH /api/users/{id}. */
export const Settings = z.object({
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  groupNotifications: z.boolean(),
  privateAccount: z.boolean(),
  discoverableByEmail: z.boolean(),
  dataSharing: z.enum(dataSharingLevels),
  aiPosts: z.enum(['show', 'label', 'hide']),
  aiInsights: z.boolean(),
  autoLoadPosts: z.boolean(),
  theme: z.enum(themes),
  language: z.enum(languages),
  timezone: z.enum(timezones),
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

/** A signed-in browser. */
export const Session = z.object({
  id: Id,
  current: z.boolean(),
  userAgent: z.string(),
  createdAt: Moment,
  lastSeenAt: Moment,
})

/** DELETE /api/account: the password and the username, typed again. */
export const AccountDeletion = z.object({ password: z.string(), username: z.string() })

export const Report = z.object({
  subject: z.enum(['post', 'user', 'message']),
  subjectId: Id,
  reason: z.enum(['spam', 'harassment', 'hate', 'violence', 'self-harm', 'illegal', 'impersonation', 'other']),
  note: z.optional(z.string().check(z.maxLength(1000))),
})

export type Settings = z.infer<typeof Settings>
export type Session = z.infer<typeof Session>
