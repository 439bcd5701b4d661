/** Limits that a crash, a second server or a crowd of strangers must not lift. */
import { calls } from '@skein/contract/calls'
import { createRateLimiter } from '@skein/domain/calls/rate-limit'
import { afterEach, describe, expect, test } from 'vitest'
import { cleanUp } from '../src/jobs/housekeeping.ts'
import { engines } from './support/engines.ts'
import { sharedDatabase } from './support/shared-database.ts'
import { password, startServer } from './support/test-server.ts'
import type { TestServer } from './support/test-server.ts'

const settings = { SIGNIN_LIMIT_PER_QUARTER: '4', SIGNUP_LIMIT_PER_HOUR: '4', PUBLIC_URL: 'https://skein.example' }

describe.each(engines)('limits on $name', (engine) => {
  let closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing) await close()
    closing = []
  })

  /** Two servers on one database and one folder, as a restart and a second process have them. */
  async function two(): Promise<[TestServer, TestServer]> {
    const { shared, discard } = await sharedDatabase(engine)
    const first = await startServer(shared, { settings })
    const second = await startServer(shared, { settings, config: { dataDir: first.folder } })
    closing = [() => second.close(), () => first.close(), discard]
    return [first, second]
  }

  const member = async ({ visitor }: TestServer, username: string) => {
    const email = `${username}@mail.example`
    const { status, cookies } = await visitor.post('/api/auth/register', { username, name: 'Ada', email, password })
    expect(status).toBe(201)
    return { email, cookie: cookies[0]?.split(';')[0] ?? '' }
  }

  type Attempt = (server: TestServer, n: number) => Promise<number>
  const ways: [name: string, allowed: number, prepare: (first: TestServer) => Promise<Attempt>][] = [
    [
      'passwords of an address',
      4,
      async () => async (server, n) =>
        (await server.visitor.post('/api/auth/login', { username: `somebody_${n}`, password: 'guess' })).status,
    ],
    [
      'passwords of a name',
      4,
      async () => async (server, n) =>
        (
          await server.request({
            method: 'POST',
            url: '/api/auth/login',
            remoteAddress: `192.0.2.${n}`,
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify({ username: 'somebody', password: 'guess' }),
          })
        ).status,
    ],
    [
      'new accounts of an address',
      4,
      async () => async (server, n) =>
        (
          await server.visitor.post('/api/auth/register', {
            username: `new_${n}`,
            name: 'New',
            email: `new_${n}@mail.example`,
            password,
          })
        ).status,
    ],
    [
      'the password asked for again',
      10,
      async (first) => {
        const { cookie } = await member(first, 'ada')
        const body = { currentPassword: 'a guess', newPassword: 'another-long-one' }
        return async (server) => (await server.visitor.post('/api/settings/password', body, { cookie })).status
      },
    ],
    [
      'codes',
      20,
      async (first) => {
        const { cookie } = await member(first, 'ada')
        await first.visitor.post('/api/auth/confirm-email', { token: await first.mail.token('confirm') }, { cookie })
        const begun = await first.visitor.post('/api/settings/two-step', { currentPassword: password }, { cookie })
        calls.startTwoStep.answer.parse(begun.body)
        return async (server) =>
          (await server.visitor.post('/api/settings/two-step/confirm', { code: '000000' }, { cookie })).status
      },
    ],
    [
      'letters',
      5,
      async (first) => {
        const { email } = await member(first, 'ada')
        return async (server) => (await server.visitor.post('/api/auth/reset-request', { email })).status
      },
    ],
  ]

  test.each(ways)(
    '%s: %i in all, however many servers there are and however often they start',
    async (_, allowed, prepare) => {
      const servers = await two()
      const attempt = await prepare(servers[0])
      const statuses: number[] = []
      for (let n = 0; n < allowed + 2; n += 1) statuses.push(await attempt(servers[n % 2 === 0 ? 0 : 1], n))
      expect(statuses.indexOf(429)).toBe(allowed)
    },
  )

  test('many attempts at once are counted one by one', async () => {
    const [first, second] = await two()
    const attempt = (server: TestServer, n: number) =>
      server.visitor.post('/api/auth/login', { username: `somebody_${n}`, password: 'guess' })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt(n % 2 === 0 ? first : second, n)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(16)
  })

  test('what is kept says neither who asked nor for whom, and goes when its time is over', async () => {
    const [first] = await two()
    const name = 'my-pass-word-in-the-wrong-field'
    await first.visitor.post('/api/auth/login', { username: name, password: 'guess' })
    await first.visitor.post('/api/auth/reset-request', { email: 'ada@mail.example' })
    const kept = () => first.database.kysely.selectFrom('attempts').selectAll().execute()
    const rows = await kept()
    expect(rows.length).toBeGreaterThanOrEqual(4)
    for (const secret of [name, 'ada@mail.example', '127.0.0.1']) expect(JSON.stringify(rows)).not.toContain(secret)
    await cleanUp(first.database, first.clock.now)
    expect(await kept()).toHaveLength(rows.length)
    await cleanUp(first.database, first.clock.now + 60 * 60_000)
    expect(await kept()).toEqual([])
  })
})

describe('limits of one process', () => {
  test('a crowd does not free a key that is at its limit', () => {
    let now = 0
    const limiter = createRateLimiter(2, 1000, () => now)
    for (let n = 0; n < 2; n += 1) limiter.take('guesser')
    for (let n = 0; n < 200_000; n += 1) limiter.take(`stranger ${n}`)
    expect(() => limiter.take('guesser')).toThrow('Too many attempts')
    expect(limiter.size()).toBeLessThanOrEqual(50_000)
    now = 1000
    limiter.take('guesser')
    expect(limiter.size()).toBe(1)
  })

  test('a crowd that is at its limit takes no more memory than any other', () => {
    const limiter = createRateLimiter(1, 1000, () => 0)
    for (let n = 0; n < 120_000; n += 1) limiter.take(`stranger ${n}`)
    expect(limiter.size()).toBe(50_000)
    expect(() => limiter.take('stranger 119999')).toThrow('Too many attempts')
  })
})
