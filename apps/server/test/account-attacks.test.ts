/** Ways to take an account, or to keep one that was taken. None of them may work. */
import { createHash } from 'node:crypto'
import { limits } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuthenticator } from './support/authenticator.ts'
import { engines } from './support/engines.ts'
import { boxOf } from './support/secret-box.ts'
import { newPublicKey, publishKey, someEnvelope } from './support/envelopes.ts'
import { codeOf, cookieOf, fieldsOf, jarOf, password, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const origin = 'https://skein.example'
const place = { origin, rpId: 'skein.example' }
const newPassword = 'another-long-one'
const dayMs = 24 * 60 * 60_000

describe.each(engines)('attacks on accounts on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine, { settings: { PUBLIC_URL: origin } })))
  afterAll(() => server.close())

  const login = (username: string, secret = password, headers: Record<string, string> = {}) =>
    server.visitor.post('/api/auth/login', { username, password: secret }, headers)
  const as = (cookie: string) => ({
    get: (url: string) => server.visitor.get(url, { cookie }),
    post: (url: string, body?: unknown) => server.visitor.post(url, body, { cookie }),
    delete: (url: string) => server.visitor.delete(url, { cookie }),
  })
  type Browser = ReturnType<typeof as>
  /** Another browser in which somebody who knows the password signed in. */
  const intruder = async ({ user }: Caller): Promise<Browser & { cookie: string }> => {
    const cookie = cookieOf(await login(user.username))
    return { cookie, ...as(cookie) }
  }
  const isSignedIn = async ({ get }: Browser) => (await get('/api/auth/user')).status === 200

  /** The owner opens the email to the address of the account. */
  async function reset({ user }: Caller): Promise<void> {
    expect((await server.visitor.post('/api/auth/reset-request', { email: user.email })).status).toBe(204)
    const token = await server.mail.token('reset')
    expect((await server.visitor.post('/api/auth/reset', { token, newPassword })).status).toBe(204)
  }
  const changePassword = async (owner: Caller) =>
    expect((await owner.post('/api/settings/password', { currentPassword: password, newPassword })).status).toBe(204)

  async function addPasskey(cookie: string) {
    const key = createAuthenticator(place)
    const begun = await as(cookie).post('/api/settings/passkeys/options', { currentPassword: password })
    const { challenge } = calls.startPasskey.answer.parse(begun.body)
    const body = { name: 'Laptop', response: key.create(challenge) }
    expect((await as(`${cookie}; ${jarOf(begun)}`).post('/api/settings/passkeys', body)).status).toBe(201)
    return key
  }
  async function signInWith(key: ReturnType<typeof createAuthenticator>) {
    const asked = await server.visitor.post('/api/auth/passkey/options')
    const { challenge } = calls.startPasskeySignIn.answer.parse(asked.body)
    return as(jarOf(asked)).post('/api/auth/passkey', { response: key.get(challenge) })
  }
  const passkeysOf = async (username: string, secret: string) => {
    const { get } = as(cookieOf(await login(username, secret)))
    return calls.getAccount.answer.parse((await get('/api/account')).body).passkeys.length
  }

  const ways: [name: string, way: (owner: Caller) => Promise<void>][] = [
    ['a reset', reset],
    ['a new password', changePassword],
  ]

  describe.each(ways)('%s ends what is foreign', (_, takeBack) => {
    test('an address that somebody else asked for is not taken any more', async () => {
      const ada = await server.confirmedMember()
      const eve = await intruder(ada)
      const email = `eve.${ada.user.email}`
      expect((await eve.post('/api/settings/email', { email, currentPassword: password })).status).toBe(200)
      const token = await server.mail.token('confirm')
      await takeBack(ada)
      const late = await server.visitor.post('/api/auth/confirm-email', { token })
      expect([late.status, codeOf(late)]).toEqual([410, 'link-expired'])
      const { get } = as(cookieOf(await login(ada.user.username, newPassword)))
      expect(calls.getAccount.answer.parse((await get('/api/account')).body)).toMatchObject({
        email: ada.user.email,
        pendingEmail: null,
      })
    })

    test('a link to set the password that lies somewhere is not good any more', async () => {
      const ada = await server.confirmedMember()
      await server.visitor.post('/api/auth/reset-request', { email: ada.user.email })
      const token = await server.mail.token('reset')
      await takeBack(ada)
      expect((await server.visitor.post('/api/auth/reset', { token, newPassword: 'one-of-eve' })).status).toBe(410)
    })

    test('other sessions end, with the notifications that their browsers got', async () => {
      const ada = await server.confirmedMember()
      const eve = await intruder(ada)
      const endpoint = `https://fcm.googleapis.com/fcm/send/${ada.user.id}`
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
      expect((await eve.post('/api/push/subscriptions', { endpoint, keys })).status).toBe(204)
      await takeBack(ada)
      expect(await isSignedIn(eve)).toBe(false)
      const told = await server.database.kysely
        .selectFrom('push_subscriptions')
        .select('endpoint')
        .where('user_id', '=', ada.user.id)
        .execute()
      expect(told).toEqual([])
    })

    test('a sign-in that was begun with the old password is not finished', async () => {
      const ada = await server.confirmedMember()
      await server.turnOnTwoStep(ada)
      const begun = await login(ada.user.username)
      expect(codeOf(begun)).toBe('second-step-needed')
      await takeBack(ada)
      const late = await as(jarOf(begun)).post('/api/auth/second-step', { code: '123456' })
      expect(codeOf(late)).toBe('sign-in-expired')
    })
  })

  describe('somebody registers with the address of somebody else', () => {
    test('no second factor can be set up before the address is confirmed', async () => {
      const eve = await server.member()
      const body = { currentPassword: password }
      for (const path of ['/api/settings/two-step', '/api/settings/passkeys/options']) {
        const wrong = await eve.post(path, { currentPassword: 'wrong' })
        expect([wrong.status, codeOf(wrong)]).toEqual([422, 'wrong-password'])
        const refused = await eve.post(path, body)
        expect([refused.status, codeOf(refused)]).toEqual([403, 'email-unconfirmed'])
      }
      await eve.post('/api/auth/confirm-email', { token: await server.mail.token('confirm') })
      for (const path of ['/api/settings/two-step', '/api/settings/passkeys/options'])
        expect((await eve.post(path, body)).status).toBe(200)
    })

    test('its owner gets in by a reset, whatever was set up, and alone', async () => {
      const ada = await server.confirmedMember()
      await server.turnOnTwoStep(ada)
      const key = await addPasskey(ada.cookie)
      // As it was where second factors did not yet need a confirmed address.
      await server.database.kysely
        .updateTable('users')
        .set({ email_confirmed: 0 })
        .where('id', '=', ada.user.id)
        .execute()
      await reset(ada)
      const back = await login(ada.user.username, newPassword)
      expect(back.status).toBe(200)
      expect(codeOf(await signInWith(key))).toBe('passkey-refused')
      expect(calls.getAccount.answer.parse((await as(jarOf(back)).get('/api/account')).body)).toMatchObject({
        emailConfirmed: true,
        pendingEmail: null,
        twoStep: false,
        recoveryCodesLeft: 0,
        passkeys: [],
      })
      const codes = await server.database.kysely
        .selectFrom('recovery_codes')
        .select('code_hash')
        .where('user_id', '=', ada.user.id)
        .execute()
      expect(codes).toEqual([])
    })
  })

  test('a reset does not take the second step from a member whose address was confirmed', async () => {
    const ada = await server.confirmedMember()
    await server.turnOnTwoStep(ada)
    await reset(ada)
    expect(codeOf(await login(ada.user.username, newPassword))).toBe('second-step-needed')
  })

  describe('a reset and passkeys', () => {
    test('one that was added with the password alone is gone', async () => {
      const ada = await server.confirmedMember()
      const key = await addPasskey((await intruder(ada)).cookie)
      expect((await signInWith(key)).status).toBe(200)
      await reset(ada)
      expect(codeOf(await signInWith(key))).toBe('passkey-refused')
      expect(await passkeysOf(ada.user.username, newPassword)).toBe(0)
    })

    test('nor does it stay by adding another one from the sign-in that it opened', async () => {
      const ada = await server.confirmedMember()
      const first = await addPasskey((await intruder(ada)).cookie)
      const second = await addPasskey(jarOf(await signInWith(first)))
      await reset(ada)
      for (const key of [first, second]) expect(codeOf(await signInWith(key))).toBe('passkey-refused')
    })

    test('one that its owner added where the address was confirmed stays, and vouches for others', async () => {
      const ada = await server.confirmedMember()
      const first = await addPasskey(ada.cookie)
      const second = await addPasskey(jarOf(await signInWith(first)))
      await reset(ada)
      for (const key of [first, second]) expect((await signInWith(key)).status).toBe(200)
    })

    test('one that is being added while the reset happens does not stay', async () => {
      const ada = await server.confirmedMember()
      const { cookie, post } = await intruder(ada)
      const key = createAuthenticator(place)
      const begun = await post('/api/settings/passkeys/options', { currentPassword: password })
      const { challenge } = calls.startPasskey.answer.parse(begun.body)
      await server.visitor.post('/api/auth/reset-request', { email: ada.user.email })
      const token = await server.mail.token('reset')
      const body = { name: 'Laptop', response: key.create(challenge) }
      await Promise.all([
        server.visitor.post('/api/auth/reset', { token, newPassword }),
        as(`${cookie}; ${jarOf(begun)}`).post('/api/settings/passkeys', body),
      ])
      expect(codeOf(await signInWith(key))).toBe('passkey-refused')
    })
  })

  describe('the archive of all that a member made', () => {
    const ask = async (caller: Browser, currentPassword: string) => {
      const answer = await caller.post('/api/account/export', { currentPassword })
      return { ...answer, url: answer.status === 200 ? calls.prepareExport.answer.parse(answer.body).url : '' }
    }

    test('does not come from a session alone', async () => {
      const ada = await server.confirmedMember()
      const thief = as(ada.cookie)
      expect((await thief.get('/api/account/export')).status).toBe(422)
      expect(codeOf(await thief.get('/api/account/export?ticket=v1.guess'))).toBe('link-expired')
      const refused = await ask(thief, 'a guess')
      expect([refused.status, codeOf(refused), fieldsOf(refused)]).toEqual([422, 'wrong-password', ['currentPassword']])
      const { url } = await ask(ada, password)
      expect([(await ada.get(url)).status, (await ada.get(url)).headers['content-type']]).toEqual([
        200,
        'application/zip',
      ])
    })

    test('comes to the sign-in that proved itself, within minutes, and to nobody else who has the address', async () => {
      const ada = await server.confirmedMember()
      const { url } = await ask(ada, password)
      const others = [await intruder(ada), await server.member()]
      for (const other of others) expect(codeOf(await other.get(url))).toBe('link-expired')
      expect((await server.visitor.get(url)).status).toBe(401)
      server.clock.now += limits.account.exportMinutes * 60_000
      expect(codeOf(await ada.get(url))).toBe('link-expired')
    })

    test('is not guessed for: passwords are counted', async () => {
      const ada = await server.confirmedMember()
      const answers = []
      for (let guess = 0; guess < 11; guess += 1) answers.push((await ask(ada, `guess ${guess}`)).status)
      expect(answers.at(-1)).toBe(429)
    })
  })

  describe('the key of all messages', () => {
    const publish = (caller: Browser, publicKey: string, replaces: string | null, more = {}) =>
      caller.post('/api/keys', { publicKey, backup: null, replaces, ...more })
    const keyOf = async (caller: Browser) =>
      calls.getOwnKey.answer.parse((await caller.get('/api/keys')).body).key?.keyId

    test('is not replaced from a session alone, and its owner is told when it is', async () => {
      const ada = await server.confirmedMember()
      const [first, second] = [newPublicKey(), newPublicKey()]
      expect((await publish(ada, first.publicKey, null)).status).toBe(201)
      const thief = as(ada.cookie)
      for (const more of [{}, { currentPassword: 'a guess' }]) {
        const refused = await publish(thief, second.publicKey, first.keyId, more)
        expect([refused.status, codeOf(refused), fieldsOf(refused)]).toEqual([
          422,
          'wrong-password',
          ['currentPassword'],
        ])
      }
      expect(await keyOf(ada)).toBe(first.keyId)
      const emails = () => server.mail.emails.filter(({ kind, to }) => kind === 'keyReplaced' && to === ada.user.id)
      expect(emails()).toEqual([])
      expect((await publish(ada, second.publicKey, first.keyId, { currentPassword: password })).status).toBe(201)
      expect(emails()).toHaveLength(1)
      server.clock.now += dayMs
      expect(await keyOf(ada)).toBe(second.keyId)
      // Nor is one of before brought back.
      expect(codeOf(await publish(thief, first.publicKey, second.keyId))).toBe('wrong-password')
    })

    /** A key and, by somebody who knows the password, another that is to take its place. */
    async function replaced() {
      const ada = await server.confirmedMember()
      const [first, second] = [newPublicKey(), newPublicKey()]
      await publish(ada, first.publicKey, null)
      const thief = await intruder(ada)
      const answer = await publish(thief, second.publicKey, first.keyId, { currentPassword: password })
      expect(answer.status).toBe(201)
      return { ada, thief, first, second, linkToken: () => server.mail.token('keyReplaced') }
    }

    test('a stolen password puts another one in its place after a day, and not before', async () => {
      const { ada, thief, first, second } = await replaced()
      const noor = await server.member()
      const publicKeyOf = async () => (await noor.get(`/api/users/${ada.user.id}/public-key`)).body
      const theirs = await publishKey(noor)
      const send = async (keyId: string, counter: number) =>
        codeOf(
          await noor.post('/api/messages/send', {
            receiverId: ada.user.id,
            encryptedContent: someEnvelope(theirs, keyId, counter),
          }),
        )
      server.clock.now += dayMs - 1
      expect(await publicKeyOf()).toMatchObject({ keyId: first.keyId })
      expect([await send(second.keyId, 1), await send(first.keyId, 1)]).toEqual(['key-changed', undefined])
      // The email's link would be good for a second one as well: there is none while the first waits.
      const third = await publish(thief, newPublicKey().publicKey, first.keyId, { currentPassword: password })
      expect(codeOf(third)).toBe('key-changed')
      server.clock.now += 1
      expect(await publicKeyOf()).toMatchObject({ keyId: second.keyId })
      expect([await send(first.keyId, 2), await send(second.keyId, 2)]).toEqual(['key-changed', undefined])
      // What the first one signed for stays readable.
      expect((await noor.get(`/api/users/${ada.user.id}/public-key?keyId=${first.keyId}`)).status).toBe(200)
      expect((await ada.post('/api/keys/keep', {})).status).toBe(404)
    })

    test('is kept from another session of its owner, who is written to', async () => {
      const { ada, first } = await replaced()
      const own = calls.getOwnKey.answer.parse((await ada.get('/api/keys')).body)
      expect([own.key?.keyId, own.next?.inForceAt]).toEqual([
        first.keyId,
        new Date(server.clock.now + dayMs).toISOString(),
      ])
      expect((await ada.post('/api/keys/keep', {})).status).toBe(204)
      server.clock.now += 2 * dayMs
      expect(await keyOf(ada)).toBe(first.keyId)
      expect(server.mail.emails.some(({ kind, to }) => kind === 'keyKept' && to === ada.user.id)).toBe(true)
    })

    test('is kept by the link of the email, though whoever replaced it ended every session of its owner', async () => {
      const { thief, ada, first, linkToken } = await replaced()
      const token = await linkToken()
      expect((await thief.delete('/api/sessions')).status).toBe(204)
      expect((await server.visitor.post('/api/auth/keep-key', { token })).status).toBe(204)
      expect(codeOf(await server.visitor.post('/api/auth/keep-key', { token }))).toBe('link-expired')
      expect(codeOf(await server.visitor.post('/api/auth/keep-key', { token: 'x'.repeat(43) }))).toBe('link-expired')
      server.clock.now += dayMs
      expect(await keyOf(as(cookieOf(await login(ada.user.username))))).toBe(first.keyId)
    })

    test('the link is good for the one replacement it tells of, and no longer than that waits', async () => {
      const { ada, first, linkToken } = await replaced()
      const early = await linkToken()
      await ada.post('/api/keys/keep', {})
      const third = newPublicKey()
      await publish(ada, third.publicKey, first.keyId, { currentPassword: password })
      expect(codeOf(await server.visitor.post('/api/auth/keep-key', { token: early }))).toBe('link-expired')
      const late = await linkToken()
      server.clock.now += dayMs
      expect(codeOf(await server.visitor.post('/api/auth/keep-key', { token: late }))).toBe('link-expired')
      expect(await keyOf(ada)).toBe(third.keyId)
    })

    test.each(['reset', 'password'] as const)('a replacement that waits ends with a new %s', async (way) => {
      const { ada, first } = await replaced()
      await (way === 'reset' ? reset(ada) : changePassword(ada))
      server.clock.now += dayMs
      expect(await keyOf(as(cookieOf(await login(ada.user.username, newPassword))))).toBe(first.keyId)
    })

    test('the first one is in force at once', async () => {
      const ada = await server.confirmedMember()
      const { publicKey, keyId } = newPublicKey()
      const answer = calls.publishPublicKey.answer.parse((await publish(ada, publicKey, null)).body)
      expect([answer.inForceAt, await keyOf(ada)]).toEqual([answer.createdAt, keyId])
      expect((await ada.post('/api/keys/keep', {})).status).toBe(404)
    })

    test('its wrapped copy is neither had nor taken away from a session alone', async () => {
      const ada = await server.confirmedMember()
      const { publicKey, keyId } = newPublicKey()
      const backup = {
        version: 1,
        iterations: 600_000,
        salt: 's'.repeat(22),
        nonce: 'n'.repeat(16),
        ciphertext: 'c'.repeat(64),
      }
      expect((await publish(ada, publicKey, null, { backup })).status).toBe(201)
      const thief = as(ada.cookie)
      const own = await thief.get('/api/keys')
      expect([calls.getOwnKey.answer.parse(own.body).hasBackup, own.text.includes(backup.ciphertext)]).toEqual([
        true,
        false,
      ])
      for (const body of [{ currentPassword: '' }, { currentPassword: 'a guess' }])
        expect((await thief.post('/api/keys/backup', body)).text).not.toContain(backup.ciphertext)
      for (const other of [null, { ...backup, ciphertext: 'd'.repeat(64) }])
        expect(codeOf(await publish(thief, publicKey, keyId, { backup: other }))).toBe('wrong-password')
      // Who brought it here says again what is there, and needs no password for that.
      expect((await publish(ada, publicKey, keyId, { backup })).status).toBe(201)
      expect((await ada.post('/api/keys/backup', { currentPassword: password })).body).toEqual(backup)
      expect((await publish(ada, publicKey, keyId, { backup: null, currentPassword: password })).status).toBe(201)
      expect((await ada.post('/api/keys/backup', { currentPassword: password })).status).toBe(404)
    })

    test('cannot be guessed at from a session, and is published anew without a password', async () => {
      const ada = await server.confirmedMember()
      const [first, second] = [newPublicKey(), newPublicKey()]
      await publish(ada, first.publicKey, null)
      for (let n = 0; n < 10; n += 1)
        await publish(ada, second.publicKey, first.keyId, { currentPassword: `guess ${n}` })
      expect((await publish(ada, second.publicKey, first.keyId, { currentPassword: password })).status).toBe(429)
      expect((await publish(ada, first.publicKey, first.keyId)).status).toBe(201)
    })
  })

  describe('a copy of the database', () => {
    const storedFor = async ({ user }: Caller) =>
      (
        await server.database.kysely
          .selectFrom('recovery_codes')
          .select('code_hash')
          .where('user_id', '=', user.id)
          .execute()
      ).map(({ code_hash: hash }) => hash)
    const fastHash = (userId: string, code: string) =>
      createHash('sha256')
        .update(`${userId} ${code.replaceAll('-', '')}`)
        .digest('base64url')

    test('has nothing that a recovery code can be guessed against, and each has 80 bits', async () => {
      const ada = await server.confirmedMember()
      const { recoveryCodes } = await server.turnOnTwoStep(ada)
      for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)
      const stored = await storedFor(ada)
      expect(stored).toHaveLength(10)
      for (const code of recoveryCodes) expect(stored.join()).not.toContain(fastHash(ada.user.id, code))
    })

    test('nor has it of codes from before, which go on working, once', async () => {
      const ada = await server.confirmedMember()
      await server.turnOnTwoStep(ada)
      const old = fastHash(ada.user.id, 'abcde-fghjk')
      await server.database.kysely
        .insertInto('recovery_codes')
        .values({ user_id: ada.user.id, code_hash: old })
        .execute()
      await boxOf(server)
      expect(await storedFor(ada)).not.toContain(old)
      const second = async (code: string) =>
        (await as(jarOf(await login(ada.user.username))).post('/api/auth/second-step', { code })).status
      expect([await second('ABCDE FGHJK'), await second('abcde-fghjk')]).toEqual([200, 422])
    })
  })

  describe('a session', () => {
    const day = 24 * 60 * 60 * 1000
    const renewed = async (cookie: string) => {
      const { status, cookies } = await as(cookie).get('/api/auth/user')
      const [, seconds] = /^__Host-skein-session=[\w-]{43}; .*Max-Age=(\d+); Secure$/.exec(cookies.join()) ?? []
      return [status, seconds === undefined ? undefined : Number(seconds) / (day / 1000)]
    }

    test('does not run out in the browser while it is used', async () => {
      const ada = await server.member()
      const start = server.clock.now
      expect(await renewed(ada.cookie)).toEqual([200, undefined])
      for (let days = 20; days <= 140; days += 20) {
        server.clock.now = start + days * day
        expect(await renewed(ada.cookie)).toEqual([200, 30])
        // Not with each answer: once in a while.
        expect(await renewed(ada.cookie)).toEqual([200, undefined])
      }
      server.clock.now = start
    })

    test('that was stolen does not live for ever by being used', async () => {
      const ada = await server.member()
      const start = server.clock.now
      for (let days = 20; days <= 160; days += 20) {
        server.clock.now = start + days * day
        expect((await renewed(ada.cookie))[0]).toBe(200)
      }
      server.clock.now = start + 179 * day
      expect(await renewed(ada.cookie)).toEqual([200, 1])
      server.clock.now = start + 180 * day
      expect(await renewed(ada.cookie)).toEqual([401, undefined])
      server.clock.now = start
    })

    test('that is ended is not renewed by the same answer', async () => {
      const ada = await server.member()
      const start = server.clock.now
      server.clock.now = start + day
      const { cookies } = await ada.post('/api/auth/logout')
      expect(cookies).toEqual([expect.stringMatching(/^__Host-skein-session=; .*Max-Age=0/)])
      server.clock.now = start
    })

    test('is not renewed by what caches of others may keep', async () => {
      const ada = await server.member()
      const start = server.clock.now
      server.clock.now = start + day
      expect((await ada.get('/media/01890a5d-ac96-774b-bcce-b302099a8057.webp')).cookies).toEqual([])
      server.clock.now = start
    })
  })
})
