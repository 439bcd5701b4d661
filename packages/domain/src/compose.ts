import type { UserSummary } from '@skein/contract'
import { createChat } from './assistant/chat/chat.ts'
import type { Assistance } from './assistant/assistance.ts'
import { createInsights } from './assistant/insights.ts'
import { createKnownBrowsers } from './auth/known-browsers.ts'
import type { Passwords } from './auth/passwords.ts'
import type { SecretBox } from './auth/secret-box.ts'
import { createSessions } from './auth/sessions.ts'
import { createSignInSteps } from './auth/sign-in-steps.ts'
import { createBookmarks } from './bookmarks/bookmark-reader.ts'
import type { OpenPage } from './browse/open-page.ts'
import { createCallCounts } from './calls/call-limits.ts'
import type { CheckAnswer } from './calls/define-call.ts'
import { createRateLimiter } from './calls/rate-limit.ts'
import { createReadLimits } from './calls/read-limits.ts'
import { createSharedLimits } from './calls/shared-limits.ts'
import { createSharedRateLimiters } from './calls/shared-rate-limit.ts'
import { createFeedPosts } from './custom-feeds/feed-posts.ts'
import type { Database } from './database/database.ts'
import { tellUnreadable } from './database/stored.ts'
import { createDiscover } from './discover/discover-reader.ts'
import type { EventBus } from './events/event-bus.ts'
import { createWrite } from './events/unit-of-work.ts'
import type { Mail } from './mail/mail.ts'
import { createNotificationReader } from './notifications/notification-reader.ts'
import { createNotifier } from './notifications/notifier.ts'
import type { Clock, Log } from './ports.ts'
import { createMarks } from './posts/mark-post.ts'
import { createPostReader } from './posts/post-reader.ts'
import { createThreads } from './posts/threads.ts'
import type { Previews } from './previews/previews.ts'
import type { ProductConfig } from './product-config.ts'
import { createBlendedSearch } from './search/blended/blended-search.ts'
import { createLocalSource } from './search/blended/local-source.ts'
import type { WebSources } from './search/blended/web-source.ts'
import { createSearchIndex } from './search/search-index.ts'
import { createSearch } from './search/searches.ts'
import { createStories } from './stories/story-reader.ts'
import { createTrends } from './trends/trend-reader.ts'
import { createCanView } from './visibility.ts'

const dayMs = 24 * 60 * 60_000

/** What the product stands on: each host brings its own. */
export type Host = {
  config: ProductConfig
  database: Database
  /** Whose the assistant's posts are (`ensureAssistant`). */
  assistant: UserSummary
  events: EventBus
  passwords: Passwords
  secrets: SecretBox
  mail: Mail
  previews: Previews
  openPage: OpenPage
  assistance: Assistance
  /** Whether an outside provider writes. */
  hasProvider: boolean
  /** Searches of the web. */
  web: WebSources
  /** How long one of those may take, in milliseconds; half a minute when not given. */
  searchTimeMs?: number | undefined
  /** The public key for browser notifications (VAPID), base64url. */
  pushKey: string
  now: Clock
  log: Log
  checkAnswer: CheckAnswer | undefined
}

/** Makes everything that the calls of the product are answered with, over what a host brings. */
export async function composeDomain(host: Host) {
  const { config, database, assistant, events, secrets, assistance, hasProvider, web, searchTimeMs, now, log } = host
  const { publicUrl } = config
  const isSecure = publicUrl?.startsWith('https:') === true
  const canView = createCanView(database, now)
  const searchIndex = createSearchIndex(database, assistant.username)
  await searchIndex.catchUp()
  const posts = createPostReader({ database, assistant, now, unreadable: tellUnreadable(log) })
  const write = createWrite(database, events)
  const notifier = createNotifier(database)
  const search = createSearch({ database, assistant, posts, now })
  const threads = createThreads(database, posts)
  const trends = createTrends({ database, now })
  const reads = { database, search, posts, threads, trends, canView, now, assistance }
  const limiter = (limit: number) => createRateLimiter(limit, dayMs, now)
  return {
    ...host,
    canView,
    searchIndex,
    posts,
    write,
    notifier,
    search,
    threads,
    trends,
    chat: createChat(reads),
    insights: createInsights({ ...reads, hasProvider }),
    sessions: createSessions(database, isSecure, now, hasProvider),
    steps: createSignInSteps(database, isSecure, now),
    browsers: createKnownBrowsers(secrets, isSecure),
    blendedSearch: createBlendedSearch({
      publicUrl,
      web,
      local: createLocalSource({ database, ...search }),
      webSearches: { member: limiter(100), visitor: limiter(20) },
      timeMs: searchTimeMs,
      now,
      log,
    }),
    bookmarks: createBookmarks({ database, posts, assistant }),
    discover: createDiscover({ database, posts, now }),
    feedPosts: createFeedPosts({ database, posts, now }),
    stories: createStories({ database, posts, now }),
    notifications: createNotificationReader(database),
    marks: createMarks({ database, canView, write, notifier, now }),
    reads: createReadLimits(config.readsPerSecond, now),
    counts: createCallCounts(now),
    limits: createSharedLimits(createSharedRateLimiters({ database, secrets, now }), config),
  }
}
