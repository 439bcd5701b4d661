import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, cookieOf, fieldsOf, freshName, password, startServer } from './support/test-server.ts'
import type { TestServer } from './support/test-server.ts'

describe.each(engines)('accounts on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine)))
  afterAll(() => server.close())

  const registration = (change: Record<string, unknown> = {}) => {
    const username = freshName()
    return { username, name: 'Maren Holt', email: `${username}@holt.example`, password, ...change }
  }
  const register = (change?: Record<string, unknown>) => server.visitor.post('/api/auth/register', registration(change))
  const login = (username: unknown, secret: unknown = password) =>
    server.visitor.post('/api/auth/login', { username, password: secret })
  const whoIs = (cookie: string) => server.visitor.get('/api/auth/user', { cookie })

  test('a new member is signed in, and both session calls say who they are', async () => {
    const answer = await register({ username: ' Maren_H ', name: ' Maren\u202e Holt ', email: ' Maren@Holt.Example ' })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      username: 'maren_h',
      name: 'Maren Holt',
      email: 'maren@holt.example',
      followersCount: 0,
    })
    expect(answer.text).not.toMatch(/hash|password/)
    for (const path of ['/api/auth/user', '/api/user/current'])
      expect((await server.visitor.get(path, { cookie: cookieOf(answer) })).body).toEqual(answer.body)
  })

  test('the cookie cannot be read by scripts nor sent by other sites, and the database does not know it', async () => {
    const answer = await register()
    expect(answer.cookies.map((cookie) => cookie.split('=')[0])).toEqual(['skein-session', 'skein-browser'])
    expect(answer.cookies[0]).toMatch(/^skein-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
    const token = cookieOf(answer).replace('skein-session=', '')
    const stored = await server.database.kysely.selectFrom('sessions').select('token_hash').execute()
    const hashes = stored.map(({ token_hash }) => token_hash)
    expect(hashes).not.toContain(token)
    expect(hashes).toContain(createHash('sha256').update(token).digest('base64url'))
  })

  test('the password is kept as argon2id with a salt of its own', async () => {
    await register({ username: 'salt_one' })
    await register({ username: 'salt_two' })
    const rows = await server.database.kysely
      .selectFrom('users')
      .select('password_hash')
      .where('username', 'in', ['salt_one', 'salt_two'])
      .execute()
    const [one, two] = rows.map(({ password_hash }) => password_hash)
    expect(one).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
    expect(one).not.toBe(two)
  })

  test.each([
    ['nothing at all', {}, ['email', 'name', 'password', 'username']],
    [
      'a blank name and a short password',
      { username: 'okay_1', name: '  ', email: 'a@b.example', password: 'x' },
      ['name', 'password'],
    ],
    ['null for a field', { username: null, name: 'A', email: 'a@b.example', password }, ['username']],
  ])('missing fields come first: %s', async (_, body, fields) => {
    const answer = await server.visitor.post('/api/auth/register', body)
    expect([answer.status, codeOf(answer), fieldsOf(answer)]).toEqual([422, 'missing-fields', fields])
  })

  test.each([
    ['password-too-short', { password: '1234567', username: 'A!' }, ['password', 'username']],
    ['invalid-username', { username: 'аda' }, ['username']],
    ['invalid-username', { username: 'two words', email: 'no' }, ['email', 'username']],
    ['invalid-email', { email: 'not-an-address' }, ['email']],
    ['invalid-input', { password: 'x'.repeat(257) }, ['password']],
    ['invalid-input', { name: 'x'.repeat(51) }, ['name']],
    ['invalid-input', { name: 7 }, ['name']],
  ])('then %s for %j', async (code, change, fields) => {
    const answer = await register(change)
    expect([answer.status, codeOf(answer), fieldsOf(answer)]).toEqual([422, code, fields])
  })

  test('a name or an address that is taken is refused, in any case of letters', async () => {
    await register({ username: 'taken_1', email: 'taken@holt.example' })
    const name = await register({ username: 'TAKEN_1' })
    expect([name.status, codeOf(name), fieldsOf(name)]).toEqual([409, 'username-taken', ['username']])
    const address = await register({ email: 'Taken@Holt.example' })
    expect([address.status, codeOf(address), fieldsOf(address)]).toEqual([409, 'email-taken', ['email']])
    for (const username of ['assistant', 'admin', 'skein'])
      expect(codeOf(await register({ username }))).toBe('username-taken')
  })

  test('of two who register the same name at once, one gets it', async () => {
    const body = registration({ username: 'race_1' })
    const answers = await Promise.all([1, 2, 3].map((n) => register({ ...body, email: `race${n}@holt.example` })))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409])
  })

  test('signing in works with the name and with the address, in any case', async () => {
    await register({ username: 'ines_1', email: 'ines@mail.example' })
    for (const name of ['ines_1', ' INES_1 ', 'ines@mail.example', 'Ines@Mail.Example']) {
      const answer = await login(name)
      expect([answer.status, Reflect.get(Object(answer.body), 'username')]).toEqual([200, 'ines_1'])
    }
  })

  test('an unknown name costs the same work as a wrong password and gets the same answer', async () => {
    await register({ username: 'walt_1' })
    await server.database.kysely
      .updateTable('users')
      .set({ password_hash: null })
      .where('username', '=', 'walt_1')
      .execute()
    await register({ username: 'walt_2' })
    const before = server.passwords.hashes()
    const answers = [await login('nobody_1'), await login('walt_2', 'wrong-password'), await login('walt_1')]
    expect(server.passwords.hashes() - before).toBe(3)
    for (const { status, text, cookies } of answers)
      expect([status, text, cookies]).toEqual([401, answers[0]?.text, []])
    expect(codeOf(answers[1] ?? { status: 0, headers: {}, text: '', body: null, cookies: [] })).toBe(
      'wrong-credentials',
    )
  })

  test.each([
    [{}, 'missing-credentials', ['password', 'username']],
    [{ username: 'a', password: '' }, 'missing-credentials', ['password']],
    [{ username: '  ', password: 'x' }, 'missing-credentials', ['username']],
    [{ username: ['a'], password: 'x' }, 'invalid-input', ['username']],
    [{ username: 'a', password: 'x'.repeat(257) }, 'invalid-input', ['password']],
  ])('%j is refused before anything is hashed', async (body, code, fields) => {
    const before = server.passwords.hashes()
    const answer = await server.visitor.post('/api/auth/login', body)
    expect([answer.status, codeOf(answer), fieldsOf(answer)]).toEqual([422, code, fields])
    expect(server.passwords.hashes()).toBe(before)
  })

  test('every sign-in makes a new session and ends the one it came with', async () => {
    const first = cookieOf(await register({ username: 'piotr_1' }))
    const second = await server.visitor.post('/api/auth/login', { username: 'piotr_1', password }, { cookie: first })
    expect(cookieOf(second)).not.toBe(first)
    expect((await whoIs(first)).status).toBe(401)
    expect((await whoIs(cookieOf(second))).status).toBe(200)
  })

  test('signing out ends the session on the server and takes the cookie away', async () => {
    const cookie = cookieOf(await register())
    const answer = await server.visitor.post('/api/auth/logout', undefined, { cookie })
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(answer.cookies[0]).toMatch(/^skein-session=; .*Max-Age=0$/)
    const after = await whoIs(cookie)
    expect([after.status, codeOf(after)]).toEqual([401, 'not-signed-in'])
    expect((await server.visitor.post('/api/auth/logout')).status).toBe(204)
  })

  test('a session ends when it was not used for 30 days, and lasts while it is', async () => {
    const cookie = cookieOf(await register())
    const day = 24 * 60 * 60 * 1000
    const start = server.clock.now
    server.clock.now = start + 29 * day
    expect((await whoIs(cookie)).status).toBe(200)
    server.clock.now = start + 58 * day
    expect((await whoIs(cookie)).status).toBe(200)
    server.clock.now = start + 89 * day
    expect((await whoIs(cookie)).status).toBe(401)
    server.clock.now = start
  })

  test.each([
    'skein-session=',
    'skein-session=x',
    `skein-session=${'A'.repeat(43)}`,
    `skein-session=${'%00'.repeat(20)}`,
    ';;;=',
    'a',
  ])('the cookie %j is nobody', async (cookie) => expect((await whoIs(cookie)).status).toBe(401))
})

describe.each(engines)('a product reached by https on $name', (engine) => {
  test('has a cookie bound to its host and to https', async () => {
    const server = await startServer(engine, { settings: { PUBLIC_URL: 'https://skein.example' } })
    const member = await server.member()
    expect(member.cookie).toMatch(/^__Host-skein-session=/)
    const answer = await server.visitor.post('/api/auth/login', { username: member.user.username, password })
    expect(answer.cookies[0]).toMatch(
      /^__Host-skein-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    )
    await server.close()
  })
})
