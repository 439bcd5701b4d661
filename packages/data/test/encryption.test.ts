import type { Envelope } from '@skein/contract'
import { Envelope as EnvelopeSchema, KeyBackup } from '@skein/contract/schemas'
import { describe, expect, test, vi } from 'vitest'
import { argon2 } from '../src/encryption/argon2.ts'
import { argon2Work } from '../src/encryption/argon2-work.ts'
import { WrongPassphrase, isOutdated, suggestPassphrase, unwrapKey, wrapKey } from '../src/encryption/backup.ts'
import { toBase64url } from '@skein/contract/base64url'
import { utf8 } from '../src/encryption/bytes.ts'
import { openMessage, sealMessage } from '../src/encryption/envelope.ts'
import type { Content } from '../src/encryption/envelope.ts'
import { keyIdOf } from '@skein/contract/public-key'
import { identityOf, makeIdentity } from '../src/encryption/identity.ts'
import type { Identity } from '../src/encryption/identity.ts'
import { readIdentity, takePlace, writeIdentity } from '../src/encryption/key.store.ts'
import { orderOf } from '../src/encryption/order.ts'
import type { Placed } from '../src/encryption/placed.ts'
import { openPicture, sealPicture } from '../src/encryption/picture.ts'
import { safetyNumber } from '../src/encryption/safety-number.ts'
import { acceptPlain, acknowledge, noTrust, notice, standingOf } from '../src/encryption/trust.ts'
import { idOf } from './fixtures.tsx'
import { wrapAsBefore } from './old-backup.ts'
import stored from './sealed-message.json' with { type: 'json' }

vi.mock(import('../src/encryption/argon2-work.ts'), { spy: true })
const work = vi.mocked(argon2Work)

const [adaId, noorId, eveId] = [idOf(1), idOf(2), idOf(3)]
const identity = async (userId: string) => (await makeIdentity(userId)).identity
const text = (words: string): Content => ({ text: words, picture: null })
const between = { senderId: adaId, receiverId: noorId }
const to = (receiver: Identity) => ({ userId: receiver.userId, keyId: receiver.keyId, publicKey: receiver.publicKey })

