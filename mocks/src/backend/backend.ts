/**
 * The product behind the mocked network of a story: the calls that the server answers with, over SQLite in this page, with the rows that the
 * story begins with. What a story breaks on purpose stands in front of it (call.ts).
 */
import type { Post } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import type { Log } from '@skein/domain/ports'
import { insertRows } from '@skein/domain/database/rows'
import { randomBytes, randomToken } from '@skein/domain/digest'
import {
  createCookieJar,
  createPasswords,
  createSecretBox,
  findCall,
  openTabDatabase,
  openTabHost,
} from '@skein/tab-host'
import type { TabDatabase, TabHost } from '@skein/tab-host'
import { http } from 'msw'
import type { HttpHandler } from 'msw'
import { countHit, recordFault } from '../traffic.ts'
import type { BackendOptions } from './options.ts'
import type { Person } from '../fixtures/people.ts'
import { outside } from './outside.ts'
import { asideToken } from './rows/members.ts'
import { rowsOf, rowsOfPost } from './rows/rows-of.ts'

export type MockBackend = {
  handlers: HttpHandler[]
  /** Back to what it started with; open event streams end. */
  reset(): void
  /** Somebody else publishes a post, and whoever listens is told. */
  publish(post: Post): Promise<void>
  /** Somebody else writes to `signedInAs`, or does not any more, and whoever listens is told. */
  type(from: Person, typing?: boolean): Promise<void>
}

/** Hashes of passwords cost next to nothing here: nobody steals them. */
const passwords = createPasswords({ memory: 8, passes: 1 })
const hashes = new Map<string, Promise<string>>()

function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? passwords.hash(password)
  hashes.set(password, known)
  return known
}

type Parser = { parse(data: unknown): unknown }

const silent = () => {}

/**
 * What fails in the product fails the story; what is said beside that is nobody's concern here.
 * @param isOver whether the story has ended: what it had asked then finds its database closed
 */
const faultLog = (isOver: () => boolean): Log => ({
  info: silent,
  warn: silent,
  debug: silent,
  error(told: object | string, message?: string) {
    if (isOver()) return
    const error = typeof told === 'object' && 'err' in told ? told.err : told
    recordFault(`${message ?? ''}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  },
})

type Opened = { host: TabHost; database: TabDatabase }

async function open(options: BackendOptions, isOver: () => boolean): Promise<Opened> {
  const token = randomToken()
  const secretKey = randomBytes(32)
  const database = await openTabDatabase()
  const { password = 'correct horse battery', account = {}, signedInAs, besides = [] } = options
  const secrets = createSecretBox(secretKey)
  const rows = await rowsOf(options, { passwordHash: await hashOf(password), token, secrets })
  await database.transaction((tx) => insertRows(tx, rows))
  const { registration = 'open', blockedMailDomains = [] } = account
  const host = await openTabHost({
    ...outside,
    database,
    origin: location.origin,
    jar: createCookieJar(
      signedInAs &&
        [
          `skein-session=${token}`,
          ...(besides.length > 0 ? [`skein-accounts=${besides.map(asideToken).join('.')}`] : []),
        ].join('; '),
    ),
    config: { registration, blockedMailDomains: [...blockedMailDomains] },
    secretKey,
    passwords,
    streamTimes: { changeMs: 50, heartbeatMs: 20_000 },
    log: faultLog(isOver),
    checkAnswer(name, answer) {
      const spec: { summary: string; answer?: Parser } = calls[name]
      spec.answer?.parse(answer)
    },
  })
  return { host, database }
}

/** Makes a backend with rows of its own, once something is asked of it. */
export function createMockBackend(options: BackendOptions = {}): MockBackend {
  let opened: Promise<Opened> | undefined
  let turn = 0
  const current = () => {
    const own = turn
    return (opened ??= open(options, () => own !== turn))
  }

  const api = http.all('*/api/*', async ({ request }) => {
    const call = findCall(request.method, new URL(request.url).pathname)
    if (call === undefined) return undefined
    countHit(call)
    return (await current()).host.answer(request)
  })
  // What was uploaded is shown; any other address is left to whoever draws pictures.
  const media = http.get('*/media/:name', async ({ request }) => (await opened)?.host.answer(request))

  return {
    handlers: [api, media],
    reset() {
      const before = opened
      opened = undefined
      turn += 1
      void before?.then(({ host }) => host.close())
    },
    async publish(post) {
      const { host, database } = await current()
      await database.transaction((tx) => insertRows(tx, rowsOfPost(post)))
      const { id: postId, authorId, replyToId } = post
      host.events.publish(
        replyToId === null
          ? { kind: 'post-created', postId, authorId }
          : { kind: 'reply-created', postId, replyToId, authorId },
      )
    },
    async type({ id: peerId }, typing = true) {
      const { signedInAs } = options
      if (signedInAs === undefined) return
      const { host } = await current()
      host.events.publish({ kind: 'typing', userId: signedInAs.id, peerId, typing })
    },
  }
}
