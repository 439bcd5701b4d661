import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CurrentUser, Post } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import type { Passwords } from '@skein/domain/auth/passwords'
import type { Database } from '@skein/domain/database/database'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { createServer } from '../../src/app.ts'
import type { ServerOptions } from '../../src/app.ts'
import { createPasswords } from '../../src/auth/hash-passwords.ts'
import { readConfig } from '../../src/config.ts'
import type { Config } from '../../src/config.ts'
import { createLog } from '../../src/http/log.ts'
import { createDiskStore } from '../../src/media/media-store.ts'
import type { MediaStore } from '../../src/media/media-store.ts'
import type { Engine } from './engines.ts'
import { createMailbox } from './mailbox.ts'
import type { Mailbox } from './mailbox.ts'

export const password = 'longer-than-8'

/** Passwords that cost next to nothing, with a count of the hashes made. */
export function countedPasswords(): Passwords & { hashes: () => number } {
  const cheap = createPasswords({ memory: 8, passes: 1 })
  let hashes = 0
  return {
    hash: (text) => ((hashes += 1), cheap.hash(text)),
    verify: (text, hash) => ((hashes += 1), cheap.verify(text, hash)),
    hashes: () => hashes,
  }
}

export type Answer = {
  status: number
  headers: Record<string, unknown>
  text: string
  body: unknown
  cookies: string[]
}

/** Somebody who makes requests, with a cookie when they are signed in. */
export type Caller = {
  user: CurrentUser
  cookie: string
  get: (url: string, headers?: Record<string, string>) => Promise<Answer>
  post: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  patch: (url: string, body: unknown) => Promise<Answer>
  delete: (url: string, headers?: Record<string, string>) => Promise<Answer>
}

export type TestServer = {
  app: FastifyInstance
  database: Database
  media: MediaStore
  passwords: ReturnType<typeof countedPasswords>
  /** Lines the server logged. */
  log: string[]
  clock: { now: number }
  /** Emails that were sent. */
  mail: Mailbox
  request: (options: InjectOptions) => Promise<Answer>
  visitor: Omit<Caller, 'user' | 'cookie'>
  /** Registers a member. */
  member: (username?: string) => Promise<Caller>
  /** Registers a member who opens the email to their address in the browser that they registered with. */
  confirmedMember: (username?: string) => Promise<Caller>
  /** Turns two-step sign-in on for a member. */
  turnOnTwoStep: (caller: Caller) => Promise<{ secret: string; uri: string; recoveryCodes: string[] }>
  /** DATA_DIR, removed at the end. */
  folder: string
  /** Names of the files in the folder for what is arriving. */
  arriving: () => Promise<string[]>
  close: () => Promise<void>
}

const headersOf = (cookie: string | undefined, headers: Record<string, string> = {}) =>
  cookie === undefined ? headers : { cookie, ...headers }

let serial = 0

export const freshName = (): string => `member_${(serial += 1)}`

const generous = { SIGNUP_LIMIT_PER_HOUR: '100000', SIGNIN_LIMIT_PER_QUARTER: '100000', READS_PER_SECOND: '100000' }

type Options = {
  settings?: Record<string, string>
  config?: Partial<Config>
  /** Letters go through the outbox, as files, and not into the mailbox. */
  sendsMail?: boolean
} & Partial<
  Pick<
    ServerOptions,
    | 'web'
    | 'demo'
    | 'draw'
    | 'fetcher'
    | 'media'
    | 'draining'
    | 'passwords'
    | 'assistanceTimes'
    | 'searchTimeMs'
    | 'streamTimes'
    | 'maxStreams'
    | 'loopDelay'
    | 'metrics'
    | 'events'
    | 'deliveryDelayMs'
    | 'diskSpace'
    | 'decoders'
  >
>