describe('messages', () => {
  test('open for the receiver and, from their own copy, for the sender', async () => {
    const [ada, noor] = [await identity(adaId), await identity(noorId)]
    const words = 'Leaving at five then ☕ — où? 👩‍👩‍👧'
    const envelope = await sealMessage(ada, to(noor), text(words), 1)
    expect(EnvelopeSchema.parse(envelope)).toEqual(envelope)
    expect(await openMessage(noor, ada, between, envelope)).toEqual(text(words))
    expect(await openMessage(ada, ada, between, envelope)).toEqual(text(words))
    expect(JSON.stringify(envelope)).not.toContain('Leaving')
  })

  test('what the writer had seen is sealed with the message, and a number that is none is not believed', async () => {
    const [ada, noor] = [await identity(adaId), await identity(noorId)]
    const seal = (seen: number) => sealMessage(ada, to(noor), { ...text('yes'), seen }, 1)
    expect(await openMessage(noor, ada, between, await seal(7))).toEqual({ ...text('yes'), seen: 7 })
    for (const seen of [-1, 0.5, 2 ** 53])
      expect(await openMessage(noor, ada, between, await seal(seen))).toEqual(text('yes'))
  })

  test('what version 1 sealed opens for ever', async () => {
    const [ada, noor] = [await identityOf(adaId, stored.ada), await identityOf(noorId, stored.noor)]
    const envelope = EnvelopeSchema.parse(stored.envelope)
    expect(await openMessage(noor, ada, between, envelope)).toEqual(text(stored.text))
    expect(await openMessage(ada, ada, between, envelope)).toEqual(text(stored.text))
  })

  test('the longest message in the widest script fits', async () => {
    const [ada, noor] = [await identity(adaId), await identity(noorId)]
    const envelope = await sealMessage(ada, to(noor), text('👩‍👩‍👧‍👦'.repeat(2000)), 1)
    expect(EnvelopeSchema.safeParse(envelope).success).toBe(true)
  })

  test('short messages cannot be told apart by their length', async () => {
    const [ada, noor] = [await identity(adaId), await identity(noorId)]
    const lengths = await Promise.all(
      ['yes', 'no', '', 'a whole sentence, with words'].map(async (words) => {
        const { copies } = await sealMessage(ada, to(noor), text(words), 1)
        return copies.receiver.ciphertext.length
      }),
    )
    expect(new Set(lengths).size).toBe(1)
  })

  test('who has another key reads nothing, and cannot write in the name of somebody else', async () => {
    const [ada, noor, eve] = [await identity(adaId), await identity(noorId), await identity(eveId)]
    const envelope = await sealMessage(ada, to(noor), text('for noor'), 1)
    await expect(openMessage({ ...eve, userId: noorId }, ada, between, envelope)).rejects.toBeInstanceOf(Error)
    // Eve seals, and calls herself Ada with Ada's key id.
    const forged = await sealMessage({ ...eve, userId: adaId, keyId: ada.keyId }, to(noor), text('from ada?'), 2)
    await expect(openMessage(noor, ada, between, forged)).rejects.toBeInstanceOf(Error)
  })

  const flip = (value: string) => `${value.slice(0, 40)}${value[40] === 'A' ? 'B' : 'A'}${value.slice(41)}`
  // The last character of 65 bytes holds four bits and two that count for nothing: the next letter spells the same bytes.
  const respelled = (value: string) =>
    value.replace(/.$/, (last) => String.fromCodePoint((last.codePointAt(0) ?? 0) + 1))
  const changes: [string, (envelope: Envelope) => object][] = [
    ['version', ({ version }) => ({ version: version + 1 })],
    ['senderKeyId', ({ receiverKeyId }) => ({ senderKeyId: receiverKeyId })],
    ['receiverKeyId', ({ senderKeyId }) => ({ receiverKeyId: senderKeyId })],
    ['counter', ({ counter }) => ({ counter: counter + 1 })],
    [
      'encapsulated key',
      ({ copies }) => ({
        copies: { ...copies, receiver: { ...copies.receiver, encapsulatedKey: copies.sender.encapsulatedKey } },
      }),
    ],
    [
      'a bit of the encapsulated key',
      ({ copies }) => ({
        copies: {
          ...copies,
          receiver: { ...copies.receiver, encapsulatedKey: flip(copies.receiver.encapsulatedKey) },
        },
      }),
    ],
    [
      'the spelling of the encapsulated key',
      ({ copies }) => ({
        copies: {
          ...copies,
          receiver: { ...copies.receiver, encapsulatedKey: respelled(copies.receiver.encapsulatedKey) },
        },
      }),
    ],
    [
      'ciphertext',
      ({ copies }) => ({
        copies: { ...copies, receiver: { ...copies.receiver, ciphertext: flip(copies.receiver.ciphertext) } },
      }),
    ],
    [
      'shorter ciphertext',
      ({ copies }) => ({
        copies: { ...copies, receiver: { ...copies.receiver, ciphertext: copies.receiver.ciphertext.slice(0, -4) } },
      }),
    ],
    ['the other copy', ({ copies }) => ({ copies: { receiver: copies.sender, sender: copies.receiver } })],
  ]
  test.each(changes)('a changed envelope never opens: %s', async (_, change) => {
    const [ada, noor] = [await identity(adaId), await identity(noorId)]
    const envelope = await sealMessage(ada, to(noor), text('untouched'), 3)
    // What is no envelope any more does not come past the contract; everything else does not open.
    const opening = async () =>
      openMessage(noor, ada, between, EnvelopeSchema.parse({ ...envelope, ...change(envelope) }))
    await expect(opening()).rejects.toBeInstanceOf(Error)
  })

  test.each([
    ['sender', { senderId: eveId, receiverId: noorId }],
    ['receiver', { senderId: adaId, receiverId: eveId }],
    ['direction', { senderId: noorId, receiverId: adaId }],
  ])('a message that is passed off with another %s never opens', async (_, claimed) => {
    const [ada, noor] = [await identity(adaId), await identity(noorId)]
    const envelope = await sealMessage(ada, to(noor), text('mine'), 1)
    await expect(openMessage(noor, ada, claimed, envelope)).rejects.toBeInstanceOf(Error)
  })
})

