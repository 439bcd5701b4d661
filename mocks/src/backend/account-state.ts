/** What the mock backend remembers of accounts: settings, sessions, signing in, words, reports. */
import { silenceableTypes, settingsDefaults } from '@skein/contract'
import type {
  AccountApplication,
  Measure,
  MemberNote,
  ModerationEntry,
  MutedWord,
  Passkey,
  RegistrationMode,
  ReportCase,
  Settings,
  UserSummary,
} from '@skein/contract'
import { has } from './state.ts'
import type { Account, State } from './state.ts'

/** A browser that is signed in, by its token. */
export type SessionFacts = { id: string; userAgent: string; createdAt: string; lastSeenAt: string }

/** What was done about a member, and by whom. */
export type KeptMeasure = { userId: string; measure: Measure; by: UserSummary | null }

export type AccountState = {
  sessions: Map<string, SessionFacts>
  /** By member; folded words between spaces beside each. */
  mutedWords: Map<string, (MutedWord & { folded: string })[]>
  /** Members whose address is confirmed, and the addresses that others asked for. */
  confirmed: Set<string>
  pendingEmails: Map<string, string>
  /** Members with two-step sign-in, and their recovery codes. */
  twoStep: Map<string, string[]>
  passkeys: Map<string, Passkey[]>
  /** Whose second step is awaited; there is one browser. */
  step: string | null
  /** Deleted and not erased yet, and suspended. */
  closed: Set<string>
  suspended: Set<string>
  /** Whose posts are for followers and on the profile alone. */
  limited: Set<string>
  /** How accounts are made, the codes that let somebody in, and who waits. */
  registration: RegistrationMode
  invitations: Set<string>
  applications: AccountApplication[]
  /** Domains that nobody registers from. */
  blockedMailDomains: readonly string[]
  moderators: Set<string>
  cases: ReportCase[]
  log: ModerationEntry[]
  /** What was done about members, and noted of them, the newest first. */
  measures: KeptMeasure[]
  memberNotes: { userId: string; note: MemberNote }[]
}

/** Nothing of all this yet. */
export const startAccountState = (): AccountState => ({
  sessions: new Map(),
  mutedWords: new Map(),
  confirmed: new Set(),
  pendingEmails: new Map(),
  twoStep: new Map(),
  passkeys: new Map(),
  step: null,
  closed: new Set(),
  suspended: new Set(),
  limited: new Set(),
  registration: 'open',
  invitations: new Set(),
  applications: [],
  blockedMailDomains: [],
  moderators: new Set(),
  cases: [],
  log: [],
  measures: [],
  memberNotes: [],
})

/** What a member chose and nothing else. */
function chosenOf(state: State, id: string): Partial<Settings> {
  return Object.fromEntries(Object.entries(state.settings.get(id) ?? {}).filter(([, value]) => value !== undefined))
}

/** A member's settings, with what holds where they did not choose. */
export function settingsOf(state: State, account: Account): Settings {
  return {
    ...settingsDefaults,
    ...chosenOf(state, account.id),
    groupNotifications: !state.ungrouped.has(account.id),
    silencedNotifications: silenceableTypes.filter((kind) => has(state.silenced, account.id, kind)),
    privateAccount: account.private,
  }
}

/** Whether an account waits for approval. */
export const isWaiting = (state: State, id: string): boolean => state.account.applications.some((one) => one.id === id)

/** Whether a member is hidden everywhere. */
export const isHidden = (state: State, id: string): boolean =>
  state.account.closed.has(id) || state.account.suspended.has(id) || isWaiting(state, id)
