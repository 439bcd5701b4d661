/** The log of a member's keys only grows, and says which key the one before vouched for. */
import type { KeyLogEntry } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { newPublicKey } from './support/envelopes.ts'
import { newSigner, statement } from './support/key-statements.ts'
import type { Signer } from './support/key-statements.ts'
import { codeOf, password, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const dayMs = 24 * 60 * 60_000

describe.each(engines)('the log of keys on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine)))
  afterAll(() => server.close())

  const logOf = async (caller: Caller, id = caller.user.id): Promise<KeyLogEntry[]> =>
    calls.getKeyLog.answer.parse((await caller.get(`/api/users/${id}/key-log`)).body)
  const publish = (caller: Caller, publicKey: string, replaces: string | null, more: object = {}) =>
    caller.post('/api/keys', { publicKey, backup: null, replaces, currentPassword: password, ...more })
  const stated = async (caller: Caller, keyId: string, own: Signer | null, by: Signer) => ({
    statement: await statement(caller.user.id, await logOf(caller), { keyId, own, by }),
  })
  const kinds = (entries: KeyLogEntry[]) => entries.map(({ kind, signedBy }) => `${kind} by ${signedBy}`)

  /** A member with a key in the log. */
  async function member() {
    const ada = await server.confirmedMember()
    const [key, signer] = [newPublicKey(), newSigner()]
    const answer = await publish(ada, key.publicKey, null, await stated(ada, key.keyId, signer, signer))
    expect(answer.status).toBe(201)
    return { ada, key, signer }
  }
  /** And another that is to take its place, which the key before did not sign. */
  async function replaced() {
    const { ada, key, signer } = await member()
    const [next, other] = [newPublicKey(), newSigner()]
    await publish(ada, next.publicKey, key.keyId, await stated(ada, next.keyId, other, other))
    return { ada, key, signer, next, other }
  }

  test('a key that the one before signed, one that it did not, and one that was taken back', async () => {
    const { ada, key, signer } = await member()
    const [second, secondSigner] = [newPublicKey(), newSigner()]
    await publish(ada, second.publicKey, key.keyId, await stated(ada, second.keyId, secondSigner, signer))
    server.clock.now += dayMs
    const [third, thirdSigner] = [newPublicKey(), newSigner()]
    await publish(ada, third.publicKey, second.keyId, await stated(ada, third.keyId, thirdSigner, thirdSigner))
    const kept = await ada.post('/api/keys/keep', await stated(ada, third.keyId, null, secondSigner))
    expect(kept.status).toBe(204)
    const noor = await server.member()
    const entries = await logOf(noor, ada.user.id)
    expect(kinds(entries)).toEqual(['key by itself', 'key by before', 'key by itself', 'removal by before'])
    expect(entries[1]?.inForceAt).toBe(new Date(server.clock.now).toISOString())
    const { keyLog } = calls.getConversation.answer.parse(
      (await noor.get(`/api/messages/conversations/${ada.user.id}`)).body,
    )
    expect(keyLog?.length).toBe(4)
  })

  test('no key comes past it once there is one', async () => {
    const { ada, key } = await member()
    const next = newPublicKey()
    expect(codeOf(await publish(ada, next.publicKey, key.keyId))).toBe('key-changed')
    expect(await logOf(ada)).toHaveLength(1)
  })

  test('an entry that names another place, another key, or a signature that does not hold, is refused', async () => {
    const { ada, key, signer } = await member()
    const [next, other] = [newPublicKey(), newSigner()]
    const good = (await stated(ada, next.keyId, other, signer)).statement
    for (const change of [
      { index: 0 },
      { previous: null },
      { previous: 'x'.repeat(43) },
      { keyId: key.keyId },
      { signedBy: 'itself' },
      { logKey: newSigner().logKey },
      { kind: 'removal' },
    ]) {
      const answer = await publish(ada, next.publicKey, key.keyId, { statement: { ...good, ...change } })
      expect([change, codeOf(answer)]).toEqual([change, 'key-changed'])
    }
    const forOther = await statement((await server.member()).user.id, await logOf(ada), {
      keyId: next.keyId,
      own: other,
      by: signer,
    })
    expect(codeOf(await publish(ada, next.publicKey, key.keyId, { statement: forOther }))).toBe('key-changed')
    expect((await publish(ada, next.publicKey, key.keyId, { statement: good })).status).toBe(201)
  })

  test('who has a session and not the key before does not take a replacement back', async () => {
    const { ada, signer, next, other } = await replaced()
    expect(codeOf(await ada.post('/api/keys/keep', {}))).toBe('key-changed')
    for (const by of [other, newSigner()])
      expect(codeOf(await ada.post('/api/keys/keep', await stated(ada, next.keyId, null, by)))).toBe('key-changed')
    expect((await ada.post('/api/keys/keep', await stated(ada, next.keyId, null, signer))).status).toBe(204)
  })

  test('what the link or a new password takes back stands in it as well, signed by nobody', async () => {
    const first = await replaced()
    const token = await server.mail.token('keyReplaced')
    await server.visitor.post('/api/auth/keep-key', { token })
    const second = await replaced()
    await second.ada.post('/api/settings/password', { currentPassword: password, newPassword: 'another-long-one' })
    for (const { ada } of [first, second])
      expect(kinds(await logOf(ada))).toEqual(['key by itself', 'key by itself', 'removal by server'])
  })

  test('begins with a key from before there were logs, once, and with that key alone', async () => {
    const ada = await server.confirmedMember()
    const [key, signer] = [newPublicKey(), newSigner()]
    await publish(ada, key.publicKey, null)
    expect(await logOf(ada)).toEqual([])
    const begin = async (keyId: string) =>
      codeOf(await ada.post('/api/keys/log', (await stated(ada, keyId, signer, signer)).statement))
    expect(await begin(newPublicKey().keyId)).toBe('key-changed')
    expect(await begin(key.keyId)).toBe(undefined)
    expect(await begin(key.keyId)).toBe('key-changed')
    expect(kinds(await logOf(ada))).toEqual(['key by itself'])
  })
})
