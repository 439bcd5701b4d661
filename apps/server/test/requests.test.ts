import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '@skein/contract'
import { engines } from './support/engines.ts'
import { codeOf, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const json = { 'content-type': 'application/json' }

describe.each(engines)('requests on $name', (engine) => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    member = await server.member()
  })
  afterAll(() => server.close())

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://skein.example', host: 'skein.example' }, 403],
    [{ origin: 'https://evil.example', host: 'skein.example' }, 403],
    [{ origin: 'null', host: 'skein.example' }, 403],
    [{ origin: 'http://skein.example', host: 'skein.example' }, 201],
    [{ origin: 'http://skein.example.evil.example', host: 'skein.example' }, 403],
    // Neither header: no page of a browser sent it.
    [{}, 201],
  ])('a write with %j answers %i', async (headers, status) => {
    const answer = await member.post('/api/posts', { content: 'From where?' }, headers)
    expect([answer.status, codeOf(answer)]).toEqual([status, status === 403 ? 'cross-site' : undefined])
  })

  test('a read may come from anywhere, and says nothing that another site could use', async () => {
    const answer = await member.get('/api/posts', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin', 'cache-control': 'no-store' })
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('every JSON answer carries the security headers, refusals as well', async () => {
    for (const path of ['/api/health', '/api/posts', '/api/nothing', '/api/posts/%ff']) {
      expect((await server.visitor.get(path)).headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
      })
    }
  })

  const asked = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS',
    url: string,
    payload?: string,
    headers = {},
  ) => {
    const answer = await server.request({
      method,
      url,
      headers: { cookie: member.cookie, ...headers },
      ...(payload !== undefined && { payload }),
    })
    return [answer.status, codeOf(answer)]
  }

  test('refusals of requests that cannot be read', async () => {
    expect(await asked('POST', '/api/posts', '{"content":', json)).toEqual([400, 'malformed-request'])
    expect(await asked('POST', '/api/posts', '', json)).toEqual([422, 'post-blank'])
    expect(
      await asked('POST', '/api/posts', 'content=hello', { 'content-type': 'application/x-www-form-urlencoded' }),
    ).toEqual([415, 'unsupported-media'])
    expect(await asked('POST', '/api/posts', '{"content":"hi"}', { 'content-type': 'text/plain' })).toEqual([
      415,
      'unsupported-media',
    ])
    expect(await asked('POST', '/api/posts', JSON.stringify({ content: 'x'.repeat(1_000_001) }), json)).toEqual([
      413,
      'body-too-large',
    ])
    expect(await asked('GET', '/api/posts/%ff')).toEqual([400, 'malformed-request'])
    expect(await asked('GET', '/api/nothing')).toEqual([404, 'not-found'])
  })

  test('an address answers 405 to other methods, with those it takes', async () => {
    expect(await asked('PUT', '/api/posts')).toEqual([405, 'method-not-allowed'])
    expect(await asked('POST', '/api/health', '{}', json)).toEqual([405, 'method-not-allowed'])
    const answer = await server.request({ method: 'PUT', url: '/api/posts' })
    expect(answer.headers.allow).toBe('GET, HEAD, POST')
  })

  test('health says which database works; while the server stops, or without a database, it says so', async () => {
    const name = engine.name === 'SQLite' ? 'sqlite' : 'postgres'
    expect((await server.visitor.get('/api/health')).body).toEqual({ status: 'ok', database: name })
    let draining = true
    const stopping = await startServer(engine, { draining: () => draining })
    expect(codeOf(await stopping.visitor.get('/api/health'))).toBe('unavailable')
    draining = false
    expect((await stopping.visitor.get('/api/health')).status).toBe(200)
    // Past the moment for which an answer holds.
    stopping.clock.now += 10_000
    await stopping.database.close()
    const { status } = await stopping.visitor.get('/api/health')
    expect(status).toBe(503)
    await stopping.close()
  })

  test('HEAD answers as GET does, without a body', async () => {
    const answer = await server.request({ method: 'HEAD', url: '/api/health' })
    expect([answer.status, answer.text]).toEqual([200, ''])
  })

  test('every call of the route table is served', async () => {
    const documented = await server.visitor.get('/api/openapi.json')
    const paths: Record<string, Record<string, unknown>> = Reflect.get(Object(documented.body), 'paths')
    const missing = Object.values(routes).filter(
      ({ method, path }) => paths[path]?.[method.toLowerCase()] === undefined,
    )
    expect(missing).toEqual([])
  })

  test('an address that no call has answers 404 in JSON', async () => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE'] as const)
      expect(await asked(method, '/api/no-such-call')).toEqual([404, 'not-found'])
  })

  test('members only means members only', async () => {
    const id = '019a0000-0000-7000-8000-000000000000'
    for (const [method, url] of [
      ['POST', '/api/posts'],
      ['POST', `/api/posts/${id}/like`],
      ['DELETE', `/api/posts/${id}/like`],
      ['POST', `/api/users/${id}/follow`],
      ['GET', '/api/users/suggestions'],
      ['GET', '/api/posts'],
      ['GET', '/api/posts?tag=a'],
      ['GET', '/api/posts?feed=following'],
    ] as const) {
      const answer = await server.request({ method, url })
      expect([url, answer.status, codeOf(answer)]).toEqual([url, 401, 'not-signed-in'])
    }
  })

  test('large answers are compressed for who can read that', async () => {
    for (let n = 0; n < 5; n += 1)
      await member.post('/api/posts', { content: `A post of some length, number ${n}. `.repeat(8) })
    const plain = await member.get('/api/posts')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const packed = await member.get('/api/posts', { 'accept-encoding': 'gzip, deflate, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Cookie, Accept-Encoding' })
    expect(Number(packed.headers['content-length'])).toBeLessThan(plain.text.length / 3)
    expect((await member.get('/api/posts', { 'accept-encoding': 'br;q=0, gzip' })).headers).toMatchObject({
      'content-encoding': 'gzip',
    })
  })

  test('no input, however odd, makes the server fail', async () => {
    const odd: unknown[] = [
      null,
      true,
      0,
      -1,
      1e308,
      -9007199254740991,
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      '\udfff\ud800',
      '👍'.repeat(600),
      'x'.repeat(70_000),
      [],
      [[]],
      ['a', null],
      {},
      { a: { b: { c: [] } } },
      { length: 3 },
      '__proto__',
      { constructor: 1 },
      "'; drop table users; --",
      '%00',
      '../../etc/passwd',
      '019a0000-0000-7000-8000-000000000000',
      'NaN',
      'Infinity',
      '2026-02-30',
      { toString: 'x' },
    ]
    const fields: Record<string, string[]> = {
      '/api/auth/login': ['username', 'password'],
      '/api/auth/register': ['username', 'name', 'email', 'password'],
      '/api/posts': [
        'content',
        'replyToId',
        'quoteOfId',
        'urlPreview',
        'pollData',
        'isAiGenerated',
        'videoUrl',
        'imageUrl',
        'imageAlt',
        'contentWarning',
        'type',
        'authorId',
      ],
    }
    const bodies: [string, unknown][] = []
    for (const [url, names] of Object.entries(fields)) {
      for (const value of odd) {
        bodies.push([url, value])
        for (const name of names)
          bodies.push([
            url,
            {
              username: 'odd_one',
              name: 'Odd',
              email: 'odd@mail.example',
              password: 'longer-than-8',
              content: 'odd',
              [name]: value,
            },
          ])
      }
    }
    const statuses = new Set<number>()
    const failures: string[] = []
    for (const [url, body] of bodies) {
      const answer = await server.request({
        method: 'POST',
        url,
        headers: url === '/api/posts' ? { ...json, cookie: member.cookie } : json,
        payload: JSON.stringify(body) ?? 'null',
      })
      statuses.add(answer.status)
      if (answer.status >= 500) failures.push(`${url} ${JSON.stringify(body)?.slice(0, 200)} ${answer.text}`)
      expect(typeof codeOf(answer)).toBe(answer.status >= 400 ? 'string' : 'undefined')
    }
    expect(statuses).toContain(422)

    const words = odd.map((value) =>
      encodeURIComponent(
        typeof value === 'string' && value.isWellFormed() ? value.slice(0, 2000) : JSON.stringify(value),
      ),
    )
    const addresses = words.flatMap((word) => [
      `/api/posts/${word}`,
      `/api/posts?before=${word}`,
      `/api/posts?limit=${word}`,
      `/api/posts?feed=${word}`,
      `/api/posts?author=${word}`,
      `/api/posts?tag=${word}`,
      `/api/posts?author=ada&author=${word}`,
      `/api/users/username/${word}`,
      `/api/trends?limit=${word}`,
      `/api/users/suggestions?limit=${word}`,
      `/media/${word}`,
      `/${word}`,
    ])
    for (const url of addresses) {
      const answer = await member.get(url)
      if (answer.status >= 500) failures.push(`${url.slice(0, 200)} ${answer.text}`)
    }
    for (const word of words) {
      for (const path of [`/api/posts/${word}/like`, `/api/users/${word}/follow`])
        for (const answer of [await member.post(path), await member.delete(path)])
          expect([path, answer.status === 400 || answer.status === 404]).toEqual([path, true])
    }
    const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    expect((await asked('POST', '/api/posts', `{"content":"deep","authorId":${nested}}`, json))[0]).toBe(201)
    expect((await asked('POST', '/api/posts', `{"content":${nested}}`, json))[0]).toBe(422)
    for (const key of ['', 'k'.repeat(201)])
      expect((await asked('POST', '/api/posts', '{"content":"x"}', { ...json, 'idempotency-key': key }))[0]).toBe(422)
    expect(failures).toEqual([])
    expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})

