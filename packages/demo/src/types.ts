import type { PictureSpec, PortraitSpec } from '@skein/painter/illustrations'

/**
 * The shape of the demo set: plain data, no database, no ids of the product's own. Things point at each other by `key`,
 * which is stable for one seed; whoever inserts them makes the real ids (UUIDv7 from `createdAt`, so that order is kept).
 */

/** Languages the demo members write in (BCP 47, primary subtag only). */
export type DemoLanguage = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'ar' | 'ja'

/** An account. `assistant` is the only one of kind `ai`: it has no password and nobody can sign in as it. */
export interface DemoMember {
  readonly key: string
  /** Matches `^[a-z0-9_]{3,20}$`. */
  readonly username: string
  readonly name: string
  /** Always under the reserved top-level domain `.example` (RFC 2606). */
  readonly email: string
  readonly bio: string
  readonly location: string
  readonly website: string | null
  readonly verified: boolean
  readonly joinedAt: Date
  /** `null`: the member never uploaded one and initials are shown. */
  readonly portrait: PortraitSpec | null
  readonly interests: readonly string[]
  readonly language: DemoLanguage
  readonly kind: 'person' | 'ai'
  /** Only approved followers may read this member's posts. */
  readonly isPrivate: boolean
  /** Hours from UTC: decides when this member is awake. */
  readonly utcOffset: number
}

export interface DemoLinkPreview {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly image: PictureSpec | null
}

export interface DemoPoll {
  readonly question: string
  /** Two to four texts. */
  readonly options: readonly string[]
  readonly durationMinutes: 60 | 360 | 720 | 1440 | 2880 | 4320 | 10080
}

export interface DemoPost {
  readonly key: string
  readonly authorKey: string
  /** At most 500 graphemes. */
  readonly content: string
  readonly createdAt: Date
  readonly replyToKey: string | null
  readonly quoteOfKey: string | null
  readonly contentWarning: string | null
  /** Where it was edited: the first wording, and when it was changed. */
  readonly edit: { readonly earlier: string; readonly at: Date } | null
  readonly language: DemoLanguage
  /** At most four. */
  readonly images: readonly DemoImage[]
  readonly linkPreview: DemoLinkPreview | null
  readonly poll: DemoPoll | null
  readonly isAiGenerated: boolean
  /** Hashtags found in the text, lower case, without '#', each once. */
  readonly tags: readonly string[]
  /** Members mentioned in the text. */
  readonly mentionKeys: readonly string[]
}

export interface DemoImage {
  readonly spec: PictureSpec
  readonly alt: string
}

export interface DemoFollow {
  readonly followerKey: string
  readonly followeeKey: string
  readonly createdAt: Date
}
export interface DemoLike {
  readonly memberKey: string
  readonly postKey: string
  readonly createdAt: Date
}
export interface DemoRepost {
  readonly memberKey: string
  readonly postKey: string
  readonly createdAt: Date
}
/** The ten emoji of the specification's section 9. */
export type DemoEmoji = '❤️' | '😂' | '😮' | '😢' | '😡' | '👍' | '👎' | '🔥' | '💯' | '🎉'
/** At most one per member and post. */
export interface DemoReaction {
  readonly memberKey: string
  readonly postKey: string
  readonly emoji: DemoEmoji
  readonly createdAt: Date
}
export interface DemoPollVote {
  readonly memberKey: string
  readonly postKey: string
  readonly optionIndex: number
  readonly createdAt: Date
}
export interface DemoBookmark {
  readonly memberKey: string
  readonly postKey: string
  readonly createdAt: Date
}
/** A plain (not encrypted) direct message. */
export interface DemoMessage {
  readonly senderKey: string
  readonly receiverKey: string
  readonly content: string
  readonly createdAt: Date
  readonly read: boolean
}

export interface DemoData {
  readonly members: readonly DemoMember[]
  /** Oldest first; a reply always stands after its parent. */
  readonly posts: readonly DemoPost[]
  readonly follows: readonly DemoFollow[]
  /** Asked, not yet approved (private accounts). */
  readonly followRequests: readonly DemoFollow[]
  readonly likes: readonly DemoLike[]
  readonly reposts: readonly DemoRepost[]
  readonly reactions: readonly DemoReaction[]
  readonly pollVotes: readonly DemoPollVote[]
  readonly bookmarks: readonly DemoBookmark[]
  readonly messages: readonly DemoMessage[]
  /** Hashtag (lower case, no '#') → category, as in 'Trending in Design'. */
  readonly trendCategories: Readonly<Record<string, string>>
}

export interface DemoOptions {
  /** The moment the set is seen from; nothing in it is later. */
  readonly now: Date
  /** Same seed and `now` give deeply equal data. Default 2001. */
  readonly seed?: number
}
