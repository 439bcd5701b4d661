import type { Logger } from 'pino'
import type { Assistance } from './assistant/assistance.ts'
import type { Chat } from './assistant/chat/chat.ts'
import type { InsightReader } from './assistant/insights.ts'
import type { Bookmarks } from './bookmarks/bookmark-reader.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Write } from './events/unit-of-work.ts'
import type { Discover } from './discover/discover-reader.ts'
import type { EventHub } from './events/event-hub.ts'
import type { EventBus } from './events/event-bus.ts'
import type { GuardedFetch } from './guarded-fetch/guarded-fetch.ts'
import type { Mail } from './mail/mail.ts'
import type { Decoders } from './media/decoders.ts'
import type { MediaStore } from './media/media-store.ts'
import type { Passwords } from './auth/passwords.ts'
import type { KnownBrowsers } from './auth/known-browsers.ts'
import type { SignInSteps } from './auth/sign-in-steps.ts'
import type { SecretBox } from './auth/secret-box.ts'
import type { Sessions } from './auth/sessions.ts'
import type { ReadLimits } from './http/read-limits.ts'
import type { RateLimiter } from './http/rate-limit.ts'
import type { SharedRateLimiter } from './http/shared-rate-limit.ts'
import type { Delivery } from './notifications/delivery.ts'
import type { NotificationReader } from './notifications/notification-reader.ts'
import type { Notifier } from './notifications/notifier.ts'
import type { Marks } from './posts/mark-post.ts'
import type { PostReader } from './posts/post-reader.ts'
import type { Previews } from './previews/previews.ts'
import type { OpenPage } from './browse/open-page.ts'
import type { BlendedSearch } from './search/blended/blended-search.ts'
import type { SearchServices } from './search/calls.ts'
import type { SearchIndex } from './search/search-index.ts'
import type { Stories } from './stories/story-reader.ts'
import type { Threads } from './posts/threads.ts'
import type { Trends } from './trends/trend-reader.ts'
import type { Uploads } from './uploads/uploads.ts'
import type { CanView } from './visibility.ts'
import type { RouteName, UserSummary } from '@skein/contract'

/** What a handler works with: the ports, and what is made of them once at start. */
export type Services = {
  config: Config
  database: Database
  media: MediaStore
  /** The one way to fetch addresses that members, or pages they name, have chosen. */
  fetcher: GuardedFetch
  previews: Previews
  /** Where pictures of strangers are decoded. */
  decoders: Decoders
  uploads: Uploads
  events: EventBus
  hub: EventHub
  passwords: Passwords
  sessions: Sessions
  posts: PostReader
  search: SearchServices
  /** One search over Skein and the web. */
  blendedSearch: BlendedSearch
  /** Looks at a page for the browse mode. */
  openPage: OpenPage
  searchIndex: SearchIndex
  bookmarks: Bookmarks
  discover: Discover
  stories: Stories
  trends: Trends
  /** Whether a viewer may see a post; throws where not. */
  canView: CanView
  /** Fails while the database or the folder for files does not take writes. */
  ready: () => Promise<void>
  threads: Threads
  /** Runs a write in one transaction and publishes what it announced. */
  write: Write
  notifier: Notifier
  notifications: NotificationReader
  /** Takes notifications to browsers and mailboxes. */
  delivery: Delivery
  /** The public key that browsers subscribe with. */
  pushKey: string
  mail: Mail
  steps: SignInSteps
  /** Browsers that members signed in from before. */
  browsers: KnownBrowsers
  /** Closes and opens what the server must read and a copy of the database must not. */
  secrets: SecretBox
  marks: Marks
  /** What writes and paints for members. */
  assistance: Assistance
  /** Conversations with the assistant. */
  chat: Chat
  /** The digest beside a member's feed. */
  insights: InsightReader
  /** The identity that AI-generated posts show (§6). */
  assistant: UserSummary
  /** How fast one may ask, counted for every call, page and file. */
  reads: ReadLimits
  limits: {
    /** Sign-ins that failed: by household, by the wider network that it is part of, by name, and by browser where it is known. */
    signInByAddress: SharedRateLimiter
    signInByNetwork: SharedRateLimiter
    signInByName: SharedRateLimiter
    signInByBrowser: SharedRateLimiter
    signUpByAddress: SharedRateLimiter
    signUpByNetwork: SharedRateLimiter
    signUpByName: SharedRateLimiter
    /** Posts a member. */
    posts: RateLimiter
    /** Messages a member sends, and strangers they write to for the first time. */
    messages: RateLimiter
    firstMessages: RateLimiter
    /** Files a member sends. */
    uploads: RateLimiter
    /** Parts of files that a member sends. */
    uploadParts: RateLimiter
    /** Changes of the own profile. */
    profiles: RateLimiter
    /** Likes, follows and other toggles a member. */
    toggles: RateLimiter
    /** What a moderator does about members. */
    measures: RateLimiter
    /** Answers to measures a member. */
    appeals: RateLimiter
    /** Members asked for by their e-mail address, a member. */
    lookUps: RateLimiter
    /** Searches over Skein and the web, and pages looked at for the browse mode, of a member or a visitor's address. */
    searches: RateLimiter
    openedPages: RateLimiter
    /** Passwords given again, a session and a member; one that was right is forgiven. */
    proofs: SharedRateLimiter
    proofsOfMember: SharedRateLimiter
    /** Codes of the second step, a member or their known browser; one that was right is forgiven. */
    secondSteps: SharedRateLimiter
    /** Letters that somebody asks for: by who asks and where they go to, by the network address that asks, and by mailbox. */
    emails: SharedRateLimiter
    emailsByAddress: SharedRateLimiter
    emailsToMailbox: SharedRateLimiter
    /** Things the assistant is asked for, a member; the quota of a day is counted by itself. */
    assistance: RateLimiter
    /** New usernames, a member: each has all of their posts indexed anew. */
    usernames: RateLimiter
    /** Archives of a member's data. */
    exports: RateLimiter
  }
  /** Whether the server has begun to shut down. */
  draining: () => boolean
  /** Milliseconds since 1970. */
  now: () => number
  log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>
  /** In tests: checks every answer against the contract. */
  checkAnswer: ((name: RouteName, answer: unknown) => void) | undefined
}
