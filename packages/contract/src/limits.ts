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
  bio: { max: 300 },
  location: { max: 60 },
  website: { max: 200 },
  email: { max: 254 },
  post: { max: 500, warnAt: 20 },
  altText: { max: 500 },
  contentWarning: { max: 100 },
  message: { max: 2000 },
  prompt: { max: 1000 },
  search: { maxQuery: 200 },
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
  video: { maxBytes: 300_000_000, suggestedSeconds: 60 },
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
  story: { hours: 24 },
  account: { minimumAge: 13, deletionGraceDays: 30 },
  /** JSON bodies above this are refused with 413 (behaviour, settings). */
  body: { maxBytes: 1_000_000 },
  policy: { effectiveDate: '2024-01-01' },
} as const

/** §2.6: capture modes, which are also the types of a camera post. */
export const postTypes = ['video', 'photo', 'story', 'reel'] as const
/** §2.6: orientations, for video and reel only. */
export const orientations = ['vertical', 'horizontal', 'square'] as const
/** §2.6: the six filters. */
export const filters = ['original', 'vintage', 'vibrant', 'cool', 'warm', 'dramatic'] as const
/** §2.11, §9: what the settings offer. */
export const languages = ['en', 'es', 'fr', 'de'] as const
export const timezones = ['utc', 'est', 'pst', 'gmt'] as const
export const themes = ['light', 'dark', 'system'] as const
export const dataSharingLevels = ['minimal', 'balanced', 'full'] as const
/** §3: sources of search results; `local` is the addition of behaviour §2.12. */
export const searchSources = ['openai', 'perplexity', 'local'] as const
/** §2.7 and behaviour §2.7: kinds of notification. */
export const notificationTypes = [
  'like',
  'comment',
  'follow',
  'repost',
  'reaction',
  'mention',
  'poll-ended',
  'follow-request',
] as const

export type Language = (typeof languages)[number]
export type ReactionName = (typeof limits.reactions)[number]
