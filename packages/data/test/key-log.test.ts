import type { KeyLogEntry, KeyStatement } from '@skein/contract'
import { entryOf, hashOfEntry, removalOf } from '@skein/contract/key-log'
import { isSignedBy } from '@skein/contract/public-key'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeIdentity, type Identity } from '../src/encryption/identity.ts'
import { agrees, emptyLog, followLog, namesKey, stateKey, stateRemoval } from '../src/encryption/key-log.ts'
import { logKeyOf } from '../src/encryption/log-key.ts'
import { idOf } from './fixtures.tsx'

const noorId = idOf(2)
const identity = async () => (await makeIdentity(noorId)).identity
const now = Date.parse('2026-11-20T12:00:00Z')
const times = { time: '2026-11-20T12:00:00.000Z', inForceAt: '2026-11-21T12:00:00.000Z' }

/** A server that writes whatever follows. */
const add = async (entries: readonly KeyLogEntry[], statement: KeyStatement) => [
  ...entries,
  await entryOf(noorId, entries, statement, times),
]
const headOf = async (entries: readonly KeyLogEntry[]) => {
  const last = entries.at(-1)
  return last ? { length: entries.length, hash: await hashOfEntry(noorId, last) } : null
}
const follow = async (entries: readonly KeyLogEntry[], known = emptyLog) =>
  followLog(noorId, known, await headOf(entries), () => Promise.resolve(entries))

describe('the log of keys', () => {
  let [first, second]: Identity[] = []
  let one: KeyLogEntry[]
  let two: KeyLogEntry[]
  const held = () => {
    if (first === undefined || second === undefined) throw new Error('There are no keys.')
    return { first, second }
  }
  beforeEach(async () => {
    ;[first, second] = [await identity(), await identity()]
    one = await add([], await stateKey([], first))
    two = await add(one, await stateKey(one, second, first))
  })

  test('the signing key follows from the identity, and from nothing else', async () => {
    const { first: mine, second: other } = held()
    expect((await logKeyOf(mine)).logKey).toBe((await logKeyOf({ ...mine })).logKey)
    expect((await logKeyOf(mine)).logKey).not.toBe((await logKeyOf(other)).logKey)
    expect((await logKeyOf({ ...mine, userId: idOf(3) })).logKey).not.toBe((await logKeyOf(mine)).logKey)
    expect((await logKeyOf(mine)).logKey).not.toBe(mine.publicKey)
  })

  test('no browser is asked to work out the public half of a private key, which Firefox cannot', async () => {
    const asked = vi.spyOn(crypto.subtle, 'importKey')
    const { logKey, sign } = await logKeyOf(held().first)
    expect(await isSignedBy(logKey, 'said', await sign('said'))).toBe(true)
    const formats = asked.mock.calls.map(([format, key]) => [format, Object.keys(key).toSorted().join(' ')])
    expect(formats).toContainEqual(['jwk', 'crv d kty x y'])
    expect(formats.map(([format]) => format)).not.toContain('pkcs8')
    asked.mockRestore()
  })

  test('a log that goes on is gone along with, and says who signed', async () => {
    const { log } = await follow(one)
    const { log: after, isForked } = await follow(two, log)
    expect([isForked, after.entries.map(({ signedBy }) => signedBy)]).toEqual([false, ['itself', 'before']])
  })

  test('one that was shorter, is gone, begins anew or has another past is a fork', async () => {
    const { log } = await follow(two)
    expect((await follow(one, log)).isForked).toBe(true)
    expect((await follow([], log)).isForked).toBe(true)
    const anew = await add([], await stateKey([], await identity()))
    expect((await follow(anew, log)).isForked).toBe(true)
    const third = await identity()
    const otherwise = await add(one, await stateKey(one, third, held().first))
    expect((await follow(otherwise, log)).isForked).toBe(true)
    expect((await follow(await add(otherwise, await stateKey(otherwise, held().second)), log)).isForked).toBe(true)
  })

  test.each([
    ['its key', { keyId: 'x'.repeat(43) }],
    ['when it was', { time: '2020-01-01T00:00:00.000Z' }],
    ['when it came into force', { inForceAt: '2020-01-01T00:00:00.000Z' }],
    ['what it follows', { previous: 'x'.repeat(43) }],
    ['its place', { index: 1 }],
    ['who signed', { signedBy: 'server', signature: null }],
    ['its signature', { signature: 'A'.repeat(86) }],
  ] as const)('an entry in which the server changes %s breaks the chain', async (_, change) => {
    const [entry, next] = two
    if (entry === undefined || next === undefined) throw new Error('There is no entry.')
    const changed = [{ ...entry, ...change }, next]
    expect((await follow(changed)).isForked).toBe(true)
  })

  test('a server can take back what waits, and bring nothing in', async () => {
    const { second: waiting } = held()
    const removal = await removalOf(noorId, two, waiting.keyId, times.time)
    if (removal === undefined) throw new Error('Nothing was taken back.')
    expect((await follow([...two, removal])).isForked).toBe(false)
    // Nobody signed it: what it follows is vouched for by the chain alone.
    expect((await follow([...two, { ...removal, previous: 'x'.repeat(43) }])).isForked).toBe(true)
    const brought = { ...removal, kind: 'key', logKey: (await logKeyOf(waiting)).logKey } as const
    expect((await follow([...two, brought])).isForked).toBe(true)
  })

  test('the key that the server names is the last one, or the one before as long as that waits', async () => {
    const { first: before, second: last } = held()
    const { log } = await follow(two)
    expect([namesKey(log, last.keyId, now), namesKey(log, before.keyId, now)]).toEqual([true, true])
    expect(namesKey(log, before.keyId, now + 10 * 24 * 60 * 60_000)).toBe(false)
    expect(namesKey(log, (await identity()).keyId, now)).toBe(false)
    const statement = await stateRemoval(two, before, last.keyId)
    if (statement === undefined) throw new Error('It is not signed.')
    const kept = (await follow(await add(two, statement))).log
    expect([namesKey(kept, before.keyId, now), namesKey(kept, last.keyId, now)]).toEqual([true, false])
    // Who does not hold the key before cannot say so.
    expect(await stateRemoval(two, await identity(), last.keyId)).toBeUndefined()
  })

  test('where somebody else saw it is in it, is not, or is further on', async () => {
    const { log } = await follow(one)
    const [near, far] = [await headOf(one), await headOf(two)]
    if (near === null || far === null) throw new Error('There is no log.')
    expect([agrees(log, near), agrees(log, far)]).toEqual([true, undefined])
    expect(agrees(log, { length: 1, hash: far.hash })).toBe(false)
  })
})