describe('keys', () => {
  test('100 of 100 swapped keys are noticed, whatever the server calls them, and change the safety number', async () => {
    const [ada, noor] = [await identity(adaId), await identity(noorId)]
    const trust = await notice(noTrust, noor.publicKey, 1)
    expect(await standingOf(trust, noor.publicKey)).toBe('trusted')
    const numbers = new Set([await safetyNumber(ada, noor)])
    for (let i = 0; i < 100; i += 1) {
      const { publicKey } = await identity(noorId)
      const after = await notice(trust, publicKey, 2)
      expect(await standingOf(after, publicKey)).toBe('changed')
      numbers.add(await safetyNumber(ada, { userId: noorId, publicKey }))
    }
    expect(numbers.size).toBe(101)
  })

  test('a change waits for the viewer; so does a key that is gone, and one that comes back', async () => {
    const [first, second] = [await identity(noorId), await identity(noorId)]
    let trust = await notice(await notice(noTrust, first.publicKey, 1), second.publicKey, 2)
    trust = acknowledge(trust, second.keyId)
    expect(await standingOf(trust, second.publicKey)).toBe('trusted')
    expect(await standingOf(trust, first.publicKey)).toBe('changed')
    expect(await standingOf(trust, null)).toBe('removed')
    expect(await standingOf(acceptPlain(trust), null)).toBe('none')
    expect(await standingOf(noTrust, null)).toBe('none')
    const third = await identity(noorId)
    expect(await standingOf(await notice(acceptPlain(trust), third.publicKey, 3), third.publicKey)).toBe('changed')
  })

  test('both sides see the same 60 digits', async () => {
    const [ada, noor] = [await identity(adaId), await identity(noorId)]
    const number = await safetyNumber(ada, noor)
    expect(number).toMatch(/^\d{60}$/)
    expect(await safetyNumber(noor, ada)).toBe(number)
    // The same keys under other names are other people.
    expect(await safetyNumber({ ...ada, userId: eveId }, noor)).not.toBe(number)
  })

  test('the safety number of known keys stays the same from version to version', async () => {
    const point = (fill: number) => toBase64url(new Uint8Array(65).fill(fill))
    expect(await safetyNumber({ userId: adaId, publicKey: point(1) }, { userId: noorId, publicKey: point(2) })).toBe(
      '778997565922203428426437211218915565544671825871810342649420',
    )
  })

  test('the private key is kept so that it can be used and not be read', async () => {
    const ada = await identity(adaId)
    await writeIdentity(ada)
    const kept = await readIdentity(adaId)
    expect(kept?.keyId).toBe(await keyIdOf(ada.publicKey))
    expect(kept?.pair.privateKey.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('jwk', ada.pair.privateKey)).rejects.toBeInstanceOf(Error)
    expect(await readIdentity(eveId)).toBeNull()
  })

  test('a backup opens with its passphrase alone, for its member and its key', async () => {
    const { identity: ada, data } = await makeIdentity(adaId)
    const backup = await wrapKey(ada, data, 'a long walk by the lake')
    expect(KeyBackup.parse(backup)).toEqual(backup)
    const { identity: back } = await unwrapKey(ada, backup, 'a long walk by the lake')
    const noor = await identity(noorId)
    const envelope = await sealMessage(noor, to(ada), text('still there?'), 1)
    expect(await openMessage(back, noor, { senderId: noorId, receiverId: adaId }, envelope)).toEqual(
      text('still there?'),
    )
    await expect(unwrapKey(ada, backup, 'a long walk by the sea')).rejects.toThrow(WrongPassphrase)
    await expect(unwrapKey({ ...ada, userId: eveId }, backup, 'a long walk by the lake')).rejects.toThrow(
      WrongPassphrase,
    )
    const other = await wrapKey(noor, (await makeIdentity(noorId)).data, 'a long walk by the lake')
    await expect(unwrapKey(noor, other, 'a long walk by the lake')).rejects.toThrow(WrongPassphrase)
    expect(JSON.stringify(backup)).not.toContain(data.d)
  })

  test('a backup from before, by PBKDF2, opens with its passphrase alone', async () => {
    const { identity: ada, data } = await makeIdentity(adaId)
    const backup = await wrapAsBefore(ada, data, 'a long walk by the lake')
    expect(KeyBackup.parse(backup)).toEqual(backup)
    expect(isOutdated(backup)).toBe(true)
    expect((await unwrapKey(ada, backup, 'a long walk by the lake')).identity.keyId).toBe(ada.keyId)
    await expect(unwrapKey(ada, backup, 'a long walk by the sea')).rejects.toThrow(WrongPassphrase)
  })

  test.each([1, 599_999, 2_000_001, 2 ** 31, 0.5])(
    'a backup that asks for %d rounds is not even tried',
    async (iterations) => {
      const { identity: ada, data } = await makeIdentity(adaId)
      const backup = { ...(await wrapAsBefore(ada, data, 'a long walk by the lake')), iterations }
      const derive = vi.spyOn(crypto.subtle, 'deriveKey')
      await expect(unwrapKey(ada, backup, 'a long walk by the lake')).rejects.toThrow(WrongPassphrase)
      expect(derive).not.toHaveBeenCalled()
      derive.mockRestore()
      expect(KeyBackup.safeParse(backup).success).toBe(false)
    },
  )

  test.each([
    ['memory', 8],
    ['memory', 19_455],
    ['memory', 131_073],
    ['memory', 4_194_304],
    ['passes', 1],
    ['passes', 7],
    ['passes', 2 ** 31],
    ['passes', 2.5],
  ] as const)('a backup that asks for other %s than any (%d) is not even tried', async (name, value) => {
    const { identity: ada, data } = await makeIdentity(adaId)
    const made = await wrapKey(ada, data, 'a long walk by the lake')
    if (made.version !== 2) throw new Error('It is made as before.')
    const backup = { ...made, kdf: { ...made.kdf, [name]: value } }
    work.mockClear()
    await expect(unwrapKey(ada, backup, 'a long walk by the lake')).rejects.toThrow(WrongPassphrase)
    expect(work).not.toHaveBeenCalled()
    expect(KeyBackup.safeParse(backup).success).toBe(false)
  })

  test('a browser that cannot do the work says so, and not that the passphrase is wrong', async () => {
    const { identity: ada, data } = await makeIdentity(adaId)
    const backup = await wrapKey(ada, data, 'a long walk by the lake')
    work.mockRejectedValueOnce(new RangeError('There is no memory.'))
    await expect(unwrapKey(ada, backup, 'a long walk by the lake')).rejects.toThrow('There is no memory.')
  })

  test('the work of a backup is Argon2id as RFC 9106 has it, and bound to it', async () => {
    const { identity: ada, data } = await makeIdentity(adaId)
    const backup = await wrapKey(ada, data, 'a long walk by the lake')
    if (backup.version !== 2) throw new Error('It is made as before.')
    expect([backup.kdf, isOutdated(backup)]).toEqual([{ name: 'argon2id', memory: 65_536, passes: 3 }, false])
    const salt = new TextEncoder().encode('somesalt')
    const secret = new TextEncoder().encode('password')
    const known = await argon2({ secret, salt, memory: 65_536, passes: 2 })
    // The reference implementation's own test: version 0x13, t=2, m=16, p=1.
    expect(Buffer.from(known).toString('hex')).toBe('09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7')
    const weaker = { ...backup, kdf: { ...backup.kdf, passes: 2 } }
    await expect(unwrapKey(ada, weaker, 'a long walk by the lake')).rejects.toThrow(WrongPassphrase)
  })

  test('passphrases that are suggested are long and never the same', () => {
    const suggested = Array.from({ length: 50 }, suggestPassphrase)
    for (const passphrase of suggested) expect(passphrase).toMatch(/^([2-9a-hjkmnp-z]{5}-){4}[2-9a-hjkmnp-z]{5}$/)
    expect(new Set(suggested).size).toBe(50)
  })
})

