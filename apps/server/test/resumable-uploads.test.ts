import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createS3Store } from '../src/media/s3-store.ts'
import { engines } from './support/engines.ts'
import { photo, scene } from './support/pictures.ts'
import { startProcess } from './support/process.ts'
import type { ServerProcess } from './support/process.ts'
import { startS3 } from './support/s3-server.ts'
import type { S3Server } from './support/s3-server.ts'
import { announce, fileAt, sendPart, uploadOf, uploadPicture } from './support/send-uploads.ts'
import { sharedDatabase } from './support/shared-database.ts'
import { codeOf, fieldsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'
import { film } from './support/videos.ts'

let s3: S3Server
beforeAll(async () => {
  // Two names in one page of a listing: an upload of three parts is more than one page.
  s3 = await startS3(2)
})
afterAll(() => s3.close())

const [sqlite] = engines
const hosts = [
  ...engines.map((engine) => ({ name: engine.name, engine, media: () => undefined })),
  { name: 'SQLite and a bucket', engine: sqlite, media: () => createS3Store(s3.settings) },
]

describe.each(hosts)('resumable uploads on $name', ({ engine, media }) => {
  let server: TestServer
  let ada: Caller
  let bob: Caller
  let picture: Buffer
  beforeAll(async () => {
    const store = media()
    server = await startServer(engine, store && { media: store })
    ada = await server.member('ada')
    bob = await server.member('bob')
    picture = await photo('jpeg', 800, 600)
  })
  afterAll(() => server.close())

  const state = async (id: string) => uploadOf(await ada.get(`/api/uploads/${id}`))

  test('a picture sent in parts becomes one, and the last part answers it', async () => {
    const half = Math.floor(picture.length / 2)
    const upload = await announce(ada, { kind: 'image', size: picture.length })
    expect(upload).toMatchObject({ kind: 'image', size: picture.length, received: 0, result: null })
    const first = await sendPart(server, ada, upload.id, 0, picture.subarray(0, half))
    expect([first.status, first.headers['upload-offset']]).toEqual([200, String(half)])
    expect(uploadOf(first)).toMatchObject({ received: half, result: null })
    expect(await state(upload.id)).toMatchObject({ received: half, result: null })
    const last = uploadOf(await sendPart(server, ada, upload.id, half, picture.subarray(half)))
    expect(last).toMatchObject({ received: picture.length, result: { width: 600, height: 800 } })
    expect(await state(upload.id)).toEqual(last)
    const post = await publish(ada, 'In two halves', { imageUrl: last.result?.url })
    expect(post.images).toHaveLength(1)
  })

  test('a last part that is sent again answers the same, and makes nothing twice', async () => {
    const upload = await announce(ada, { kind: 'image', size: picture.length })
    const first = uploadOf(await sendPart(server, ada, upload.id, 0, picture))
    const again = uploadOf(await sendPart(server, ada, upload.id, 0, picture))
    const empty = uploadOf(await sendPart(server, ada, upload.id, picture.length, Buffer.alloc(0)))
    expect(again).toEqual(first)
    expect(empty).toEqual(first)
    const rows = await server.database.kysely
      .selectFrom('media')
      .select('name')
      .where('name', '=', first.result?.url.replace('/media/', '') ?? '')
      .execute()
    expect(rows).toHaveLength(1)
    expect(await server.arriving()).toEqual([])
  })

  test('a part that does not continue what has arrived is refused with the offset that does', async () => {
    const upload = await announce(ada, { kind: 'image', size: picture.length })
    await sendPart(server, ada, upload.id, 0, picture.subarray(0, 1000))
    for (const offset of [0, 999, 1001, picture.length]) {
      const answer = await sendPart(server, ada, upload.id, offset, picture.subarray(offset, offset + 10))
      expect([answer.status, codeOf(answer), answer.headers['upload-offset']]).toEqual([409, 'upload-offset', '1000'])
    }
    expect(await state(upload.id)).toMatchObject({ received: 1000 })
  })

  test('an offset that is no number of bytes is refused', async () => {
    const upload = await announce(ada, { kind: 'image', size: picture.length })
    for (const offset of ['-1', 'x', '1.5', '']) {
      const answer = await sendPart(server, ada, upload.id, offset, picture)
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['Upload-Offset']])
    }
  })

  test('what is too large is refused: the file, the part, and bytes beyond the end', async () => {
    for (const [kind, size] of [
      ['image', 20_000_001],
      ['video', 300_000_001],
    ] as const) {
      const answer = await ada.post('/api/uploads', { kind, size })
      expect([413, 422]).toContain(answer.status)
    }
    const video = await announce(ada, { kind: 'video', size: 100_000_000 })
    const part = await sendPart(server, ada, video.id, 0, Buffer.alloc(10_000_001))
    expect([part.status, codeOf(part)]).toEqual([413, 'body-too-large'])
    expect(await state(video.id)).toMatchObject({ received: 0 })
    expect((await sendPart(server, ada, video.id, 0, Buffer.alloc(10_000_000))).status).toBe(200)
    await ada.delete(`/api/uploads/${video.id}`)

    const upload = await announce(ada, { kind: 'image', size: 100 })
    const beyond = await sendPart(server, ada, upload.id, 0, picture.subarray(0, 101))
    expect([beyond.status, codeOf(beyond)]).toEqual([413, 'body-too-large'])
    expect(await state(upload.id)).toMatchObject({ received: 0 })
  })

  test('an upload is its member’s alone', async () => {
    const upload = await announce(ada, { kind: 'image', size: picture.length })
    const visitor = await server.visitor.get(`/api/uploads/${upload.id}`)
    expect(visitor.status).toBe(401)
    const answers = [
      await bob.get(`/api/uploads/${upload.id}`),
      await sendPart(server, bob, upload.id, 0, picture),
      await bob.delete(`/api/uploads/${upload.id}`),
      await ada.get('/api/uploads/01a1fb5d-d0f4-7001-bf30-f0f5af56be4c'),
      await ada.get('/api/uploads/not-an-id'),
      await ada.get('/api/uploads/..%2f..%2fetc'),
    ]
    expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual(answers.map(() => [404, 'not-found']))
    expect(await state(upload.id)).toMatchObject({ received: 0 })
  })

  test('a file that cannot be read is refused with its last part, and dropped', async () => {
    for (const [bytes, status, code] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'unsupported-media'],
      [picture.subarray(0, 3000), 422, 'media-unreadable'],
    ] as const) {
      const upload = await announce(ada, { kind: 'image', size: bytes.length })
      const answer = await sendPart(server, ada, upload.id, 0, bytes)
      expect([answer.status, codeOf(answer)]).toEqual([status, code])
      expect((await ada.get(`/api/uploads/${upload.id}`)).status).toBe(404)
    }
  })

  test('P 2.6 a cancelled upload is gone, with the file it became unless that was posted', async () => {
    const open = await announce(ada, { kind: 'image', size: picture.length })
    await sendPart(server, ada, open.id, 0, picture.subarray(0, 100))
    expect((await ada.delete(`/api/uploads/${open.id}`)).status).toBe(204)
    expect((await ada.get(`/api/uploads/${open.id}`)).status).toBe(404)
    expect((await server.arriving()).filter((name) => name.startsWith(open.id))).toEqual([])

    const made = await announce(ada, { kind: 'image', size: picture.length })
    const url = uploadOf(await sendPart(server, ada, made.id, 0, picture)).result?.url ?? ''
    expect((await fileAt(server, url, { cookie: ada.cookie })).status).toBe(200)
    await ada.delete(`/api/uploads/${made.id}`)
    expect((await fileAt(server, url, { cookie: ada.cookie })).status).toBe(404)
    expect(await server.media.size(url.replace('/media/', ''))).toBeUndefined()

    const posted = await announce(ada, { kind: 'image', size: picture.length })
    const kept = uploadOf(await sendPart(server, ada, posted.id, 0, picture)).result?.url ?? ''
    await publish(ada, 'Kept', { imageUrl: kept })
    await ada.delete(`/api/uploads/${posted.id}`)
    expect((await fileAt(server, kept)).status).toBe(200)
  })

  test('a video takes a picture that was uploaded before as its still, and the picture lives on only there', async () => {
    const still = await uploadPicture(server, ada, await scene(640, 480).jpeg().toBuffer())
    const video = await film({ container: 'webm', codec: 'vp9', sound: 'opus' })
    const upload = await announce(ada, { kind: 'video', size: video.length, poster: still.url })
    const { result } = uploadOf(await sendPart(server, ada, upload.id, 0, video))
    const poster = result && 'poster' in result ? (result.poster ?? '') : ''
    expect(poster).toBe(result?.url.replace('.webm', '-poster.webp'))
    expect((await fileAt(server, poster, { cookie: ada.cookie })).status).toBe(200)
    expect((await fileAt(server, still.url, { cookie: ada.cookie })).status).toBe(404)
  })

  test('a still of somebody else, or of no address of ours, is refused', async () => {
    const foreign = await uploadPicture(server, bob, await scene(64, 48).jpeg().toBuffer())
    for (const poster of [foreign.url, '/media/none.webp', 'https://elsewhere.example/still.webp']) {
      const answer = await ada.post('/api/uploads', { kind: 'video', size: 1000, poster })
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['poster']])
    }
  })

  test('many unfinished uploads of one member are too many', async () => {
    const eager = await server.member()
    let answer = await eager.post('/api/uploads', { kind: 'image', size: 1000 })
    for (let tries = 0; answer.status === 201 && tries < 50; tries += 1)
      answer = await eager.post('/api/uploads', { kind: 'image', size: 1000 })
    expect([answer.status, codeOf(answer)]).toEqual([429, 'quota-reached'])
  })
})

