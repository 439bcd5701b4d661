/** Ways to keep a member out, or to guess a password for longer than the limits allow. None of them may work. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createAuthenticator } from './support/authenticator.ts'
import { engines } from './support/engines.ts'
import { codeOf, cookieOf, jarOf, password, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'
import { calls } from '@skein/contract/calls'

const origin = 'https://skein.example'
const json = { 'content-type': 'application/json' }
const quarter = 15 * 60_000

describe.each(engines)('keeping a member out on $name', (engine) => {
  let server: TestServer
  beforeAll(
    async () =>
      void (server = await startServer(engine, { settings: { PUBLIC_URL: origin, SIGNIN_LIMIT_PER_QUARTER: '3' } })),
  )
  // Budgets of one test are not those of the next.
  afterEach(() => void (server.clock.now += 4 * quarter))
  afterAll(() => server.close())

  let serial = 0
  /** An address that nobody had before. */
  const elsewhere = () => `198.51.${100 + Math.floor((serial += 1) / 250)}.${serial % 250}`
  const post = (url: string, body: unknown, remoteAddress = elsewhere(), cookie = '') =>
    server.request({
      method: 'POST',
      url,
      remoteAddress,
      headers: { ...json, ...(cookie !== '' && { cookie }) },
      payload: JSON.stringify(body),
    })
  const signIn = (username: string, secret = password, address = elsewhere(), cookie = '') =>
    post('/api/auth/login', { username, password: secret }, address, cookie)
  /** What a browser keeps after its member has signed out: everything but the session. */
  const leftIn = (answer: Answer) =>
    jarOf(answer)
      .split('; ')
      .filter((pair) => !pair.startsWith('__Host-skein-session='))
      .join('; ')

  /** Strangers guess from many addresses until nobody new is let in. */
  async function guessAt(username: string): Promise<void> {
    for (let n = 0; n < 3; n += 1) expect((await signIn(username, `guess-${n}`)).status).toBe(401)
    expect((await signIn(username)).status).toBe(429)
  }

  test('strangers who guess do not hold up the browser in which the member signed in before', async () => {
    const ada = await server.member()
    const known = leftIn(await signIn(ada.user.username))
    await guessAt(ada.user.username)
    for (let n = 0; n < 5; n += 1)
      expect((await signIn(ada.user.username, password, elsewhere(), known)).status).toBe(200)
    // By the address of the account as well.
    expect((await signIn(ada.user.email, password, elsewhere(), known)).status).toBe(200)
  })

  test('the browser that registered is known, and the one that took its second step', async () => {
    const ada = await server.confirmedMember()
    const registered = await post('/api/auth/register', {
      username: 'grace_h',
      name: 'Grace',
      email: 'grace@mail.example',
      password,
    })
    await guessAt('grace_h')
    expect((await signIn('grace_h', password, elsewhere(), leftIn(registered))).status).toBe(200)

    const { recoveryCodes } = await server.turnOnTwoStep(ada)
    const begun = await signIn(ada.user.username)
    expect(codeOf(begun)).toBe('second-step-needed')
    // The password alone makes no browser known.
    expect(jarOf(begun)).not.toContain('skein-browser')
    const done = await post('/api/auth/second-step', { code: recoveryCodes[0] }, elsewhere(), jarOf(begun))
    await guessAt(ada.user.username)
    const back = await signIn(ada.user.username, password, elsewhere(), leftIn(done))
    expect(codeOf(back)).toBe('second-step-needed')
  })

  test('codes that somebody with the password guesses do not hold up that browser', async () => {
    const ada = await server.confirmedMember()
    const { recoveryCodes } = await server.turnOnTwoStep(ada)
    const enter = async (code: string | undefined, cookie = '') => {
      const begun = await signIn(ada.user.username, password, elsewhere(), cookie)
      return post('/api/auth/second-step', { code }, elsewhere(), [jarOf(begun), cookie].join('; '))
    }
    const known = leftIn(await enter(recoveryCodes[0]))
    for (let n = 0; n < 20; n += 1) expect((await enter('000000')).status).toBe(422)
    expect((await enter(recoveryCodes[1])).status).toBe(429)
    expect((await enter(recoveryCodes[1], known)).status).toBe(200)
  })

  test('a known browser has a budget of its own, which is no way to guess on', async () => {
    const ada = await server.member()
    const known = leftIn(await signIn(ada.user.username))
    for (let n = 0; n < 3; n += 1)
      expect((await signIn(ada.user.username, `guess-${n}`, elsewhere(), known)).status).toBe(401)
    const hashes = server.passwords.hashes()
    expect((await signIn(ada.user.username, password, elsewhere(), known)).status).toBe(429)
    expect(server.passwords.hashes()).toBe(hashes)
    // What it spent is not what others have.
    expect((await signIn(ada.user.username)).status).toBe(200)
  })

  test('that a browser is known cannot be made up, nor carried to another account', async () => {
    const [ada, eve] = [await server.member(), await server.member()]
    const own = leftIn(await signIn(eve.user.username))
    const [name = '', value = ''] = own.split('=')
    const [nonce = '', tag = ''] = value.split('.')
    await guessAt(ada.user.username)
    for (const cookie of [
      own,
      `${name}=${nonce}`,
      `${name}=${nonce}.${'A'.repeat(43)}`,
      `${name}=${nonce.toLowerCase()}x.${tag}`,
      `${name}=.`,
      `${name}=${'x'.repeat(3000)}`,
    ])
      expect((await signIn(ada.user.username, password, elsewhere(), cookie)).status).toBe(429)
  })

  test('scripts and other sites have no part in it; it names nobody, and several members can share it', async () => {
    const [ada, grace] = [await server.member(), await server.member()]
    const first = await signIn(ada.user.username)
    expect(first.cookies.find((cookie) => cookie.includes('skein-browser'))).toMatch(
      /^__Host-skein-browser=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/,
    )
    expect(leftIn(first)).not.toContain(ada.user.id)
    const shared = leftIn(await signIn(grace.user.username, password, elsewhere(), leftIn(first)))
    for (const { user } of [ada, grace]) {
      await guessAt(user.username)
      expect((await signIn(user.username, password, elsewhere(), shared)).status).toBe(200)
    }
    // Signing out leaves it.
    const out = await server.visitor.post('/api/auth/logout', undefined, { cookie: jarOf(first) })
    expect(out.cookies.join()).not.toContain('skein-browser')
  })

  test('a house of many is not one person: who signs in takes nothing from the others', async () => {
    const house = elsewhere()
    const members: Caller[] = []
    for (let n = 0; n < 8; n += 1) members.push(await server.member())
    for (const { user } of members) expect((await signIn(user.username, password, house)).status).toBe(200)
    // Somebody in it who guesses holds up new browsers, and not known ones.
    const [ada] = members
    const known = leftIn(await signIn(ada?.user.username ?? '', password, house))
    for (let n = 0; n < 3; n += 1) await signIn(`nobody_${n}`, 'guess', house)
    expect((await signIn(members[1]?.user.username ?? '', password, house)).status).toBe(429)
    expect((await signIn(ada?.user.username ?? '', password, house, known)).status).toBe(200)
  })

  test('who guesses in a house does not close passkeys and emails to it', async () => {
    const house = elsewhere()
    const ada = await server.confirmedMember()
    const key = createAuthenticator({ origin, rpId: 'skein.example' })
    const begun = await ada.post('/api/settings/passkeys/options', { currentPassword: password })
    const { challenge } = calls.startPasskey.answer.parse(begun.body)
    const body = { name: 'Laptop', response: key.create(challenge) }
    await server.visitor.post('/api/settings/passkeys', body, { cookie: `${ada.cookie}; ${jarOf(begun)}` })
    for (let n = 0; n < 4; n += 1) await signIn(`nobody_${n}`, 'guess', house)
    for (let n = 0; n < 5; n += 1) {
      const asked = await post('/api/auth/passkey/options', {}, house)
      const options = calls.startPasskeySignIn.answer.parse(asked.body)
      const done = await post('/api/auth/passkey', { response: key.get(options.challenge) }, house, jarOf(asked))
      expect(done.status).toBe(200)
    }
    expect((await post('/api/auth/reset-request', { email: ada.user.email }, house)).status).toBe(204)
    const token = await server.mail.token('reset')
    expect((await post('/api/auth/reset', { token, newPassword: 'another-long-one' }, house)).status).toBe(204)
  })

  test('an own account does not buy more guesses', async () => {
    const eve = await server.member()
    const house = elsewhere()
    expect((await signIn('somebody_1', 'guess', house)).status).toBe(401)
    expect((await signIn(eve.user.username, password, house)).status).toBe(200)
    expect((await signIn('somebody_2', 'guess', house)).status).toBe(401)
    expect((await signIn(eve.user.username, password, house)).status).toBe(200)
    expect((await signIn('somebody_3', 'guess', house)).status).toBe(401)
    expect((await signIn('somebody_4', 'guess', house)).status).toBe(429)
  })

  test('nor does a whole /48, which is one customer and has 65,536 networks', async () => {
    const statuses = new Set<number>()
    for (let n = 0; n < 49; n += 1)
      statuses.add((await signIn(`somebody_${n}`, 'guess', `2001:db8:77:${n.toString(16)}::1`)).status)
    expect([...statuses]).toEqual([401, 429])
  })

  test('who has a stolen session does not use up the password that ends it', async () => {
    const ada = await server.member()
    const stolen = cookieOf(await signIn(ada.user.username))
    const change = (currentPassword: string, cookie: string) =>
      post('/api/settings/password', { currentPassword, newPassword: 'another-long-one' }, elsewhere(), cookie)
    for (let n = 0; n < 10; n += 1) expect((await change(`guess-${n}`, stolen)).status).toBe(422)
    expect((await change(password, stolen)).status).toBe(429)
    expect((await change(password, ada.cookie)).status).toBe(204)
  })

  describe('the way back by email', () => {
    const lettersTo = async ({ user }: Caller) => {
      await server.mail.settle()
      return server.mail.emails.filter(({ kind, to }) => kind === 'reset' && to === user.id).length
    }
    const ask = (email: string, address?: string) => post('/api/auth/reset-request', { email }, address)

    test('is not closed by strangers who ask for emails, and they do not flood the mailbox', async () => {
      const ada = await server.member()
      await guessAt(ada.user.username)
      for (let n = 0; n < 12; n += 1) expect((await ask(ada.user.email)).status).toBe(204)
      expect(await lettersTo(ada)).toBe(5)
      const home = elsewhere()
      expect((await ask(ada.user.email, home)).status).toBe(204)
      const token = await server.mail.token('reset')
      const done = await post('/api/auth/reset', { token, newPassword: 'another-long-one' }, home)
      expect(done.status).toBe(204)
      // Whoever had the email is known from now on, though strangers go on guessing.
      const back = await signIn(ada.user.username, 'another-long-one', home, leftIn(done))
      expect(back.status).toBe(200)
      // A link that was used up leaves nothing behind: the next email comes.
      expect((await ask(ada.user.email)).status).toBe(204)
      expect(await lettersTo(ada)).toBe(6)
    })

    test('holds for as long as strangers go on', async () => {
      const ada = await server.member()
      const start = server.clock.now
      for (let minutes = 0; minutes <= 180; minutes += 5) {
        server.clock.now = start + minutes * 60_000
        await ask(ada.user.email)
      }
      const token = await server.mail.token('reset')
      expect((await post('/api/auth/reset', { token, newPassword: 'another-long-one' })).status).toBe(204)
    })
  })
})

