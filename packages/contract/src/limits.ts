import { profileTextLimits, profileTextNames } from './profile-texts.ts'

/**
 * Limits and constants of the product, once: sections 5 and 9 of the specification and the additions of `behaviour.md`.
 * Lengths of texts are in graphemes (what a reader counts as characters) unless said otherwise; times carry their unit.
 */
export const limits = {
  /** §5, §9: password minimum; the maximum keeps hashing bounded. */
  password: { min: 8, max: 256 },
  /** Lower case letters, digits and underscore; closed to look-alikes by construction. */
  username: { min: 3, max: 20, pattern: /^[a-z0-9_]{3,20}$/ },
  /** Profile fields (behaviour §2.10). */
  name: { min: 1, max: 50 },
  ...profileTextLimits,
  email: { max: 254 },
  /** Accounts that one browser may be signed in to at a time. */
  accounts: { max: 5 },
  post: { max: 500, warnAt: 20 },
  altText: { max: 500 },
  /** What a post says in another language: room for words longer than its own, in code units. */
  translation: { maxLength: 8000 },
  contentWarning: { max: 100 },
  message: { max: 2000 },
  /** Of an encrypted message: characters of base64url, room for the longest text in the widest script. */
  envelope: { maxCiphertext: 80_000 },
  /** An encrypted picture, in bytes: the server cannot make it smaller. */
  /** A reaction to a message: UTF-16 units of one emoji (families with skin tones are the longest), and characters of base64url once sealed. */
  messageReaction: { maxUnits: 40, maxCiphertext: 800 },
  messageBlob: { maxBytes: 10_000_000 },
  /**
   * Encryption of messages: the passphrase that wraps a key, and the work of trying one: OWASP's least, and what a browser does in some
   * seconds. Argon2id takes its memory in KiB; PBKDF2 was used before.
   */
  passphrase: {
    min: 12,
    max: 200,
    argon2: { memory: { min: 19_456, made: 65_536, max: 131_072 }, passes: { min: 2, made: 3, max: 6 } },
    iterations: { min: 600_000, max: 2_000_000 },
  },
  /** A key that takes the place of another waits so long, and its owner can take that back meanwhile. */
  keys: {
    coolDownHours: 24,
    /** Entries of the log of a member's keys, without those that take one back. */
    maxLog: 500,
  },
  prompt: { max: 1000 },
  /** Results of one source, and related searches. */
  search: { maxQuery: 200, maxResults: 20, related: 4 },
  /** Keyset pages (behaviour, ground rules). */
  page: { default: 20, max: 50 },
  /** §9: panels, skeleton, toast, tooltip, scroll area. */
  panel: { items: 3 },
  feed: { skeletons: 3 },
  toast: { visible: 1, durationMs: 5000, maxWidthPx: 420 },
  tooltip: { openDelayMs: 700, skipDelayMs: 300 },
  scrollArea: { hideDelayMs: 600 },
  badge: { max: 99 },
  /** §9: polls. Durations in minutes. */
  poll: {
    minOptions: 2,
    maxOptions: 4,
    maxOption: 200,
    maxQuestion: 300,
    durations: [60, 360, 720, 1440, 2880, 4320, 10080],
    defaultDuration: 1440,
  },
  /** §9: image generation. */
  image: {
    sizes: ['1024x1024', '1792x1024', '1024x1792'],
    qualities: ['standard', 'hd'],
    defaultQuality: 'standard',
    maxPerPost: 4,
    maxBytes: 20_000_000,
  },
  video: { maxBytes: 300_000_000, suggestedSeconds: 60, maxSeconds: 600, maxPixels: 3840 * 2160 },
  /** Uploads: the largest picture in pixels (a bomb is refused), the size of a part, and the longest side of what is kept. */
  upload: { maxPixels: 50_000_000, partBytes: 5_000_000, longestSide: 2048, keptHours: 24 },
  /** Replies under a reply that are shown at once, and posts that are written at once as a thread. */
  thread: { repliesShown: 2, maxWritten: 10 },
  /** §9: the ten reactions, by the names behaviour.md gives them. */
  reactions: ['heart', 'laugh', 'surprised', 'sad', 'angry', 'thumbs up', 'thumbs down', 'fire', '100', 'party'],
  /** §9: link preview. */
  linkPreview: { debounceMs: 1000 },
  /** §9: camera and recorder. */
  camera: {
    frameRate: { ideal: 30, max: 60 },
    vertical: { width: 720, height: 1280, maxWidth: 1080, maxHeight: 1920 },
    horizontal: { width: 1920, height: 1080 },
    square: { width: 1080, height: 1080 },
    simple: { width: 1280, height: 720 },
    chunkMs: 1000,
    timer: { min: 0, max: 10, step: 1, default: 3 },
    jpegQuality: 0.9,
  },
  /** §9: video pager. */
  pager: { wheelThreshold: 50, wheelLockMs: 300, swipeThresholdPx: 100 },
  /** §9: AI chat panel width in units of 4 px. */
  aiPanel: { widthUnits: 96 },
  story: { hours: 24, maxAuthors: 100, maxPerAuthor: 50, pictureSeconds: 6 },
  /** §2.5: how far the videos are counted for 'n / total'. */
  videos: { maxCounted: 999 },
  bookmarks: { maxCounted: 999 },
  account: { minimumAge: 13, deletionGraceDays: 30, exportMinutes: 5 },
  /** Two-step sign-in (RFC 6238), passkeys, and links sent by mail. Times carry their unit. */
  signIn: {
    codeDigits: 6,
    codePeriodSeconds: 30,
    recoveryCodes: 10,
    maxPasskeys: 10,
    stepMinutes: 10,
    resetMinutes: 60,
    confirmDays: 3,
  },
  /** Feeds that a member makes, and what one is made of; `ranked`: how far back the most liked are looked for, and how many are shown. */
  customFeeds: {
    max: 50,
    maxKept: 100,
    maxName: 40,
    maxPeople: 100,
    maxTags: 20,
    maxWords: 20,
    maxWord: 50,
    ranked: { days: 7, max: 100 },
  },
  /** Drafts that a member keeps, and how long a text of one may get: longer than what can be posted. */
  drafts: { max: 100, maxText: 2000 },
  /** How far ahead a draft can be scheduled. Those that are, count among the drafts. */
  schedule: { minMinutes: 5, maxDays: 365 },
  mutedWords: { max: 100, maxLength: 50, days: [1, 7, 30] },
  moderationReason: { max: 500 },
  /** What a member answers to a decision about them, once. */
  appeal: { max: 1000 },
  /** What moderators write to each other about a member, and how much of a member's record is read at once. */
  memberNote: { max: 1000 },
  memberRecord: { shown: 50 },
  invitation: { max: 40, days: 14 },
  /**
   * JSON bodies above these are refused with 413 (behaviour, settings): of most calls; of those that carry a member's texts, where a post
   * with every field full of the longest emoji fits; of messages, where both copies of the longest envelope fit.
   */
  body: { maxBytes: 16_000, textBytes: 160_000, envelopeBytes: 250_000 },
  policy: { effectiveDate: '2024-01-01' },
} as const