/** Announces and sends over a real connection. */
async function signUp({ origin }: ServerProcess): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'carla', name: 'Carla', email: 'carla@mail.example', password: 'longer-than-8' }),
  })
  expect(answer.status).toBe(201)
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

test('with a bucket any server takes the next part, and the last one finds all of them', async () => {
  const { shared, discard } = await sharedDatabase(sqlite)
  const media = createS3Store(s3.settings)
  const newKey = () => randomBytes(32).toString('base64')
  const settings = { SECRETS_KEY: newKey(), VAPID_PRIVATE_KEY: newKey() }
  const one = await startServer(shared, { media, settings })
  const other = await startServer(shared, { media, settings })
  const ada = await one.member('ada')
  const picture = await photo('jpeg', 800, 600)
  const third = Math.floor(picture.length / 3)
  const { id } = await announce(ada, { kind: 'image', size: picture.length })
  const seenBy = async (server: TestServer) =>
    uploadOf(await server.visitor.get(`/api/uploads/${id}`, { cookie: ada.cookie }))
  await sendPart(one, ada, id, 0, picture.subarray(0, third))
  expect((await seenBy(other)).received).toBe(third)
  await sendPart(other, ada, id, third, picture.subarray(third, 2 * third))
  // The part before comes once more, to the server that has not heard of the second: it is told where to go on.
  const again = await sendPart(one, ada, id, 0, picture.subarray(0, third))
  expect([again.status, again.headers['upload-offset']]).toEqual([409, String(2 * third)])
  const last = uploadOf(await sendPart(one, ada, id, 2 * third, picture.subarray(2 * third)))
  expect(last).toMatchObject({ received: picture.length, result: { width: 600, height: 800 } })
  expect(await seenBy(other)).toEqual(last)
  // Nothing is left of the pieces.
  expect([...s3.objects.keys()].filter((key) => key.startsWith(`arriving/${id}`))).toEqual([])
  await one.close()
  await other.close()
  await discard()
})

