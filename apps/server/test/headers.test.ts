import { rmSync } from 'node:fs'
import { routes } from '@skein/contract'
import type { RouteName } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readWebBuild } from '../src/pages/web-build.ts'
import { engines } from './support/engines.ts'
import { bodyOf, someId } from './support/sample-body.ts'
import { storedUpload } from './support/stored-upload.ts'
import { password, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'
import { makeWebBuild } from './support/web-build.ts'

const [sqlite] = engines
const isRoute = (name: string): name is RouteName => name in routes
const names = Object.keys(routes).filter(isRoute)

/** What every answer says, whatever it is and whoever asks. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}
const closed = { 'content-security-policy': expect.stringContaining("default-src 'none'") }
const notKept = { 'cache-control': expect.stringMatching(/^no-store\b/) }
const page = {
  'content-security-policy': expect.stringMatching(/script-src 'self'.*object-src 'none'; base-uri 'none'/),
  'cache-control': 'private, no-cache',
}

/** Nobody who asks learns what the server is made of. */
const telling = ['server', 'x-powered-by', 'access-control-allow-origin']

/** What is wrong with a `Set-Cookie`, for an address with or without encryption. */
function cookieFaults(cookie: string, isSecure: boolean): string[] {
  const [pair = '', ...flags] = cookie.split(/; */)
  const name = pair.slice(0, pair.indexOf('='))
  // The page reads and writes the language too, and it is nobody's secret.
  const isLanguage = name === 'skein-lang'
  const wanted = ['Path=/', 'SameSite=Lax', ...(isLanguage ? [] : ['HttpOnly']), ...(isSecure ? ['Secure'] : [])]
  return [
    ...wanted.filter((flag) => !flags.includes(flag)).map((flag) => `${name} lacks ${flag}`),
    ...flags.filter((flag) => flag.startsWith('Domain')).map((flag) => `${name} has ${flag}`),
    ...(isSecure && !isLanguage && !name.startsWith('__Host-') ? [`${name} is not __Host-`] : []),
  ]
}

test('a cookie that lacks a flag is found', () => {
  expect(cookieFaults('skein-session=x; Path=/; HttpOnly; SameSite=Lax', false)).toEqual([])
  expect(cookieFaults('skein-session=x; Path=/; SameSite=None; Domain=example.org', true)).toEqual([
    'skein-session lacks SameSite=Lax',
    'skein-session lacks HttpOnly',
    'skein-session lacks Secure',
    'skein-session has Domain=example.org',
    'skein-session is not __Host-',
  ])
})

describe.each([
  ['http', 'http://skein.example'],
  ['https', 'https://skein.example'],
])('every answer over %s', (kind, address) => {
  const isSecure = kind === 'https'
  let folder: string
  let server: TestServer
  let member: Caller
  let post: string
  let cookies: string[]

  beforeAll(async () => {
    folder = makeWebBuild()
    // Nothing is written or painted: that takes long, and its answers are like others.
    const settings = { PUBLIC_URL: address, ASSISTANT_TEXTS_PER_DAY: '0', ASSISTANT_IMAGES_PER_DAY: '0' }
    server = await startServer(sqlite, { web: await readWebBuild(folder), settings })
    cookies = []
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  /** A member who has something at every address; what a call changes or ends is not there for the next one. */
  async function anew(): Promise<void> {
    // What a limit on tries would answer is another answer.
    server.clock.now += 24 * 60 * 60 * 1000
    member = await server.member()
    post = (await publish(member, 'Something to be seen.')).id
  }

  /** The head of an answer; a stream has no end to wait for. */
  async function headOf(options: InjectOptions): Promise<LightMyRequestResponse> {
    const answer = await server.app.inject({ ...options, payloadAsStream: true })
    answer.stream().destroy()
    cookies.push(...[answer.headers['set-cookie'] ?? []].flat())
    return answer
  }

  /** What is wrong with an answer, one line each. */
  function faults(title: string, { headers }: LightMyRequestResponse, wanted: Record<string, unknown>): string[] {
    const all = { ...always, ...wanted, ...(isSecure && { 'strict-transport-security': 'max-age=63072000' }) }
    const wrong = Object.entries(all).filter(([name, value]) => {
      const given: unknown = headers[name]
      return typeof value === 'string' ? given !== value : !Object(value).asymmetricMatch(given)
    })
    const told = telling.filter((name) => headers[name] !== undefined)
    return [
      ...wrong.map(([name]) => `${title}: ${name} is ${String(headers[name])}`),
      ...told.map((name) => `${title}: tells ${name}`),
      ...[headers['set-cookie'] ?? []].flat().flatMap((cookie) => cookieFaults(cookie, isSecure)),
    ]
  }

  test.each(names)('%s', async (name) => {
    await anew()
    const { method, path } = routes[name]
    const url = path.replace(/\{\w+\}/g, path.startsWith('/api/posts/') ? post : member.user.id)
    const body = JSON.stringify(bodyOf(name)?.sample ?? {}).replaceAll(someId, post)
    const found: string[] = []
    for (const cookie of [undefined, member.cookie])
      for (const origin of [undefined, 'https://elsewhere.example'])
        for (const payload of method === 'GET' ? [undefined] : [body, '{'])
          found.push(
            ...faults(
              `${cookie === undefined ? 'a visitor' : 'a member'}, ${origin ?? 'at home'}, ${payload ?? ''}`,
              await headOf({
                method,
                url,
                headers: {
                  ...(cookie !== undefined && { cookie }),
                  ...(origin !== undefined && { origin }),
                  ...(payload !== undefined && { 'content-type': 'application/json' }),
                },
                ...(payload !== undefined && { payload }),
              }),
              { ...closed, ...notKept },
            ),
          )
    expect(found).toEqual([])
  })

  test('what is answered as it is written', async () => {
    await anew()
    const answer = await headOf({
      method: 'POST',
      url: '/api/chat/messages',
      headers: { cookie: member.cookie, accept: 'text/event-stream', 'content-type': 'application/json' },
      payload: JSON.stringify({ message: 'What is new?' }),
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(faults('the assistant', answer, { ...closed, ...notKept })).toEqual([])
  })

  test('pages, files of the app, files of members, and what is none of them', async () => {
    await anew()
    const picture = await storedUpload(server, member, 'seen.webp')
    const asked: [path: string, wanted: Record<string, unknown>][] = [
      ...['/', '/explore', '/search?q=a', '/auth', '/nothing', '/%ff', `/post/${post}`].map(
        (path): [string, Record<string, unknown>] => [path, page],
      ),
      [`/profile/${member.user.username}`, page],
      ['/assets/entry-a1b2c3d4.js', {}],
      ['/icon.svg', {}],
      [picture, closed],
      ...['/assets/nothing.js', '/media/nothing.webp', '/api/nothing', '/api/posts/%ff', '/api'].map(
        (path): [string, Record<string, unknown>] => [path, closed],
      ),
    ]
    const found: string[] = []
    for (const [path, wanted] of asked)
      for (const cookie of [undefined, member.cookie])
        found.push(
          ...faults(path, await headOf({ method: 'GET', url: path, headers: cookie ? { cookie } : {} }), wanted),
        )
    for (const [method, url] of [
      ['POST', '/'],
      ['DELETE', '/api/auth/login'],
      ['PUT', picture],
    ] as const)
      found.push(...faults(`${method} ${url}`, await headOf({ method, url }), closed))
    expect(found).toEqual([])
  })

  test('cookies were set on the way, each with its flags', async () => {
    const answer = await server.visitor.post('/api/auth/login', { username: member.user.username, password })
    cookies.push(...answer.cookies)
    expect(cookies.length).toBeGreaterThan(2)
    expect(cookies.flatMap((cookie) => cookieFaults(cookie, isSecure))).toEqual([])
    expect(calls.login.answer.safeParse(answer.body).success).toBe(true)
  })
})
