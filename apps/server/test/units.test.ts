import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limitedAddress } from '@skein/domain/calls/client-address'
import { createRateLimiter } from '@skein/domain/calls/rate-limit'
import { newId, timeIn } from '@skein/domain/database/ids'
import { createEventBus } from '@skein/domain/events/event-bus'
import { describe, expect, test } from 'vitest'
import { createPasswords } from '../src/auth/hash-passwords.ts'
import { StartError, readConfig } from '../src/config.ts'
import { createDiskStore } from '../src/media/media-store.ts'
import { rangeOf } from '../src/media/serve-media.ts'

describe('settings', () => {
  test.each([
    ['on', 1],
    ['true', 1],
    ['1', 1],
    ['3', 3],
    ['off', 0],
    ['0', 0],
  ])('TRUST_PROXY=%s trusts %i proxies', (TRUST_PROXY, count) =>
    expect(readConfig({ TRUST_PROXY }).trustedProxies).toBe(count),
  )

  test('nothing set is a good start', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({
      port: 3000,
      dataDir: './data',
      trustedProxies: 0,
      logLevel: 'info',
    })
  })

  test('hosts that tests may fetch are a list', () => {
    expect(readConfig({ PREVIEW_ALLOW_HOSTS: '127.0.0.1:4000,pages.test:80' })).toMatchObject({
      previewAllowHosts: ['127.0.0.1:4000', 'pages.test:80'],
      assistant: { openai: undefined, perplexity: undefined, textsPerDay: 100, imagesPerDay: 30, altTextsPerDay: 100 },
    })
    expect(readConfig({}).previewAllowHosts).toEqual([])
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535; it is "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535; it is "70000".'],
    [{ PORT: '1.5' }, 'PORT must be a whole number from 0 to 65535; it is "1.5".'],
    [
      { DATABASE_POOLER: 'on' },
      'DATABASE_DIRECT_URL must be given together with DATABASE_POOLER: events between servers need a connection that stays.',
    ],
    [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL must be a postgres:// address.'],
    [{ PUBLIC_URL: 'skein.example' }, 'PUBLIC_URL must be an http or https address; it is "skein.example".'],
    [
      { PUBLIC_URL: 'https://skein.example/app' },
      'PUBLIC_URL must be an origin without a path; it is "https://skein.example/app".',
    ],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be on, off, or the number of proxies (2 to 9); it is "maybe".'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace and silent; it is "loud".',
    ],
    [
      { SIGNIN_LIMIT_PER_QUARTER: '0' },
      'SIGNIN_LIMIT_PER_QUARTER must be a whole number from 1 to 1000000; it is "0".',
    ],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET must be given together with S3_ENDPOINT.'],
    [
      { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'hidden' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together with S3_ENDPOINT.',
    ],
    [
      { PREVIEW_ALLOW_HOSTS: 'localhost' },
      'PREVIEW_ALLOW_HOSTS must be a list host:port,host:port; it is "localhost".',
    ],
  ])('%j is refused with one sentence', (settings, sentence) => {
    expect(() => readConfig(settings)).toThrow(new StartError(sentence))
  })
})

test('ids sort as they were made, also many in a millisecond and when the clock goes back', () => {
  const ids = Array.from({ length: 20_000 }, (_, n) => newId(1_790_000_000_000 - (n % 3)))
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true)
})

test('a clock that was an hour ahead for a moment does not date what comes after it', () => {
  const now = 1_790_000_000_000
  newId(now)
  newId(now + 3_600_000)
  const [first, second] = [newId(now + 2000), newId(now + 2000)]
  expect([timeIn(first), first < second]).toEqual([now + 2000, true])
})

test('the limiter forgets the oldest when a million strangers knock', () => {
  let now = 0
  const limiter = createRateLimiter(1, 1000, () => now)
  limiter.take('first')
  for (let n = 0; n < 200_000; n += 1) limiter.take(`stranger ${n}`)
  expect(limiter.size()).toBe(50_000)
  expect(() => limiter.take('stranger 199999')).toThrow('Too many attempts')
  now = 1000
  limiter.take('later')
  expect(limiter.size()).toBe(1)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (address, counted) => expect(limitedAddress(address)).toBe(counted))

test.each([
  [undefined, undefined],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-30', { start: 8, end: 9 }],
  ['bytes=10-', 'bad'],
  ['bytes=5-4', 'bad'],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=1-2', undefined],
])('the range %s of ten bytes', (header, range) => expect(rangeOf(header, 10)).toEqual(range))

test('a password is recognised, with any salt, in either form of its letters', async () => {
  const passwords = createPasswords({ memory: 8, passes: 1 })
  const hash = await passwords.hash('café-time')
  expect(await passwords.verify('cafe\u0301-time', hash)).toBe(true)
  expect(await passwords.verify('cafe-time', hash)).toBe(false)
  expect(await passwords.verify('café-time', null)).toBe(false)
  expect(await passwords.verify('café-time', 'garbage')).toBe(false)
  const many = await Promise.all(
    Array.from({ length: 20 }, (_, n) => passwords.verify(n % 2 ? 'café-time' : 'no', hash)),
  )
  expect(many).toEqual(Array.from({ length: 20 }, (_, n) => n % 2 === 1))
})

test('the usual cost is the least that OWASP advises', async () => {
  expect(await createPasswords().hash('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a listener that fails does not keep others from hearing', () => {
  const errors: unknown[] = []
  const heard: string[] = []
  const bus = createEventBus((error) => errors.push(error))
  bus.subscribe(() => {
    throw new Error('deaf')
  })
  const stop = bus.subscribe(({ kind }) => heard.push(kind))
  bus.publish({ kind: 'post-changed', postId: 'p' })
  stop()
  bus.publish({ kind: 'post-changed', postId: 'p' })
  expect([heard, errors.length]).toEqual([['post-changed'], 2])
})

test('the store keeps files under their names and lets none out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-store-'))
  const store = createDiskStore(folder)
  await store.put('abc-12.webp', new Uint8Array([1, 2, 3]))
  expect(await store.size('abc-12.webp')).toBe(3)
  expect(await store.size('other.webp')).toBeUndefined()
  await expect(store.size('../abc-12.webp')).rejects.toThrow('is no name of a media file')
  for (const name of ['../out.webp', 'a/b.webp', 'a.svg', '.webp', ''])
    await expect(store.put(name, new Uint8Array([1]))).rejects.toThrow('is no name of a media file')
  await store.remove('abc-12.webp')
  expect(await store.size('abc-12.webp')).toBeUndefined()
  rmSync(folder, { recursive: true })
})
