/** The store of media files: the same tests on a disk and on a bucket. */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer as createConnections } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStore } from '../src/media/media-store.ts'
import type { MediaStore } from '../src/media/media-store.ts'
import { openMediaStore } from '../src/media/open-store.ts'
import { createS3Store } from '../src/media/s3-store.ts'
import { engines } from './support/engines.ts'
import type { Engine } from './support/engines.ts'
import { photo, scene } from './support/pictures.ts'
import { startProcess } from './support/process.ts'
import { startS3 } from './support/s3-server.ts'
import type { S3Server } from './support/s3-server.ts'
import { fileAt, sendForm, uploadPicture, uploadVideo } from './support/send-uploads.ts'
import { codeOf, publish, startServer } from './support/test-server.ts'
import { film } from './support/videos.ts'

const folder = mkdtempSync(join(tmpdir(), 'skein-stores-'))
const noon = Date.parse('2026-05-01T12:00:00Z')
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3(3)
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true })
})

const stores: [string, () => MediaStore][] = [
  ['disk', () => createDiskStore(join(folder, 'media'))],
  ['bucket', () => createS3Store(s3.settings)],
]

const nameOf = (serial: number, ending = 'webp') =>
  `01a1fb5d-d0f4-7001-bf30-f0f5af56${serial.toString(16).padStart(4, '0')}.${ending}`

async function namesIn(store: MediaStore): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list()) names.push(name)
  return names.sort()
}

describe.each(stores)('a %s', (_, open) => {
  let store: MediaStore
  beforeAll(() => {
    store = open()
  })

  test('keeps bytes as they are, and gives them back in whole and in parts', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (__, at) => (at * 7919) % 251))
    await store.put(nameOf(1), bytes)
    expect(await store.size(nameOf(1))).toBe(bytes.length)
    expect(await buffer(await store.read(nameOf(1)))).toEqual(bytes)
    for (const range of [
      { start: 0, end: 0 },
      { start: 0, end: 1023 },
      { start: 1000, end: 299_999 },
      { start: 299_999, end: 299_999 },
    ])
      expect(await buffer(await store.read(nameOf(1), range))).toEqual(bytes.subarray(range.start, range.end + 1))
  })

  test('keeps a large file from the disk without changing a byte', async () => {
    const bytes = Buffer.alloc(20_000_003)
    for (let at = 0; at < bytes.length; at += 4096) bytes.writeUInt32LE(at, Math.min(at, bytes.length - 4))
    const path = join(folder, 'large')
    writeFileSync(path, bytes)
    await store.putFile(nameOf(2, 'webm'), path)
    expect(await store.size(nameOf(2, 'webm'))).toBe(bytes.length)
    expect((await buffer(await store.read(nameOf(2, 'webm')))).equals(bytes)).toBe(true)
    const middle = await buffer(await store.read(nameOf(2, 'webm'), { start: 9_000_000, end: 9_099_999 }))
    expect(middle.equals(bytes.subarray(9_000_000, 9_100_000))).toBe(true)
    rmSync(path, { force: true })
  })

  test('has no file that was not put there, and none after it was removed', async () => {
    expect(await store.size(nameOf(3))).toBeUndefined()
    await expect(store.read(nameOf(3)).then(buffer)).rejects.toThrow(/ENOENT|NoSuchKey|404/)
    await store.put(nameOf(3), new Uint8Array([1]))
    await store.remove(nameOf(3))
    await store.remove(nameOf(3))
    expect(await store.size(nameOf(3))).toBeUndefined()
  })

  test('lists every file, with the time it came', async () => {
    for (const name of await namesIn(store)) await store.remove(name)
    expect(await namesIn(store)).toEqual([])
    const names = Array.from({ length: 8 }, (__, serial) => nameOf(serial + 10))
    for (const name of names) await store.put(name, new Uint8Array([1, 2]))
    expect(await namesIn(store)).toEqual(names)
    // In milliseconds, and not in seconds or in anything else.
    for await (const { changedAt } of store.list()) {
      expect(changedAt).toBeGreaterThan(Date.parse('2020-01-01T00:00:00Z'))
      expect(changedAt).toBeLessThan(Date.parse('2120-01-01T00:00:00Z'))
    }
  })

  test('lets no name out of its place', async () => {
    for (const name of ['../out.webp', 'a/b.webp', 'a.svg', '.webp', '']) {
      await expect(store.put(name, new Uint8Array([1]))).rejects.toThrow('is no name of a media file')
      await expect(store.size(name)).rejects.toThrow('is no name of a media file')
    }
  })
})

test('a disk drops what was being written when the server ended, once it is old', async () => {
  const place = join(folder, 'unfinished')
  const store = createDiskStore(place)
  await store.put(nameOf(30), new Uint8Array([1]))
  const [sub = ''] = readdirSync(place)
  const part = join(place, sub, `${nameOf(30)}.x.part`)
  writeFileSync(part, 'half')
  utimesSync(part, noon / 1000, noon / 1000)
  await store.dropUnfinished(noon - 60_000)
  expect(readdirSync(join(place, sub))).toHaveLength(2)
  await store.dropUnfinished(noon + 60_000)
  expect(readdirSync(join(place, sub))).toEqual([nameOf(30)])
})

