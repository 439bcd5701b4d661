/** What the mock backend remembers of accounts: settings, sessions, signing in, words, reports. */
import type {
  AccountApplication,
  Measure,
  MemberNote,
  ModerationEntry,
  MutedWord,
  Passkey,
  RegistrationMode,
  ReportCase,
  UserSummary,
} from '@skein/contract'

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
