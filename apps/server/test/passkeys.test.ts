import { calls } from '@skein/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuthenticator } from './support/authenticator.ts'
import { engines } from './support/engines.ts'
import { codeOf, fieldsOf, jarOf, password, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const origin = 'https://skein.example'
const place = { origin, rpId: 'skein.example' }

describe.each(engines)('passkeys on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine, { settings: { PUBLIC_URL: origin } })))
  afterAll(() => server.close())

  async function begin(caller: Caller) {
    const answer = await caller.post('/api/settings/passkeys/options', { currentPassword: password })
    const options = calls.startPasskey.answer.parse(answer.body)
    return { ...options, cookie: `${caller.cookie}; ${jarOf(answer)}` }
  }
  const keep = (cookie: string, response: unknown, name = 'Laptop') =>
    server.visitor.post('/api/settings/passkeys', { name, response }, { cookie })

  async function withPasskey() {
    const ada = await server.confirmedMember()
    const key = createAuthenticator(place)
    const { challenge, cookie } = await begin(ada)
    expect((await keep(cookie, key.create(challenge))).status).toBe(201)
    return { ada, key }
  }

  async function ask() {
    const answer = await server.visitor.post('/api/auth/passkey/options')
    return { ...calls.startPasskeySignIn.answer.parse(answer.body), cookie: jarOf(answer) }
  }
  const signIn = (cookie: string, response: unknown) =>
    server.visitor.post('/api/auth/passkey', { response }, { cookie })

  test('is made for this host, found without a name, after the password was given again', async () => {
    const ada = await server.confirmedMember()
    const wrong = await ada.post('/api/settings/passkeys/options', { currentPassword: 'wrong' })
    expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['currentPassword']])
    expect(await begin(ada)).toMatchObject({
      rp: { id: 'skein.example', name: 'Skein' },
      user: { name: ada.user.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test('signs its owner in, without a password', async () => {
    const { ada, key } = await withPasskey()
    const { challenge, cookie } = await ask()
    const answer = await signIn(cookie, key.get(challenge))
    expect([answer.status, Reflect.get(Object(answer.body), 'id')]).toEqual([200, ada.user.id])
    expect((await server.visitor.get('/api/auth/user', { cookie: jarOf(answer) })).status).toBe(200)
    const account = calls.getAccount.answer.parse((await ada.get('/api/account')).body)
    expect(account.passkeys).toMatchObject([{ name: 'Laptop' }])
    expect(account.passkeys[0]?.lastUsedAt).not.toBeNull()
    expect(server.mail.emails.some(({ kind, to }) => kind === 'passkeyAdded' && to === ada.user.id)).toBe(true)
  })

  test.each([
    ['from another site', { at: 'https://evil.example' }],
    ['without its owner', { verified: false }],
  ])('is refused %s, when it is made and when it is used', async (_, how) => {
    const ada = await server.confirmedMember()
    const made = await begin(ada)
    const refused = await keep(made.cookie, createAuthenticator(place).create(made.challenge, how))
    expect([refused.status, codeOf(refused)]).toEqual([401, 'passkey-refused'])
    const { key } = await withPasskey()
    const { challenge, cookie } = await ask()
    const used = await signIn(cookie, key.get(challenge, how))
    expect([used.status, codeOf(used)]).toEqual([401, 'passkey-refused'])
  })

  test('a challenge is good once, for the browser that asked, and for ten minutes', async () => {
    const { key } = await withPasskey()
    const first = await ask()
    const response = key.get(first.challenge)
    expect((await signIn('', response)).status).toBe(401)
    expect((await signIn(first.cookie, response)).status).toBe(200)
    expect(codeOf(await signIn(first.cookie, response))).toBe('sign-in-expired')
    const other = await ask()
    expect(codeOf(await signIn(other.cookie, response))).toBe('passkey-refused')
    const slow = await ask()
    server.clock.now += 10 * 60_000
    expect(codeOf(await signIn(slow.cookie, key.get(slow.challenge)))).toBe('sign-in-expired')
  })

  test('one that nobody knows, or that was removed, signs nobody in', async () => {
    const { challenge, cookie } = await ask()
    expect(codeOf(await signIn(cookie, createAuthenticator(place).get(challenge)))).toBe('passkey-refused')
    const { ada, key } = await withPasskey()
    const [own] = calls.getAccount.answer.parse((await ada.get('/api/account')).body).passkeys
    const remove = (caller: Caller) =>
      server.request({
        method: 'DELETE',
        url: `/api/settings/passkeys/${own?.id}`,
        headers: { cookie: caller.cookie, 'content-type': 'application/json' },
        payload: JSON.stringify({ currentPassword: password }),
      })
    const again = await ask()
    expect((await remove(await server.member())).status).toBe(204)
    expect((await signIn(again.cookie, key.get(again.challenge))).status).toBe(200)
    expect((await remove(ada)).status).toBe(204)
    const last = await ask()
    expect(codeOf(await signIn(last.cookie, key.get(last.challenge)))).toBe('passkey-refused')
  })
})
