import { calls } from '@skein/contract/calls'
import { accountHeader } from '@skein/contract/account-header'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, freshName, jarOf, password, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'

const dayMs = 24 * 60 * 60 * 1000

const cookieNamed = (answer: Answer, name: string) => answer.cookies.find((cookie) => cookie.startsWith(`${name}=`))

const namesIn = (answer: Answer) => calls.listAccounts.answer.parse(answer.body).map(({ username }) => username)

describe.each(engines)('several accounts in a browser on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine)))
  afterAll(() => server.close())

  /** Adds an account to those of a browser. */
  const add = (to: Caller, cookie: string, username: string) =>
    server.visitor.post('/api/auth/login', { username, password }, { cookie, [accountHeader]: to.user.id })
  const list = (cookie: string) => server.visitor.get('/api/accounts', { cookie })

  test('the tokens of those set aside are in a cookie that no script reads, and in no answer', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const added = await add(ada, ada.cookie, noor.user.username)
    const cookie = cookieNamed(added, 'skein-accounts') ?? ''
    expect(cookie).toMatch(/^skein-accounts=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
    const token = ada.cookie.replace('skein-session=', '')
    expect(cookie).toContain(token)
    const known = await list(jarOf(added))
    expect(namesIn(known)).toEqual([noor.user.username, ada.user.username])
    for (const { text } of [added, known]) expect(text).not.toContain(token)
    expect(known.headers['cache-control']).toContain('no-store')
  })

  test('changing puts the one in the place of the other, and both stay what they were', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const added = await add(ada, ada.cookie, noor.user.username)
    const jar = jarOf(added)
    const changed = await server.visitor.post('/api/accounts/switch', { id: ada.user.id }, { cookie: jar })
    expect(changed.body).toMatchObject({ id: ada.user.id })
    expect(cookieNamed(changed, 'skein-session')).toContain(ada.cookie)
    expect(cookieNamed(changed, 'skein-accounts')).toContain(/skein-session=([\w-]{43})/.exec(jar)?.[1])
    const unread = calls.listAccounts.answer.parse((await list(jarOf(changed))).body)
    expect(unread.map(({ current }) => current)).toEqual([true, false])
  })

  test('an account of somebody else is none of the browser’s', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const refused = await ada.post('/api/accounts/switch', { id: noor.user.id })
    expect([refused.status, codeOf(refused), refused.cookies]).toEqual([404, 'account-left', []])
  })

  test('another site changes nothing', async () => {
    const ada = await server.member()
    const refused = await ada.post('/api/accounts/switch', { id: ada.user.id }, { 'sec-fetch-site': 'cross-site' })
    expect([refused.status, codeOf(refused)]).toEqual([403, 'cross-site'])
  })

  test.each([
    ['nothing', ''],
    ['no token', 'abc'],
    ['a token of nobody', 'x'.repeat(43)],
    ['more than there may be', Array.from({ length: 5 }, () => 'x'.repeat(43)).join('.')],
    ['a very long one', `${'x'.repeat(43)}.`.repeat(200)],
  ])('what is no list is none: %s', async (_, value) => {
    const ada = await server.member()
    const cookie = `${ada.cookie}; skein-accounts=${value}`
    expect(namesIn(await list(cookie))).toEqual([ada.user.username])
    expect((await server.visitor.post('/api/auth/logout', undefined, { cookie })).status).toBe(204)
    expect((await list(cookie)).body).toEqual([])
  })

  test('who is not there for a month is signed out, and the others are not', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const jar = jarOf(await add(ada, ada.cookie, noor.user.username))
    const began = server.clock.now
    try {
      server.clock.now = began + 20 * dayMs
      await server.visitor.get('/api/auth/user', { cookie: jar })
      server.clock.now = began + 40 * dayMs
      expect(namesIn(await list(jar))).toEqual([noor.user.username])
      const gone = await server.visitor.post('/api/accounts/switch', { id: ada.user.id }, { cookie: jar })
      expect(codeOf(gone)).toBe('account-left')
    } finally {
      server.clock.now = began
    }
  })

  test('signing out ends that session alone, and the next one takes its place', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const jar = jarOf(await add(ada, ada.cookie, noor.user.username))
    const left = await server.visitor.post('/api/auth/logout', undefined, {
      cookie: jar,
      [accountHeader]: noor.user.id,
    })
    expect(cookieNamed(left, 'skein-session')).toContain(ada.cookie)
    expect(cookieNamed(left, 'skein-accounts')).toContain('Max-Age=0')
    expect((await ada.get('/api/auth/user')).status).toBe(200)
    const token = /skein-session=[\w-]{43}/.exec(jar)?.[0]
    expect((await server.visitor.get('/api/auth/user', { cookie: token ?? '' })).status).toBe(401)
  })

  test('a page of the one writes nothing as the other, and does not sign them out', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const cookie = jarOf(await add(ada, ada.cookie, noor.user.username))
    const asAda = { cookie, [accountHeader]: ada.user.id }
    for (const [path, body] of [
      ['/api/posts', { content: 'Whose is this?' }],
      ['/api/auth/logout', undefined],
      ['/api/users/nobody/follow', undefined],
    ] as const) {
      const refused = await server.visitor.post(path, body, asAda)
      expect([refused.status, codeOf(refused)]).toEqual([409, 'other-account'])
    }
    expect((await server.visitor.get('/api/auth/user', asAda)).body).toMatchObject({ id: noor.user.id })
  })

  test('an account that is made is added as well', async () => {
    const ada = await server.member()
    const username = freshName()
    const made = await server.visitor.post(
      '/api/auth/register',
      { username, name: 'New Here', email: `${username}@mail.example`, password },
      { cookie: ada.cookie, [accountHeader]: ada.user.id },
    )
    expect(namesIn(await list(jarOf(made)))).toEqual([username, ada.user.username])
  })

  test('signing in to the same account again ends its session from before', async () => {
    const ada = await server.member()
    const again = await add(ada, ada.cookie, ada.user.username)
    expect(namesIn(await list(jarOf(again)))).toEqual([ada.user.username])
    expect((await ada.get('/api/auth/user')).status).toBe(401)
    expect(cookieNamed(again, 'skein-accounts')).toBeUndefined()
  })

  test('by https the cookie is bound to the host', async () => {
    const secure = await startServer(engine, { settings: { PUBLIC_URL: 'https://skein.example' } })
    try {
      const [ada, noor] = [await secure.member(), await secure.member()]
      const added = await secure.visitor.post(
        '/api/auth/login',
        { username: noor.user.username, password },
        { cookie: ada.cookie, [accountHeader]: ada.user.id },
      )
      expect(cookieNamed(added, '__Host-skein-accounts')).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/)
    } finally {
      await secure.close()
    }
  })
})
