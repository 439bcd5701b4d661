import type { Settings } from './schemas/settings.ts'

/** What holds until a member chooses: nothing is shared that need not be, nothing is mailed that was not asked for. */
export const settingsDefaults: Readonly<Settings> = {
  emailNotifications: true,
  pushNotifications: true,
  marketingEmails: false,
  groupNotifications: true,
  silencedNotifications: [],
  privateAccount: false,
  discoverableByEmail: false,
  readReceipts: false,
  dataSharing: 'minimal',
  aiPosts: 'show',
  aiInsights: true,
  autoLoadPosts: false,
  // Only who has just made an account is welcomed.
  welcome: 'done',
  theme: 'system',
  language: 'en',
  timezone: null,
}