describe('pictures', () => {
  test('open with what their message says, and not when a byte is another', async () => {
    const bytes = utf8('a picture of a comet')
    const { sealed, key, digest } = await sealPicture(between, bytes)
    expect([...(await openPicture(between, { key, digest }, sealed))]).toEqual([...bytes])
    const changed = sealed.map((byte, at) => (at === 20 ? byte ^ 1 : byte))
    await expect(openPicture(between, { key, digest }, changed)).rejects.toBeInstanceOf(Error)
    await expect(openPicture({ senderId: noorId, receiverId: adaId }, { key, digest }, sealed)).rejects.toBeInstanceOf(
      Error,
    )
    const other = await sealPicture(between, bytes)
    await expect(openPicture(between, { key, digest }, other.sealed)).rejects.toBeInstanceOf(Error)
  })
})

describe('order', () => {
  const placed = (...counters: number[]) =>
    counters.map((counter, at) => ({ id: `m${at}`, senderId: adaId, senderKeyId: 'k', counter }))
  const nothing = { highest: {}, deleted: {} }
  const found = (counters: number[], remembered: Parameters<typeof orderOf>[1] = nothing, isWhole = true) => {
    const { disorders, isEndMissing } = orderOf(placed(...counters), remembered, isWhole)
    return { ...Object.fromEntries(disorders), ...(isEndMissing && { end: 'missing' }) }
  }

  test.each([
    ['all in place', [1, 2, 3], {}],
    ['one sent again', [1, 2, 1], { m2: 'repeated' }],
    ['one sent again at once', [1, 2, 2], { m2: 'repeated' }],
    ['two changed places', [1, 3, 2], { m2: 'moved' }],
    ['one left out', [1, 3], { m1: 'missing-before' }],
    ['the first left out', [2, 3], { m0: 'missing-before' }],
  ])('%s', (_, counters, expected) => {
    expect(found(counters)).toEqual(expected)
  })

  test('what the viewer deleted is not missing, and what is not loaded yet neither', () => {
    expect(found([1, 3], { highest: {}, deleted: { k: [2] } })).toEqual({})
    expect(found([7, 8], nothing, false)).toEqual({})
    expect(found([7, 9], nothing, false)).toEqual({ m1: 'missing-before' })
  })

  describe('between the two sides', () => {
    /** `k1` is the first of the one side; `o2>k1` the second of the other, whose writer had seen `k1`. */
    const across = (sent: string, { isWhole = true, deleted = {}, unopened = [] as string[] } = {}) => {
      const place = (name: string) => ({ senderKeyId: name.slice(0, 1), counter: Number(name.slice(1)) })
      const messages = sent.split(' ').map((one, at): Placed => {
        const [name = '', seen] = one.split('>')
        const { senderKeyId, counter } = place(name)
        const message = { id: `${at}:${name}`, senderId: adaId, senderKeyId, counter }
        if (seen === undefined) return message
        return Object.assign(message, { seen: { keyId: seen.slice(0, 1), counter: Number(seen.slice(1)) } })
      })
      const { disorders } = orderOf(messages, { highest: {}, deleted }, isWhole, unopened.map(place))
      return Object.fromEntries(disorders)
    }

    test.each([
      ['each had seen what stands before it', 'k1>o0 o1>k1 k2>o1', {}],
      ['nobody says what they had seen', 'k1 o1 k2 o2', {}],
      ['an answer that was put behind another question', 'k1>o0 k2>o0 o1>k1', { '2:o1': 'crossed' }],
      ['an answer that was put before its question', 'k1>o0 o1>k2 k2>o0', { '1:o1': 'moved', '2:k2': 'crossed' }],
      ['a question that was left out', 'k1>o0 o1>k2', { '1:o1': 'missing-before' }],
      ['all questions that were left out', 'o1>k2', { '0:o1': 'missing-before' }],
      ['a copy of what was seen says nothing of who had seen it', 'k1>o0 o1>k1 k1>o0', { '2:k1': 'repeated' }],
      ['a copy is a copy, whatever it had seen', 'k1>o0 o1>k1 k2>o1 o1>k1', { '3:o1': 'repeated' }],
    ])('%s', (_, sent, expected) => {
      expect(across(sent)).toEqual(expected)
    })

    test('what was deleted, does not open or is not loaded yet is not missing', () => {
      expect(across('k1>o0 o1>k2', { deleted: { k: [2] } })).toEqual({})
      expect(across('k1>o0 o1>k2', { unopened: ['k2'] })).toEqual({})
      expect(across('o5>k9', { isWhole: false })).toEqual({})
      expect(across('k8>o4 o5>k9', { isWhole: false })).toEqual({ '1:o5': 'missing-before' })
    })
  })

  test('newer messages that were here before and are gone', () => {
    expect(found([1, 2], { highest: { k: 3 }, deleted: {} })).toEqual({ end: 'missing' })
    expect(found([1, 2], { highest: { k: 3 }, deleted: { k: [3] } })).toEqual({})
    expect(found([1, 2, 3], { highest: { k: 3 }, deleted: {} })).toEqual({})
  })

  test('everything of one side that is left out', () => {
    const known = { highest: { k: 2, other: 7 }, deleted: {} }
    expect(found([1, 2], known)).toEqual({ end: 'missing' })
    expect(found([], { highest: { k: 1 }, deleted: {} })).toEqual({ end: 'missing' })
    // What is not loaded yet may still come.
    expect(found([1, 2], known, false)).toEqual({})
    expect(found([1, 2], { ...known, deleted: { other: [1, 2, 3, 4, 5, 6, 7] } })).toEqual({})
  })

  test('what is there and does not open any more, since the viewer has a new key, is not missing', () => {
    const known = { highest: { other: 7 }, deleted: {} }
    const isEndMissing = (...counters: number[]) =>
      orderOf(
        placed(1, 2),
        known,
        true,
        counters.map((counter) => ({ senderKeyId: 'other', counter })),
      ).isEndMissing
    expect(isEndMissing(5, 6, 7)).toBe(false)
    expect(isEndMissing(5, 6)).toBe(true)
  })

  test('every replay, swap and drop among a hundred messages is noticed', () => {
    const all = Array.from({ length: 100 }, (_, at) => at + 1)
    for (let at = 1; at < 99; at += 1) {
      expect(Object.keys(found(all.toSpliced(at, 1)))).toHaveLength(1)
      expect(Object.keys(found(all.toSpliced(at + 1, 0, at)))).toHaveLength(1)
      const [a = 0, b = 0] = all.slice(at, at + 2)
      expect(Object.keys(found(all.toSpliced(at, 2, b, a)))).toHaveLength(1)
    }
  })

  test('two tabs never get the same place', async () => {
    const places = await Promise.all(Array.from({ length: 20 }, () => takePlace(adaId, noorId, 'key', 1)))
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
    expect(await takePlace(adaId, noorId, 'key', 90)).toBe(90)
    expect(await takePlace(adaId, noorId, 'other key', 1)).toBe(1)
  })
})