test('a bucket drops parts of what was being sent when the server ended, once it is old', async () => {
  const store = createS3Store(s3.settings)
  s3.begun.set('old', { key: `media/${nameOf(31)}`, parts: new Map(), startedAt: noon - 100_000 })
  s3.begun.set('new', { key: `media/${nameOf(32)}`, parts: new Map(), startedAt: noon })
  await store.dropUnfinished(noon - 60_000)
  expect([...s3.begun.keys()]).toEqual(['new'])
  s3.begun.clear()
  const piece = { bytes: Buffer.from('half'), type: 'application/octet-stream' }
  s3.objects.set('arriving/a.000000000000', { ...piece, changedAt: noon - 100_000 })
  s3.objects.set('arriving/b.000000000000', { ...piece, changedAt: noon })
  await store.dropUnfinished(noon - 60_000)
  expect([...s3.objects.keys()].filter((key) => key.startsWith('arriving/'))).toEqual(['arriving/b.000000000000'])
  s3.objects.delete('arriving/b.000000000000')
})

test('a wrong secret, key, region or bucket is refused, and the start says so without saying the secret', async () => {
  for (const wrong of [
    { secretAccessKey: 'another-secret' },
    { accessKeyId: 'OTHERKEY' },
    { region: 'us-east-1' },
    { bucket: 'elsewhere' },
  ]) {
    const settings = { ...s3.settings, ...wrong }
    await expect(createS3Store(settings).put(nameOf(40), new Uint8Array([1]))).rejects.toThrow(/40[34]/)
    const start = openMediaStore({ dataDir: folder, s3: settings })
    await expect(start).rejects.toThrow(
      /^The bucket ".*" of S3_BUCKET cannot be used \(.*(SignatureDoesNotMatch|no such bucket|40[34]).*\)\.$/,
    )
    await expect(start).rejects.not.toThrow(/secret/)
  }
  expect(s3.objects.has(`media/${nameOf(40)}`)).toBe(false)
})

test('a service that does not answer is no missing file', async () => {
  const store = createS3Store(s3.settings)
  s3.broken = true
  await expect(store.size(nameOf(41))).rejects.toThrow('503')
  s3.broken = false
})

describe.each<Engine>(engines.slice(0, 1))('a server with a bucket', (engine) => {
  test('takes pictures and videos, serves them with ranges to those who may see them, and removes them', async () => {
    s3.objects.clear()
    const server = await startServer(engine, { media: createS3Store(s3.settings) })
    const ada = await server.member('ada')
    const picture = await uploadPicture(server, ada, await photo('jpeg', 1600, 1200))
    const video = await uploadVideo(server, ada, await film({ container: 'webm', codec: 'vp8', sound: 'opus' }))
    expect([...s3.objects.keys()].sort()).toEqual(
      [picture.url, ...picture.sizes.map(({ url }) => url), video.url, video.poster ?? '']
        .map((url) => url.slice(1))
        .sort(),
    )
    expect(s3.objects.get(picture.url.slice(1))?.type).toBe('image/webp')
    expect((await fileAt(server, picture.url)).status).toBe(404)
    await publish(ada, 'From a bucket', { videoUrl: video.url })
    const whole = await fileAt(server, video.url)
    const part = await fileAt(server, video.url, { range: 'bytes=10-19' })
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.bytes.length}`])
    expect(part.bytes).toEqual(whole.bytes.subarray(10, 20))
    expect(whole.headers['content-type']).toBe('video/webm')
    await server.close()
  })

  test('says that it cannot take a file now while the bucket is away, refuses, or hangs up', async () => {
    const hangsUp = createConnections((socket) => socket.destroy())
    await new Promise<void>((resolve) => hangsUp.listen(0, '127.0.0.1', resolve))
    const address = hangsUp.address()
    const port = typeof address === 'object' ? address?.port : 0
    const ways = [
      { settings: s3.settings, isBroken: true },
      { settings: { ...s3.settings, endpoint: `http://127.0.0.1:${port}` }, isBroken: false },
    ]
    for (const { settings, isBroken } of ways) {
      const server = await startServer(engine, { media: createS3Store(settings) })
      const ada = await server.member('ada')
      s3.broken = isBroken
      const refused = await sendForm(server, ada, 'image', { image: await photo('jpeg', 60, 40) })
      s3.broken = false
      expect([refused.status, codeOf(refused)]).toEqual([503, 'unavailable'])
      await server.close()
    }
    hangsUp.close()
  })

  test('starts with the settings of the environment and uses them', async () => {
    s3.objects.clear()
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings
    const settings = {
      DATA_DIR: join(folder, 'process'),
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
    const server = await startProcess(settings, '--empty')
    expect(server.lastLine()).toContain('ready')
    const registered = await fetch(`${server.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'dora', name: 'Dora', email: 'dora@mail.example', password: 'longer-than-8' }),
    })
    const cookie = (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(await scene(64, 48).jpeg().toBuffer())]), 'a.jpg')
    const answer = await fetch(`${server.origin}/api/upload/image`, { method: 'POST', headers: { cookie }, body: form })
    expect(answer.status).toBe(201)
    expect([...s3.objects.keys()]).toHaveLength(1)
    expect(await server.stop()).toBe(0)
    await expect(startProcess({ ...settings, S3_SECRET_ACCESS_KEY: 'wrong-one' }, '--empty')).rejects.toThrow(
      'The bucket "skein-test" of S3_BUCKET cannot be used',
    )
  })
})
