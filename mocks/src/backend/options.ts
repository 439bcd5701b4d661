/** What a backend starts with, in the words of the contract. `rows/` makes rows of it. */
import type {
  AccountApplication,
  ChatMessage,
  CustomFeed,
  Draft,
  DraftContent,
  KeyBackup,
  KeyLogEntry,
  Measure,
  MemberNote,
  Message,
  Notification,
  Passkey,
  Post,
  PublicKey,
  ReactionName,
  RegistrationMode,
  ReportCase,
  Settings,
  UserSummary,
} from '@skein/contract'
import type { TokenKind } from '@skein/domain/account/mail-tokens'
import type { Person } from '../fixtures/people.ts'

/** A browser that is signed in. */
export type SessionFacts = { id: string; userAgent: string; createdAt: string; lastSeenAt: string }

/** What was done about a member, and by whom. */
export type KeptMeasure = { userId: string; measure: Measure; by: UserSummary | null }

/** A public key with its backup, and when it comes into force where that is not at once. */
export type StoredKey = PublicKey & { backup: KeyBackup | null; inForceAt?: string }

/** A notification to start with. */
export type ToldNote = {
  type: Notification['type']
  /** Username of who did it. */
  by: string
  /** The post it names: the reply of a comment, the post that holds a mention. */
  post?: Post
  emoji?: ReactionName
  hoursAgo: number
  read?: boolean
}

/** A feed that a member made. */
export type MadeFeed = Pick<CustomFeed, 'id' | 'name'> &
  Partial<Pick<CustomFeed, 'tags' | 'words' | 'order' | 'shared' | 'kept'>> & { by: string; people?: readonly string[] }

/** A draft that `signedInAs` keeps. */
export type MadeDraft = Partial<DraftContent> &
  Partial<Pick<Draft, 'scheduledFor' | 'refusal'>> & { id: string; hoursAgo: number }

/** What is remembered of accounts and by those who moderate; members by their ids. */
export type AccountOptions = {
  /** Browsers that `signedInAs` is signed in with besides this one. */
  sessions?: readonly SessionFacts[]
  /** Members whose address is confirmed. */
  confirmed?: ReadonlySet<string>
  /** Members with two-step sign-in; `secretOf` says by which codes. */
  twoStep?: ReadonlySet<string>
  passkeys?: ReadonlyMap<string, readonly Passkey[]>
  suspended?: ReadonlySet<string>
  /** Whose posts are for followers and on the profile alone. */
  limited?: ReadonlySet<string>
  moderators?: ReadonlySet<string>
  /** How accounts are made, the codes that let somebody in, and who waits. */
  registration?: RegistrationMode
  invitations?: ReadonlySet<string>
  applications?: readonly AccountApplication[]
  /** Domains that nobody registers from. */
  blockedMailDomains?: readonly string[]
  cases?: readonly ReportCase[]
  measures?: readonly KeptMeasure[]
  memberNotes?: readonly { userId: string; note: MemberNote }[]
}

export type BackendOptions = {
  /** The member whose browser asks; without one the browser starts signed out. */
  signedInAs?: Person
  /** Members whose accounts this browser is signed in to as well. */
  besides?: readonly Person[]
  /** A post with `repost` stands for the post and for that repost of it. */
  posts?: readonly Post[]
  /** Ids of posts that were deleted: what stands in a thread there is a tombstone. */
  deleted?: readonly string[]
  members?: readonly Person[]
  /** Usernames `signedInAs` follows from the start; muted and blocked likewise. */
  following?: readonly string[]
  muted?: readonly string[]
  blocked?: readonly string[]
  /** Ids of posts that stand first on their authors' profiles. */
  pinned?: readonly string[]
  /** Feeds that members made; `by` is a username, as those in `people` are. `kept`: by `signedInAs`. */
  customFeeds?: readonly MadeFeed[]
  /** Drafts that `signedInAs` keeps. */
  drafts?: readonly MadeDraft[]
  /** Who has seen which story, by the ids of stories: usernames, the latest first. */
  storyViews?: Readonly<Record<string, readonly string[]>>
  /** Usernames who follow `signedInAs`, and who ask to; the newest first. */
  followers?: readonly string[]
  askers?: readonly string[]
  /** What `signedInAs` was told, in any order. */
  notes?: readonly ToldNote[]
  /** Each notification by itself. */
  isUngrouped?: boolean
  messages?: readonly Message[]
  /** What `signedInAs` asked the assistant before. */
  chat?: readonly ChatMessage[]
  /** Ids of messages that were not read. */
  unread?: readonly string[]
  /** Public keys of members, by their ids. */
  keys?: Readonly<Record<string, StoredKey>>
  /** Keys that wait to take the place of those. */
  nextKeys?: Readonly<Record<string, StoredKey>>
  /** What the log of members' keys has. */
  keyLogs?: Readonly<Record<string, readonly KeyLogEntry[]>>
  /** Usernames of others who let see what they have read, and that they write. */
  receipts?: readonly string[]
  /** What `signedInAs` chose. */
  settings?: Partial<Settings>
  account?: AccountOptions
  /** The link that was sent by mail to `signedInAs`, or to the first member, and not opened yet. */
  mailed?: TokenKind
  /** The password of every fixture member. */
  password?: string
}

/** Options with what every row is made with. */
export type Told = BackendOptions & {
  members: readonly Person[]
  /** The id of a member. @throws where nobody has the name */
  idOf: (username: string) => string
}
