import { expect, test } from 'vitest'
import { createPasswords } from './auth/noble-passwords.ts'
import { openTabDatabase } from './database/open-database.ts'
import { openTabHost } from './host.ts'
import type { TabHostOptions } from './host.ts'
import { createCookieJar } from './http/cookie-jar.ts'

const origin = 'http://tab.example'

async function open(options: Partial<TabHostOptions> = {}) {
  const host = await openTabHost({
    database: await openTabDatabase(),
    origin,
    readFile: async () => undefined,
    passwords: createPasswords({ memory: 8, passes: 1 }),
    ...options,
  })
  return async (path: string, init?: RequestInit) => {
    const response = await host.answer(new Request(`${origin}${path}`, init))
    if (response === undefined) throw new Error(`Nobody answered ${path}.`)
    return response
  }
}

const json = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
})
const ada = JSON.stringify({
  username: 'ada',
  name: 'Ada',
  email: 'ada@mail.example',
  password: 'correct horse battery',
})

test('a session comes as a cookie of the answer, and goes with the requests of whoever keeps it', async () => {
  const ask = await open()
  const cookies = (await ask('/api/auth/register', json(ada))).headers.getSetCookie()
  const cookie = cookies.find((one) => one.startsWith('skein-session='))?.split(';')[0] ?? ''
  expect((await ask('/api/auth/user', { headers: { cookie } })).status).toBe(200)
  expect((await ask('/api/auth/user')).status).toBe(401)
})

test('a jar keeps the session for the one browser, past the life of the host, until it signs out', async () => {
  let kept = ''
  const jar = createCookieJar('', (header) => (kept = header))
  const ask = await open({ jar })
  expect((await ask('/api/auth/register', json(ada))).headers.getSetCookie()).toEqual([])
  expect(kept).toContain('skein-session=')
  expect((await ask('/api/auth/user')).status).toBe(200)
  expect((await ask('/api/auth/logout', { method: 'POST' })).status).toBe(204)
  expect(kept).not.toContain('skein-session=')
  expect((await ask('/api/auth/user')).status).toBe(401)
})

test.each([
  ['half a body', json('{"username":'), 400, 'malformed-request'],
  [
    'a body of megabytes',
    json(JSON.stringify({ username: 'a'.repeat(3_000_000), password: 'b' })),
    413,
    'body-too-large',
  ],
  ['a body of another kind', { method: 'POST', body: 'username=ada' }, 415, 'unsupported-media'],
] as const)('%s is refused in the words of the contract', async (_, init, status, code) => {
  const response = await (await open())('/api/auth/login', init)
  expect([response.status, await response.json()]).toMatchObject([status, { code }])
})