/** §2.6: capture modes, which are also the types of a camera post. */
export const postTypes = ['video', 'photo', 'story', 'reel'] as const
/** Who may reply in a thread where not everyone may: members its author follows, members its first post mentions, nobody but its author. */
export const limitedReplyRules = ['following', 'mentioned', 'nobody'] as const
/** Who may reply in a thread. */
export const replyRules = ['everyone', ...limitedReplyRules] as const
/** In which order the posts of a feed stand: newest first, or the most liked of the last days. */
export const customFeedOrders = ['newest', 'liked'] as const
/** §2.6: orientations, for video and reel only. */
export const orientations = ['vertical', 'horizontal', 'square'] as const
/** How accounts are made: by everybody, by approval of a moderator, or with a code alone. */
export const registrationModes = ['open', 'approval', 'invitation'] as const
export type RegistrationMode = (typeof registrationModes)[number]

/** What moderators do about a member. */
export const measureKinds = ['warning', 'limit', 'removal', 'remove-post', 'suspension'] as const
export type MeasureKind = (typeof measureKinds)[number]
/** What moderators can take off a profile. A name that goes leaves the username in its place. */
export const profileParts = ['avatar', 'name', ...profileTextNames] as const
export type ProfilePart = (typeof profileParts)[number]

/** §2.11, §9: what the settings offer. */
export const languages = ['en', 'es', 'fr', 'de'] as const
export const timezones = ['utc', 'est', 'pst', 'gmt'] as const
export const themes = ['light', 'dark', 'system'] as const
export const dataSharingLevels = ['minimal', 'balanced', 'full'] as const
/** What the data sharing levels switch on (behaviour §2.11); the table on the settings page is drawn from this. */
export const dataSharing = {
  minimal: { analytics: false, aiContext: false, adPersonalisation: false },
  balanced: { analytics: true, aiContext: true, adPersonalisation: false },
  full: { analytics: true, aiContext: true, adPersonalisation: true },
} as const satisfies Record<(typeof dataSharingLevels)[number], Record<string, boolean>>
/** §3: sources of search results; `local` is the addition of behaviour §2.12. */
export const searchSources = ['openai', 'perplexity', 'local'] as const
/** What a result is: a page of the web, or something of the product's own. */
export const searchResultKinds = ['web', 'post', 'person', 'hashtag', 'page'] as const
/** What an answer of the assistant can point to. */
export const chatSourceKinds = ['post', 'person', 'tag', 'page', 'web'] as const

export type Language = (typeof languages)[number]
export type ReactionName = (typeof limits.reactions)[number]
