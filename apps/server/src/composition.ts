import { pageAddress } from '@skein/contract/addresses'
import { limits as contractLimits } from '@skein/contract/limits'
import type { Logger } from 'pino'
import { createAssistance } from './assistant/create-assistance.ts'
import { createChat } from './assistant/chat/chat.ts'
import { createInsights } from './assistant/insights.ts'
import { ensureAssistant } from './assistant-identity.ts'
import { createPasswords } from './auth/hash-passwords.ts'
import { closeOpenRecoveryCodes } from './auth/one-time-codes.ts'
import { closeOpenSecrets, openSecretBox } from './auth/aes-secret-box.ts'
import { createKnownBrowsers } from './auth/known-browsers.ts'
import { createSignInSteps } from './auth/sign-in-steps.ts'
import { createSessions } from './auth/sessions.ts'
import { createBookmarks } from './bookmarks/bookmark-reader.ts'
import { createWrite } from './events/unit-of-work.ts'
import { createEventBus } from './events/event-bus.ts'
import { createEventHub } from './events/event-hub.ts'
import { tellUnreadable } from './database/stored.ts'
import { createDiscover } from './discover/discover-reader.ts'
import { createReadiness } from './health/readiness.ts'
import { createGuardedFetch } from './guarded-fetch/guarded-fetch.ts'
import { createReadLimits } from './http/read-limits.ts'
import { createCallCounts } from './http/call-limits.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { createSharedRateLimiters } from './http/shared-rate-limit.ts'
import { createDelivery } from './notifications/delivery.ts'
import { createNotificationReader } from './notifications/notification-reader.ts'
import { createNotifier } from './notifications/notifier.ts'
import { createMarks } from './posts/mark-post.ts'
import { createPostReader } from './posts/post-reader.ts'
import { createThreads } from './posts/threads.ts'
import { createSearch } from './search/searches.ts'
import { createSearchIndex } from './search/search-index.ts'
import { createBlendedSearch } from './search/blended/blended-search.ts'
import { createLocalSource } from './search/blended/local-source.ts'
import { openWebSources } from './search/blended/open-web-sources.ts'
import { createOpenPage } from './browse/create-open-page.ts'
import { createDecoders } from './media/decoders.ts'
import { createPushSender } from './push/create-push-sender.ts'
import { openVapidKeys } from './push/vapid-keys.ts'
import { createPreviews } from './previews/create-previews.ts'
import { createMail } from './mail/create-mail.ts'
import { createStories } from './stories/story-reader.ts'
import { createTrends } from './trends/trend-reader.ts'
import { createUploads } from './uploads/uploads.ts'
import { createCanView } from './visibility.ts'
import type { ServerOptions } from './server-options.ts'

const minute = 60_000

/** Households that one network may stand for: a /48 has 65,536 of them, and belongs to one customer. */
const households = 16

/**
 * Makes everything that calls, pages and files are answered with, once. Nobody else knows all of it: each names the ports it needs, and
 * where they are given all of this (app.ts), the compiler sees whether it has them.
 */
