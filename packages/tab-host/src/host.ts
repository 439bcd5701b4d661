import type { RouteName } from '@skein/contract'
import { ensureAssistant } from '@skein/domain/assistant-identity'
import type { Passwords } from '@skein/domain/auth/passwords'
import type { OpenPage } from '@skein/domain/browse/open-page'
import type { CheckAnswer } from '@skein/domain/calls/define-call'
import { composeDomain } from '@skein/domain/compose'
import { domainCalls } from '@skein/domain/domain-calls'
import { createEventBus } from '@skein/domain/events/event-bus'
import type { EventBus } from '@skein/domain/events/event-bus'
import { createEventHub, hubTimes } from '@skein/domain/events/event-hub'
import type { HubTimes } from '@skein/domain/events/event-hub'
import { randomBytes } from '@skein/domain/digest'
import { publishDue } from '@skein/domain/drafts/publish-draft'
import { closePolls } from '@skein/domain/polls/close-polls'
import type { Clock, Log } from '@skein/domain/ports'
import type { ProductConfig } from '@skein/domain/product-config'
import { endStories } from '@skein/domain/stories/end-stories'
import { requireRoom } from '@skein/domain/uploads/quota'
import { createResumableUploads } from '@skein/domain/uploads/resumable-uploads'
import { createAssistance } from './assistant/create-assistance.ts'
import type { Writer } from './assistant/create-assistance.ts'
import { createPasswords } from './auth/noble-passwords.ts'
import { createSecretBox } from './auth/noble-secret-box.ts'
import type { TabDatabase } from './database/open-database.ts'
import { eventCalls } from './events/calls.ts'
import { fileCalls } from './files/calls.ts'
import type { FileReader } from './files/file-reader.ts'
import { memoryFiles } from './files/file-store.ts'
import type { FileStore } from './files/file-store.ts'
import { createKeeper } from './files/keep-file.ts'
import { memoryArrivals } from './files/memory-arrivals.ts'
import { createAnswering } from './http/answer-request.ts'
import type { CookieJar } from './http/cookie-jar.ts'
import { findRoute } from './http/routes.ts'
import { serveMedia } from './http/serve-media.ts'
import { createOutbox } from './mail/outbox.ts'
import type { SentEmail } from './mail/outbox.ts'
import { createPreviews } from './previews/create-previews.ts'
import type { FindPage } from './previews/create-previews.ts'

/** Calls that are answered in a tab. Archives and the state of a machine are a server's. */
const served = [...domainCalls, ...fileCalls, ...eventCalls]

/** Nobody has to be kept from asking too often: whoever asks is the one at this tab. */
const usualConfig: ProductConfig = {
  publicUrl: undefined,
  registration: 'open',
  blockedMailDomains: [],
  pushServices: [],
  previewAllowHosts: [],
  signupLimitPerHour: 1e6,
  signinLimitPerQuarter: 1e6,
  readsPerSecond: 1e6,
}

const servedNames = new Set<string>(served.map(({ name }) => name))

/** The call that a request is for, where a tab answers it. */
export function findCall(method: string, path: string): RouteName | undefined {
  const name = findRoute(method, path)?.name
  return name !== undefined && servedNames.has(name) ? name : undefined
}

const silent = () => {}

/** What a tab is opened with. Everything but the database, its origin and what reads files may be left out. */
export type TabHostOptions = {
  database: TabDatabase
  /** Where the pages stand, without a trailing slash. */
  origin: string
  readFile: FileReader
  files?: FileStore
  /** The cookies of the one browser; without it, they are those of each request. */
  jar?: CookieJar
  config?: Partial<ProductConfig>
  /** 32 bytes that close secrets; new ones unless given. */
  secretKey?: Uint8Array
  passwords?: Passwords
  writer?: Writer
  findPage?: FindPage
  openPage?: OpenPage
  onEmail?: (email: SentEmail) => void
  streamTimes?: HubTimes
  checkAnswer?: CheckAnswer
  now?: Clock
  log?: Log
}

export type TabHost = {
  /** Answers a request of the API or for a file; nothing where it is neither. */
  answer: (request: Request) => Promise<Response | undefined>
  events: EventBus
  /** Does what is due: ends polls, and stories of yesterday, and publishes what is scheduled. @returns how many */
  tidy: () => Promise<number>
  /** Ends the streams and closes the database. */
  close: () => Promise<void>
}

/** A page of the web that nobody here can look at: a browser may try it. */
const openUnseen: OpenPage = async (address) => ({
  url: new URL(address).href,
  title: null,
  frame: new URL(address).protocol === 'http:' ? 'insecure' : 'unknown',
  article: null,
})

/** Opens the product in this tab: the domain over what the tab has. */
export async function openTabHost(options: TabHostOptions): Promise<TabHost> {
  const { database, origin, readFile, files = memoryFiles(), jar } = options
  const { now = () => Date.now() } = options
  const log = options.log ?? { info: silent, warn: silent, error: silent, debug: silent }
  const events = createEventBus((error) => log.error({ err: error }, 'a listener failed'))
  const arrivals = memoryArrivals()
  const keeper = createKeeper({ database, files, arrived: arrivals.read, readFile, now })
  const domain = await composeDomain({
    config: { ...usualConfig, ...options.config },
    database,
    assistant: await ensureAssistant(database, now()),
    events,
    passwords: options.passwords ?? createPasswords(),
    secrets: createSecretBox(options.secretKey ?? randomBytes(32)),
    mail: createOutbox({ origin, deliver: options.onEmail ?? silent, log }),
    previews: createPreviews(database, options.findPage ?? (() => undefined), now),
    openPage: options.openPage ?? openUnseen,
    assistance: createAssistance({ database, keeper, writer: options.writer ?? {}, now }),
    hasProvider: false,
    web: {},
    pushKey: '',
    now,
    log,
    checkAnswer: options.checkAnswer,
  })
  const hub = createEventHub({ database, bus: events, log, now, times: options.streamTimes ?? hubTimes })
  const resumable = createResumableUploads({
    database,
    keeper,
    arrivals,
    now,
    requireRoom: (viewer, size) => requireRoom(database, viewer, size, now()),
    requireSpace: async () => {},
  })
  const answer = createAnswering({
    calls: served,
    ports: { ...domain, files, arrivals, keeper, resumable, hub },
    log,
    jar,
  })
  return {
    answer: async (request) => (await answer(request)) ?? serveMedia(files, request),
    events,
    async tidy() {
      const polls = await closePolls(database, events, now())
      const published = await publishDue({ ...domain, database }, now())
      return polls + published + (await endStories({ database, events, searchIndex: domain.searchIndex }, now()))
    },
    async close() {
      await hub.close()
      await database.close()
    },
  }
}
