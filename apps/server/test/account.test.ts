import { calls } from '@skein/contract/calls'
import { deviceOf } from '@skein/domain/sessions/user-agent'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { openEvents } from './support/event-client.ts'
import {
  codeOf,
  cookieOf,
  fieldsOf,
  jarOf,
  oneTimeCode,
  password,
  publish,
  startServer,
} from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'

const day = 24 * 60 * 60 * 1000
const newPassword = 'another-long-one'
const accountOf = (answer: Answer) => calls.getAccount.answer.parse(answer.body)
const sessionsOf = (answer: Answer) => calls.listSessions.answer.parse(answer.body)

describe.each(engines)('the account on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine)))
  afterAll(() => server.close())

  const login = (username: string, secret = password, headers: Record<string, string> = {}) =>
    server.visitor.post('/api/auth/login', { username, password: secret }, headers)
  const whoIs = async (cookie: string) => (await server.visitor.get('/api/auth/user', { cookie })).status
  const lettersTo = (caller: Caller) =>
    server.mail.emails.filter(({ to }) => to === caller.user.id).map(({ kind }) => kind)

  describe('password', () => {
    test('P 2.11 password: needs the current one, and every other session ends', async () => {
      const ada = await server.member()
      const other = cookieOf(await login(ada.user.username))
      const change = (currentPassword: string, next = newPassword) =>
        ada.post('/api/settings/password', { currentPassword, newPassword: next })
      const wrong = await change('not-the-current-one')
      expect([wrong.status, codeOf(wrong), fieldsOf(wrong)]).toEqual([422, 'wrong-password', ['currentPassword']])
      const short = await change(password, 'short')
      expect([short.status, fieldsOf(short)]).toEqual([422, ['newPassword']])
      expect(await whoIs(other)).toBe(200)
      expect((await change(password)).status).toBe(204)
      expect([await whoIs(other), await whoIs(ada.cookie)]).toEqual([401, 200])
      expect((await login(ada.user.username)).status).toBe(401)
      expect((await login(ada.user.username, newPassword)).status).toBe(200)
      expect(lettersTo(ada)).toContain('passwordChanged')
    })

    test('cannot be guessed from a session that is open', async () => {
      const ada = await server.member()
      const guess = (text: string) =>
        ada.post('/api/settings/password', { currentPassword: text, newPassword: 'whatever-it-is' })
      for (let n = 0; n < 10; n += 1) expect((await guess(`guess-${n}`)).status).toBe(422)
      expect((await guess(password)).status).toBe(429)
    })
  })

  describe('sessions', () => {
    test('P 2.11 sessions are listed with browser and system, this one first', async () => {
      const ada = await server.member()
      const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604.1'
      server.clock.now += 1000
      await login(ada.user.username, password, { 'user-agent': agent })
      const [own, phone, ...none] = sessionsOf(await ada.get('/api/sessions'))
      expect(none).toEqual([])
      expect(own).toMatchObject({ current: true, browser: null, kind: 'desktop' })
      expect(phone).toMatchObject({ current: false, browser: 'Safari', system: 'iPhone', kind: 'phone' })
    })

    test('P 2.11 one session can be ended, or all others; nobody ends those of somebody else', async () => {
      const [ada, noor] = [await server.member(), await server.member()]
      const [one, two, three] = [
        cookieOf(await login(ada.user.username)),
        cookieOf(await login(ada.user.username)),
        cookieOf(await login(ada.user.username)),
      ]
      const [foreign] = sessionsOf(await noor.get('/api/sessions'))
      expect((await ada.delete(`/api/sessions/${foreign?.id}`)).status).toBe(404)
      expect(await whoIs(noor.cookie)).toBe(200)
      const own = sessionsOf(await server.visitor.get('/api/sessions', { cookie: one })).find(({ current }) => current)
      expect((await ada.delete(`/api/sessions/${own?.id}`)).status).toBe(204)
      expect([await whoIs(one), await whoIs(two), await whoIs(ada.cookie)]).toEqual([401, 200, 200])
      expect((await ada.delete('/api/sessions')).status).toBe(204)
      expect([await whoIs(two), await whoIs(three), await whoIs(ada.cookie)]).toEqual([401, 401, 200])
      expect((await ada.delete('/api/sessions/not-an-id')).status).toBe(404)
    })

    test('a stream of a session that was ended is told so before it ends', async () => {
      const ada = await server.member()
      const other = cookieOf(await login(ada.user.username))
      const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
      const stream = await openEvents(origin, { cookie: other })
      await stream.ready
      expect((await ada.delete('/api/sessions')).status).toBe(204)
      await stream.until(({ type }) => type === 'session-ended')
      await stream.ended
    })
  })

  describe('username and address', () => {
    test('P 2.11 a new username is taken over by the profile and the search', async () => {
      const ada = await server.member('old_name_1')
      const post = await publish(ada, 'Under two names.')
      const taken = await ada.post('/api/settings/username', { username: (await server.member()).user.username })
      expect([taken.status, codeOf(taken), fieldsOf(taken)]).toEqual([409, 'username-taken', ['username']])
      for (const username of ['admin', 'assistant'])
        expect((await ada.post('/api/settings/username', { username })).status).toBe(409)
      const answer = await ada.post('/api/settings/username', { username: ' New_Name_1 ' })
      expect([answer.status, Reflect.get(Object(answer.body), 'username')]).toEqual([200, 'new_name_1'])
      expect((await server.visitor.get('/api/users/username/old_name_1')).status).toBe(404)
      expect((await server.visitor.get('/api/users/username/new_name_1')).status).toBe(200)
      const search = async (q: string) => (await ada.get(`/api/search/posts?q=${encodeURIComponent(q)}`)).text
      expect(await search('from:new_name_1')).toContain(post.id)
      expect(await search('from:old_name_1')).not.toContain(post.id)
      expect((await login('new_name_1')).status).toBe(200)
    })

    test('P 2.11 the address changes when the link sent to the new one is opened, and not before', async () => {
      const ada = await server.member()
      const change = (email: string, currentPassword = password) =>
        ada.post('/api/settings/email', { email, currentPassword })
      const next = `new.${ada.user.email}`
      const wrong = await change(next, 'wrong')
      expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['currentPassword']])
      const taken = await change((await server.member()).user.email)
      expect([taken.status, codeOf(taken)]).toEqual([409, 'email-taken'])
      const pending = accountOf(await change(next.toUpperCase()))
      expect(pending).toMatchObject({ email: ada.user.email, pendingEmail: next })
      expect((await login(next)).status).toBe(401)
      await server.mail.settle()
      const email = server.mail.emails.findLast(({ kind }) => kind === 'confirm')
      expect(email).toMatchObject({ to: ada.user.id, email: next })
      expect(lettersTo(ada)).toContain('emailChanged')
      const token = await server.mail.token('confirm')
      const confirmed = await server.visitor.post('/api/auth/confirm-email', { token })
      expect([confirmed.status, confirmed.body]).toEqual([200, { email: next }])
      expect(accountOf(await ada.get('/api/account'))).toMatchObject({
        email: next,
        emailConfirmed: true,
        pendingEmail: null,
      })
      expect((await login(next)).status).toBe(200)
      const again = await server.visitor.post('/api/auth/confirm-email', { token })
      expect([again.status, codeOf(again)]).toEqual([410, 'link-expired'])
    })

    test('registering sends a link; it works for three days, and the database does not know it', async () => {
      const ada = await server.member()
      const token = await server.mail.token('confirm')
      expect(accountOf(await ada.get('/api/account')).emailConfirmed).toBe(false)
      const rows = await server.database.kysely.selectFrom('mail_tokens').select('token_hash').execute()
      expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token)
      const start = server.clock.now
      server.clock.now = start + 3 * day
      expect((await server.visitor.post('/api/auth/confirm-email', { token })).status).toBe(410)
      server.clock.now = start
      expect((await ada.post('/api/settings/email/confirmation')).status).toBe(204)
      const fresh = await server.mail.token('confirm')
      expect((await server.visitor.post('/api/auth/confirm-email', { token: fresh })).status).toBe(200)
      expect(accountOf(await ada.get('/api/account')).emailConfirmed).toBe(true)
    })
  })

  describe('a forgotten password', () => {
    const ask = (email: string) => server.visitor.post('/api/auth/reset-request', { email })
    const reset = (token: string, next = newPassword) =>
      server.visitor.post('/api/auth/reset', { token, newPassword: next })

    test('is set anew by the link, once; every session ends', async () => {
      const ada = await server.member()
      expect((await ask(ada.user.email)).status).toBe(204)
      const token = await server.mail.token('reset')
      expect((await reset(token, 'short')).status).toBe(422)
      expect((await reset(token)).status).toBe(204)
      expect(await whoIs(ada.cookie)).toBe(401)
      expect((await login(ada.user.username)).status).toBe(401)
      expect((await login(ada.user.username, newPassword)).status).toBe(200)
      const again = await reset(token, 'third-long-one')
      expect([again.status, codeOf(again)]).toEqual([410, 'link-expired'])
      expect(lettersTo(ada)).toContain('passwordChanged')
    })

    test('the answer is the same whether or not the address has an account', async () => {
      const ada = await server.member()
      const resets = async () => {
        await server.mail.settle()
        return server.mail.emails.filter(({ kind }) => kind === 'reset').length
      }
      const before = await resets()
      const known = await ask(ada.user.email)
      const unknown = await ask('nobody@mail.example')
      expect((await resets()) - before).toBe(1)
      expect([known.status, known.text, known.cookies]).toEqual([unknown.status, unknown.text, unknown.cookies])
    })

    test('a link is good for an hour, and a newer one ends it', async () => {
      const ada = await server.member()
      await ask(ada.user.email)
      const first = await server.mail.token('reset')
      await ask(ada.user.email)
      const second = await server.mail.token('reset')
      expect((await reset(first)).status).toBe(410)
      const start = server.clock.now
      server.clock.now = start + 60 * 60_000
      expect((await reset(second)).status).toBe(410)
      server.clock.now = start
    })

    test('cannot flood a mailbox', async () => {
      const ada = await server.member()
      const statuses = []
      for (let n = 0; n < 6; n += 1) statuses.push((await ask(ada.user.email)).status)
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    })
  })

  describe('two-step sign-in', () => {
    const codeFor = (secret: string, at = server.clock.now) => oneTimeCode(secret, at)

    async function withTwoStep() {
      const ada = await server.confirmedMember()
      const started = await server.turnOnTwoStep(ada)
      server.clock.now += 30_000
      return { ada, ...started }
    }

    const second = (first: Answer, code: string) =>
      server.visitor.post('/api/auth/second-step', { code }, { cookie: jarOf(first) })

    test('is on only once a code has confirmed it', async () => {
      const ada = await server.confirmedMember()
      const wrong = await ada.post('/api/settings/two-step', { currentPassword: 'wrong' })
      expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['currentPassword']])
      const { secret, uri } = calls.startTwoStep.answer.parse(
        (await ada.post('/api/settings/two-step', { currentPassword: password })).body,
      )
      expect(uri).toBe(
        `otpauth://totp/Skein:${ada.user.username}?issuer=Skein&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
      )
      expect((await login(ada.user.username)).status).toBe(200)
      const refused = await ada.post('/api/settings/two-step/confirm', { code: '000000' })
      expect([refused.status, codeOf(refused)]).toEqual([422, 'wrong-code'])
      expect((await ada.post('/api/settings/two-step/confirm', { code: codeFor(secret) })).status).toBe(200)
      expect(accountOf(await ada.get('/api/account'))).toMatchObject({ twoStep: true, recoveryCodesLeft: 10 })
      expect(lettersTo(ada)).toContain('twoStepOn')
      const again = await ada.post('/api/settings/two-step', { currentPassword: password })
      expect([again.status, codeOf(again)]).toEqual([409, 'two-step-on'])
    })

    test('the password alone signs nobody in; a code does, and each code once', async () => {
      const { ada, secret } = await withTwoStep()
      const first = await login(ada.user.username)
      expect([first.status, codeOf(first)]).toEqual([401, 'second-step-needed'])
      expect(first.cookies.join()).toMatch(/^skein-step=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/)
      expect(await whoIs(jarOf(first))).toBe(401)
      const wrong = await second(first, '123456')
      expect([wrong.status, codeOf(wrong), fieldsOf(wrong)]).toEqual([422, 'wrong-code', ['code']])
      const code = codeFor(secret)
      const right = await second(first, ` ${code.slice(0, 3)} ${code.slice(3)} `)
      expect(right.status).toBe(200)
      expect(await whoIs(jarOf(right))).toBe(200)
      // The same code again, in another sign-in, and one from before it.
      const replay = await second(await login(ada.user.username), code)
      expect([replay.status, codeOf(replay)]).toEqual([422, 'wrong-code'])
      const older = await second(await login(ada.user.username), codeFor(secret, server.clock.now - 30_000))
      expect(older.status).toBe(422)
      // The step itself is over as well.
      server.clock.now += 30_000
      expect(codeOf(await second(first, codeFor(secret)))).toBe('sign-in-expired')
    })

    test('of two requests with the same code, one gets in', async () => {
      const { ada, secret } = await withTwoStep()
      const [one, two] = [await login(ada.user.username), await login(ada.user.username)]
      const code = codeFor(secret)
      const answers = await Promise.all([second(one, code), second(two, code)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    })

    test('a sign-in takes five wrong codes or ten minutes, then it starts again', async () => {
      const { ada, secret } = await withTwoStep()
      const first = await login(ada.user.username)
      for (let n = 0; n < 5; n += 1) expect(codeOf(await second(first, '000000'))).toBe('wrong-code')
      expect(codeOf(await second(first, codeFor(secret)))).toBe('sign-in-expired')
      const slow = await login(ada.user.username)
      server.clock.now += 10 * 60_000
      expect(codeOf(await second(slow, codeFor(secret)))).toBe('sign-in-expired')
      expect((await server.visitor.post('/api/auth/second-step', { code: '000000' })).status).toBe(401)
    })

    test('a recovery code works once, however it is typed, and is kept as a hash', async () => {
      const { ada, recoveryCodes } = await withTwoStep()
      const [code = '', other = ''] = recoveryCodes
      expect(new Set(recoveryCodes).size).toBe(10)
      const stored = await server.database.kysely.selectFrom('recovery_codes').selectAll().execute()
      expect(JSON.stringify(stored)).not.toContain(code.replace('-', ''))
      expect((await second(await login(ada.user.username), ` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(
        200,
      )
      expect((await second(await login(ada.user.username), code)).status).toBe(422)
      expect(accountOf(await ada.get('/api/account')).recoveryCodesLeft).toBe(9)
      const renewed = calls.renewRecoveryCodes.answer.parse(
        (await ada.post('/api/settings/two-step/recovery-codes', { currentPassword: password })).body,
      )
      expect((await second(await login(ada.user.username), other)).status).toBe(422)
      expect((await second(await login(ada.user.username), renewed.recoveryCodes[0] ?? '')).status).toBe(200)
    })

    test('is turned off by the password, and then the password is enough again', async () => {
      const { ada } = await withTwoStep()
      const end = (currentPassword: string) =>
        server.request({
          method: 'DELETE',
          url: '/api/settings/two-step',
          headers: { cookie: ada.cookie, 'content-type': 'application/json' },
          payload: JSON.stringify({ currentPassword }),
        })
      expect((await end('wrong')).status).toBe(422)
      expect((await end(password)).status).toBe(204)
      expect((await login(ada.user.username)).status).toBe(200)
      expect(accountOf(await ada.get('/api/account'))).toMatchObject({ twoStep: false, recoveryCodesLeft: 0 })
      const none = await ada.post('/api/settings/two-step/recovery-codes', { currentPassword: password })
      expect([none.status, codeOf(none)]).toEqual([409, 'two-step-off'])
    })
  })

  describe('deleting', () => {
    const remove = (caller: Caller, username = caller.user.username, secret = password) =>
      server.request({
        method: 'DELETE',
        url: '/api/account',
        headers: { cookie: caller.cookie, 'content-type': 'application/json' },
        payload: JSON.stringify({ username, password: secret }),
      })

    test('P 2.11 deleting needs password and typed username; the account is hidden at once, everywhere', async () => {
      const [ada, noor] = [await server.member(), await server.member()]
      const post = await publish(ada, 'Soon gone. #soongone')
      const wrongName = await remove(ada, 'somebody')
      expect([wrongName.status, fieldsOf(wrongName)]).toEqual([422, ['username']])
      const wrongSecret = await remove(ada, ada.user.username, 'wrong')
      expect([wrongSecret.status, fieldsOf(wrongSecret)]).toEqual([422, ['password']])
      expect((await remove(ada, ` ${ada.user.username.toUpperCase()} `)).status).toBe(204)
      expect(await whoIs(ada.cookie)).toBe(401)
      for (const path of ['/api/posts?limit=50', '/api/posts?tag=soongone', '/api/search/posts?q=soongone'])
        expect((await noor.get(path)).text).not.toContain(post.id)
      expect((await noor.get(`/api/posts/${post.id}`)).status).toBe(404)
      expect((await noor.get(`/api/users/username/${ada.user.username}`)).status).toBe(404)
      expect((await noor.get(`/api/search/users?q=${ada.user.username}`)).text).not.toContain(ada.user.id)
      expect(lettersTo(ada)).toContain('accountDeleted')
    })

    test('P 2.11 signing in within 30 days brings everything back', async () => {
      const ada = await server.member()
      const post = await publish(ada, 'Gone and back.')
      await remove(ada)
      expect((await login(ada.user.username, 'wrong-password')).status).toBe(401)
      const start = server.clock.now
      server.clock.now = start + 30 * day - 1000
      const back = await login(ada.user.username)
      expect(back.status).toBe(200)
      expect((await server.visitor.get(`/api/posts/${post.id}`)).status).toBe(200)
      expect(lettersTo(ada)).toContain('accountRestored')
      server.clock.now = start
    })
  })
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537 Chrome/140 Safari/537 Edg/140',
    'Edge',
    'Windows',
    'desktop',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'macOS',
    'desktop',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537 Chrome/140 Mobile Safari/537',
    'Chrome',
    'Android',
    'phone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/605', 'Safari', 'iPad', 'tablet'],
  ['Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537 Chrome/140 Safari/537', 'Chrome', 'ChromeOS', 'desktop'],
  ['curl/8.5.0', null, null, 'desktop'],
])('%s is %s on %s', (text, browser, system, kind) => {
  expect(deviceOf(text)).toEqual({ browser, system, kind })
})