export async function compose(options: ServerOptions, log: Logger) {
  const { config, database, media, passwords = createPasswords(), now = Date.now, draining = () => false } = options
  const assistant = await ensureAssistant(database, now())
  const canView = createCanView(database, now)
  const searchIndex = createSearchIndex(database, assistant.username)
  await searchIndex.catchUp()
  const events = options.events ?? createEventBus((error) => log.error({ err: error }, 'a listener failed'))
  const posts = createPostReader({ database, assistant, now, unreadable: tellUnreadable(log) })
  const write = createWrite(database, events)
  const decoders = options.decoders ?? createDecoders()
  const uploads = createUploads({
    database,
    media,
    decoders,
    dataDir: config.dataDir,
    now,
    diskSpace: options.diskSpace,
  })
  const notifier = createNotifier(database)
  const limiter = (limit: number, windowMs: number) => createRateLimiter(limit, windowMs, now)
  const { publicUrl, previewAllowHosts: allowHosts } = config
  const isSecure = publicUrl?.startsWith('https:') === true
  const fetcher = options.fetcher ?? createGuardedFetch({ publicUrl, allowHosts })
  const mail = options.mail ?? createMail({ config, database, now, log })
  const keys = await openVapidKeys(config.dataDir)
  const secrets = await openSecretBox(config.dataDir)
  const shared = createSharedRateLimiters({ database, secrets, now })
  const { signinLimitPerQuarter, signupLimitPerHour } = config
  await closeOpenSecrets(database, secrets)
  await closeOpenRecoveryCodes(database, secrets)
  const search = createSearch({ database, assistant, posts, now })
  const threads = createThreads(database, posts)
  const trends = createTrends({ database, now })
  const assistance = createAssistance({ config, database, uploads, decoders, now, log, times: options.assistanceTimes })
  const hasProvider = config.assistant.openai !== undefined || config.assistant.perplexity !== undefined
  const reads = { database, search, posts, threads, trends, canView, now, assistance }
  const written = config.contact.email === undefined ? undefined : `mailto:${config.contact.email}`
  const contact = written ?? (isSecure && publicUrl !== undefined ? publicUrl : 'mailto:push@skein.example')
  return {
    config,
    database,
    media,
    decoders,
    uploads,
    assistance,
    chat: createChat(reads),
    insights: createInsights({ ...reads, hasProvider }),
    fetcher,
    previews: createPreviews({
      database,
      media,
      fetcher,
      decoders,
      limits: [limiter(30, minute), limiter(500, 24 * 60 * minute)],
      owner: assistant,
      now,
      log,
    }),
    events,
    hub: createEventHub({
      database,
      bus: events,
      log,
      now,
      ...(options.streamTimes && { times: options.streamTimes }),
      ...(options.maxStreams !== undefined && { maxStreams: options.maxStreams }),
    }),
    passwords,
    sessions: createSessions(database, isSecure, now, hasProvider),
    steps: createSignInSteps(database, isSecure, now),
    browsers: createKnownBrowsers(secrets, isSecure),
    secrets,
    mail,
    posts,
    threads,
    search,
    blendedSearch: createBlendedSearch({
      publicUrl,
      web: openWebSources(config.assistant),
      local: createLocalSource({ database, ...search }),
      webSearches: { member: limiter(100, 24 * 60 * minute), visitor: limiter(20, 24 * 60 * minute) },
      timeMs: options.searchTimeMs,
      now,
      log,
    }),
    openPage: createOpenPage({ fetcher, config }),
    searchIndex,
    bookmarks: createBookmarks({ database, posts, assistant }),
    discover: createDiscover({ database, posts, now }),
    stories: createStories({ database, posts, now }),
    trends,
    canView,
    ready: createReadiness(database, config, now),
    write,
    notifier,
    notifications: createNotificationReader(database),
    delivery: createDelivery({
      database,
      bus: events,
      push: createPushSender({ config, database, fetcher, keys, contact, log }),
      mail: (userId, lines) => mail.send('digest', userId, { lines, url: mail.linkTo(pageAddress('/notifications')) }),
      now,
      log,
      ...(options.deliveryDelayMs !== undefined && { delayMs: options.deliveryDelayMs }),
    }),
    pushKey: keys.publicKey,
    marks: createMarks({ database, canView, write, notifier, now }),
    assistant,
    reads: createReadLimits(config.readsPerSecond, now),
    counts: createCallCounts(now),
    // Limits of what can be guessed, and of letters: they last, and hold for all servers together.
    limits: {
      signInByAddress: shared('sign-in-address', signinLimitPerQuarter, 15 * minute),
      signInByNetwork: shared('sign-in-network', signinLimitPerQuarter * households, 15 * minute),
      signInByName: shared('sign-in-name', signinLimitPerQuarter, 15 * minute),
      signInByBrowser: shared('sign-in-browser', signinLimitPerQuarter, 15 * minute),
      signUpByAddress: shared('sign-up-address', signupLimitPerHour, 60 * minute),
      signUpByNetwork: shared('sign-up-network', signupLimitPerHour * households, 60 * minute),
      signUpByName: shared('sign-up-name', signupLimitPerHour, 60 * minute),
      proofs: shared('proofs', 10, 15 * minute),
      proofsOfMember: shared('proofs-member', 50, 15 * minute),
      secondSteps: shared('second-steps', 20, 15 * minute),
      emails: shared('letters', 5, 60 * minute),
      emailsByAddress: shared('letters-address', 20, 60 * minute),
      // As long as a link to set the password is good: the newest one in the mailbox then always is.
      emailsToMailbox: shared('letters-mailbox', 5, contractLimits.signIn.resetMinutes * minute),
    },
    draining,
    now,
    log,
    checkAnswer: options.checkAnswer,
  }
}