describe.each(engines)('limits on $name', (engine) => {
  test('sign-in is limited for an address and for a name, and says when to come back', async () => {
    const server = await startServer(engine, { settings: { SIGNIN_LIMIT_PER_QUARTER: '3' } })
    const from = (remoteAddress: string, username: string, headers = {}) =>
      server.request({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress,
        headers: { ...json, ...headers },
        payload: JSON.stringify({ username, password: 'wrong-password' }),
      })
    for (const name of ['one', 'two', 'three']) expect((await from('192.0.2.1', name)).status).toBe(401)
    const hashes = server.passwords.hashes()
    const refused = await from('192.0.2.1', 'four', { 'x-forwarded-for': '198.51.100.7' })
    expect([refused.status, codeOf(refused), refused.headers['retry-after']]).toEqual([429, 'too-many-requests', '900'])
    expect(server.passwords.hashes()).toBe(hashes)
    // The same address in IPv6 clothes is the same; another household is not.
    expect((await from('::ffff:192.0.2.1', 'four')).status).toBe(429)
    for (const host of ['1', '2', '3']) expect((await from(`2001:db8:1:2::${host}`, `six${host}`)).status).toBe(401)
    expect((await from('2001:db8:1:2:ffff::9', 'six4')).status).toBe(429)
    expect((await from('2001:db8:1:3::9', 'six4')).status).toBe(401)
    // One name from many addresses.
    for (const host of ['11', '12', '13']) expect((await from(`192.0.2.${host}`, 'Target')).status).toBe(401)
    expect((await from('192.0.2.14', 'target')).status).toBe(429)
    server.clock.now += 15 * 60 * 1000
    expect((await from('192.0.2.1', 'target')).status).toBe(401)
    await server.close()
  })

  test('registration is limited for an address; what the form refuses does not count', async () => {
    const server = await startServer(engine, { settings: { SIGNUP_LIMIT_PER_HOUR: '2', TRUST_PROXY: 'on' } })
    const register = (username: string, address: string) =>
      server.visitor.post(
        '/api/auth/register',
        { username, name: 'Maren', email: `${username}@mail.example`, password: 'longer-than-8' },
        { 'x-forwarded-for': address },
      )
    for (const name of ['x', 'y', 'z']) expect((await register(name, '192.0.2.1')).status).toBe(422)
    expect((await register('first_one', '192.0.2.1')).status).toBe(201)
    expect((await register('second_one', '192.0.2.1')).status).toBe(201)
    const refused = await register('third_one', '192.0.2.1')
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    // What the client itself wrote before the proxy's entry does not help it.
    expect((await register('third_one', '198.51.100.1, 192.0.2.1')).status).toBe(429)
    // Behind a trusted proxy the forwarded address counts.
    expect((await register('third_one', '192.0.2.2')).status).toBe(201)
    await server.close()
  })

  test('writing has a limit that nobody meets by hand', async () => {
    const server = await startServer(engine)
    const member = await server.member()
    const other = await server.member()
    const statuses: number[] = []
    for (let n = 0; n < 301; n += 1) statuses.push((await member.post('/api/posts', { content: `${n}` })).status)
    expect(statuses.indexOf(429)).toBe(300)
    expect((await other.post('/api/posts', { content: 'mine' })).status).toBe(201)
    await server.close()
  })
})