describe.each(engines)('finding out who is here on $name', (engine) => {
  test('signing in and asking for an email say nothing; registering says what the form must, a few times', async () => {
    const server = await startServer(engine, { settings: { SIGNUP_LIMIT_PER_HOUR: '2' } })
    const post = (url: string, body: unknown, remoteAddress: string) =>
      server.request({ method: 'POST', url, remoteAddress, headers: json, payload: JSON.stringify(body) })
    const ada = await server.member()
    const probe = (email: string, n: number) => {
      const body = { username: `probe_${n}`, name: 'Eve', email, password }
      return post('/api/auth/register', body, `2001:db8:9:${n.toString(16)}::1`)
    }
    const statuses: [number, unknown][] = []
    for (let n = 0; n < 34; n += 1) {
      const answer = await probe(ada.user.email, n)
      statuses.push([answer.status, codeOf(answer)])
    }
    // Two a household, and sixteen households' worth a network of one customer.
    expect(statuses.findIndex(([status]) => status === 429)).toBe(32)
    expect(statuses[0]).toEqual([409, 'email-taken'])
    // Where it is closed, nothing more is told.
    const closed = [await probe(ada.user.email, 40), await probe('nobody@mail.example', 41)]
    expect(closed.map((answer) => [answer.status, answer.text])).toEqual([
      [429, closed[0]?.text],
      [429, closed[0]?.text],
    ])
    const said = async (url: string, bodies: unknown[]) => {
      const answers = []
      for (const [n, body] of bodies.entries()) answers.push(await post(url, body, `192.0.2.${n + 1}`))
      return new Set(answers.map(({ status, text, cookies }) => JSON.stringify([status, text, cookies])))
    }
    const emails = [ada.user.email, 'nobody@mail.example']
    const guesses = [...emails, ada.user.username, 'nobody'].map((username) => ({ username, password: 'a guess' }))
    expect((await said('/api/auth/login', guesses)).size).toBe(1)
    expect(
      (
        await said(
          '/api/auth/reset-request',
          emails.map((email) => ({ email })),
        )
      ).size,
    ).toBe(1)
    await server.close()
  })
})

describe('a proxy that nobody told the server of', () => {
  const [sqlite] = engines
  const warned = (server: TestServer) => server.log.filter((line) => line.includes('X-Forwarded-For')).length

  test('is warned of, once: all members behind it count as one address', async () => {
    const server = await startServer(sqlite)
    await server.visitor.get('/api/health')
    expect(warned(server)).toBe(0)
    for (let n = 0; n < 3; n += 1) await server.visitor.get('/api/health', { 'x-forwarded-for': '192.0.2.1' })
    expect(warned(server)).toBe(1)
    await server.close()
  })

  test('not where the settings name it', async () => {
    const server = await startServer(sqlite, { settings: { TRUST_PROXY: 'on' } })
    await server.visitor.get('/api/health', { 'x-forwarded-for': '192.0.2.1' })
    expect(warned(server)).toBe(0)
    await server.close()
  })
})