test('P 2.6 an upload goes on after a lost connection and after the server was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-resume-'))
  const picture = await photo('jpeg', 2400, 1800)
  let server = await startProcess({ DATA_DIR: folder }, '--empty')
  const cookie = await signUp(server)
  const start = await fetch(`${server.origin}/api/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ kind: 'image', size: picture.length }),
  })
  const { id } = await start
    .json()
    .then((body: unknown) => uploadOf({ status: 201, headers: {}, text: '', body, cookies: [] }))
  const address = () => `${server.origin}/api/uploads/${id}`
  const received = async () => {
    const body: unknown = await (await fetch(address(), { headers: { cookie } })).json()
    return uploadOf({ status: 200, headers: {}, text: '', body, cookies: [] }).received
  }
  const headers = (offset: number) => ({
    cookie,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
  })
  const append = (offset: number, part: Buffer) =>
    fetch(address(), { method: 'PATCH', headers: headers(offset), body: new Uint8Array(part) })

  // A part that promises more than it sends, and whose connection is then cut.
  const sent = 5000
  await new Promise<void>((resolve, reject) => {
    const connection = httpRequest(address(), {
      method: 'PATCH',
      headers: { ...headers(0), 'content-length': String(picture.length) },
    })
    connection.once('error', () => resolve())
    connection.once('response', () => reject(new Error('it was not to be answered')))
    connection.write(picture.subarray(0, sent), () => connection.destroy())
  })
  // Asking ends what may still be under way, so the answer is exact; what the server had not even heard of by then makes the next
  // part one that does not continue it (409), and a client asks again.
  await expect
    .poll(async () => {
      const kept = await received()
      expect(kept).toBeLessThanOrEqual(sent)
      return (await append(kept, picture.subarray(kept, 12_000))).status
    })
    .toBe(200)
  expect(await received()).toBe(12_000)

  await server.kill()
  server = await startProcess({ DATA_DIR: folder }, '--empty')
  expect(await received()).toBe(12_000)
  const last = await append(12_000, picture.subarray(12_000))
  expect(last.status).toBe(200)
  const body: unknown = await last.json()
  const { result } = uploadOf({ status: 200, headers: {}, text: '', body, cookies: [] })
  const file = await fetch(server.origin + (result?.url ?? ''), { headers: { cookie } })
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
  await file.arrayBuffer()
  expect(await server.stop()).toBe(0)
  rmSync(folder, { recursive: true })
})