/** A server over a fresh database of `engine`, asked without a network; every answer is checked against the contract. */
export async function startServer(engine: Engine, options: Options = {}): Promise<TestServer> {
  const { database, discard } = await engine.open()
  const folder = mkdtempSync(join(tmpdir(), 'skein-media-'))
  const { settings, config, sendsMail = false, ...rest } = options
  const passwords = countedPasswords()
  const clock = { now: Date.now() }
  const log: string[] = []
  const mail = createMailbox()
  const media = options.media ?? createDiskStore(join(folder, 'media'))
  const app = await createServer({
    config: { ...readConfig({ DATA_DIR: folder, ...generous, ...settings }), ...config },
    database,
    media,
    passwords,
    now: () => clock.now,
    // A machine that is busy with other tests is not what is tested.
    loopDelay: () => 0,
    ...(!sendsMail && { mail }),
    log: createLog('trace', { write: (line: string) => void log.push(line) }),
    checkAnswer: (name, answer) => {
      const { answer: schema }: { summary: string; answer?: { parse: (value: unknown) => unknown } } = calls[name]
      schema?.parse(answer)
    },
    ...rest,
  })

  async function request(asked: InjectOptions): Promise<Answer> {
    const answer = await app.inject(asked)
    const isJson =
      answer.headers['content-encoding'] === undefined &&
      String(answer.headers['content-type']).startsWith('application/json') &&
      answer.body !== ''
    return {
      status: answer.statusCode,
      headers: { ...answer.headers },
      text: answer.body,
      body: isJson ? answer.json() : undefined,
      cookies: [answer.headers['set-cookie'] ?? []].flat(),
    }
  }

  const callerWith = (cookie?: string) => ({
    get: (url: string, headers?: Record<string, string>) =>
      request({ method: 'GET', url, headers: headersOf(cookie, headers) }),
    post: (url: string, body?: unknown, headers?: Record<string, string>) =>
      request({
        method: 'POST',
        url,
        headers: headersOf(cookie, headers),
        ...(body !== undefined && {
          payload: JSON.stringify(body),
          headers: headersOf(cookie, { 'content-type': 'application/json', ...headers }),
        }),
      }),
    patch: (url: string, body: unknown) =>
      request({
        method: 'PATCH',
        url,
        payload: JSON.stringify(body),
        headers: headersOf(cookie, { 'content-type': 'application/json' }),
      }),
    delete: (url: string, headers?: Record<string, string>) =>
      request({ method: 'DELETE', url, headers: headersOf(cookie, headers) }),
  })
  const visitor = callerWith()

  async function member(username = freshName()): Promise<Caller> {
    const answer = await visitor.post('/api/auth/register', {
      username,
      name: `Member ${username}`,
      email: `${username}@mail.example`,
      password,
    })
    expect(answer.status).toBe(201)
    const user = calls.register.answer.parse(answer.body)
    const cookie = cookieOf(answer)
    return { user, cookie, ...callerWith(cookie) }
  }

  return {
    app,
    database,
    media,
    passwords,
    log,
    clock,
    mail,
    request,
    visitor,
    member,
    async confirmedMember(username) {
      const caller = await member(username)
      const confirmed = await caller.post('/api/auth/confirm-email', { token: await mail.token('confirm') })
      expect(confirmed.status).toBe(200)
      return caller
    },
    async turnOnTwoStep(caller) {
      const begun = await caller.post('/api/settings/two-step', { currentPassword: password })
      const { secret, uri } = calls.startTwoStep.answer.parse(begun.body)
      const confirmed = await caller.post('/api/settings/two-step/confirm', { code: oneTimeCode(secret, clock.now) })
      return { secret, uri, ...calls.confirmTwoStep.answer.parse(confirmed.body) }
    },
    folder,
    arriving: () => readdir(join(folder, 'incoming')).catch(() => []),
    async close() {
      await app.close()
      await discard()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The `name=value` of the session cookie an answer sets. */
export function cookieOf(answer: Answer): string {
  const [pair = ''] = (answer.cookies.find((cookie) => cookie.includes('skein-session=')) ?? '').split(';')
  return pair
}

/** All cookies an answer sets, as a browser sends them back: those that it takes away are not there. */
export const jarOf = (answer: Answer): string =>
  answer.cookies
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ')

/** What an authenticator app shows at a moment (ms). */
export const oneTimeCode = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: at })

/** The answer's body as a post. */
export const postOf = (answer: Answer): Post => calls.getPost.answer.parse(answer.body)

/** The answer's body as a list of posts. */
export const postsOf = (answer: Answer): Post[] => calls.listPosts.answer.parse(answer.body)

/** The `code` of a refusal. */
export const codeOf = (answer: Answer): unknown =>
  typeof answer.body === 'object' && answer.body !== null ? Reflect.get(answer.body, 'code') : undefined

/** The `fields` of a refusal, by name. */
export const fieldsOf = (answer: Answer): string[] => {
  const fields: unknown =
    typeof answer.body === 'object' && answer.body !== null ? Reflect.get(answer.body, 'fields') : undefined
  return typeof fields === 'object' && fields !== null ? Object.keys(fields).sort() : []
}

/** Publishes a post and gives it back. */
export async function publish(caller: Caller, content: string, more: Record<string, unknown> = {}): Promise<Post> {
  const answer = await caller.post('/api/posts', { content, ...more })
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`)
  return postOf(answer)
}
