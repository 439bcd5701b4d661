import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { bomb, scene } from './support/pictures.ts'
import { mp4Boxes, webmElements } from './support/read-containers.ts'
import { fileAt, sendForm, uploadVideo } from './support/send-uploads.ts'
import { codeOf, fieldsOf, publish, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'
import { film, withPlace } from './support/videos.ts'
import type { Film } from './support/videos.ts'

// What happens to packets is the same on every database.
describe.each(engines.slice(0, 1))('videos', (engine) => {
  let server: TestServer
  let ada: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
  })
  afterAll(() => server.close())

  const send = (bytes: Buffer) =>
    sendForm(server, ada, 'video', { video: { bytes, name: 'video-1.webm', type: 'video/webm' } })
  const served = async (url: string) => (await fileAt(server, url, { cookie: ada.cookie })).bytes

  const accepted: [Film, string, boolean][] = [
    [{ container: 'webm', codec: 'vp8', sound: 'opus' }, 'vp8,opus', true],
    [{ container: 'webm', codec: 'vp8', sound: 'vorbis' }, 'vp8,vorbis', true],
    [{ container: 'webm', codec: 'vp9', sound: 'opus' }, 'vp9,opus', false],
    [{ container: 'webm', codec: 'av1' }, 'av1', true],
    [{ container: 'mp4', codec: 'avc', sound: 'aac' }, 'avc,aac', false],
    [{ container: 'mp4', codec: 'vp9', sound: 'opus' }, 'vp9,opus', false],
    [{ container: 'mp4', codec: 'av1', sound: 'opus' }, 'av1,opus', true],
  ]
  test.each(accepted)('%j is accepted and measured', async (wanted, codecs, hasStill) => {
    const video = await uploadVideo(server, ada, await film(wanted))
    expect(video.url).toMatch(new RegExp(`^/media/[0-9a-f-]+\\.${wanted.container}$`))
    expect(video.duration).toBeCloseTo(2, 1)
    expect(video.poster !== null).toBe(hasStill)
    const row = await server.database.kysely
      .selectFrom('media')
      .select(['codecs', 'type', 'duration', 'bytes'])
      .where('name', '=', video.url.replace('/media/', ''))
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ codecs, type: `video/${wanted.container}` })
    const file = await fileAt(server, video.url, { cookie: ada.cookie })
    expect(file.headers['content-type']).toBe(`video/${wanted.container}`)
    if (video.poster === null) return
    const still = await sharp(await served(video.poster)).metadata()
    expect([still.format, still.width, still.height]).toEqual(['webp', video.width, video.height])
  })

  test('P 2.3 a video’s length is its real one, measured at upload: a browser’s recording has none, and no index; it gets both', async () => {
    const recording = await film({ container: 'webm', codec: 'vp8', sound: 'opus', seconds: 3.5, live: true })
    const before = webmElements(recording).map(({ path }) => path)
    expect(before).not.toContain('Segment/Info/Duration')
    expect(before).not.toContain('Segment/Cues')
    const { url, duration } = await uploadVideo(server, ada, recording)
    expect(duration).toBeCloseTo(3.5, 1)
    const after = webmElements(await served(url))
    expect(after.map(({ path }) => path)).toContain('Segment/Cues')
    const written = after.find(({ path }) => path === 'Segment/Info/Duration')?.content
    const milliseconds = written?.length === 4 ? written.readFloatBE() : (written?.readDoubleBE() ?? 0)
    expect(milliseconds / 1000).toBeCloseTo(3.5, 1)
  })

  test.each([false, true])(
    'an MP4 has its index in front, whether it was recorded in fragments or not (%s)',
    async (live) => {
      const { url, duration } = await uploadVideo(
        server,
        ada,
        await film({ container: 'mp4', codec: 'avc', sound: 'aac', live }),
      )
      const top = mp4Boxes(await served(url)).flatMap(({ path }) => (path.includes('/') ? [] : [path]))
      expect(top.indexOf('moov')).toBeGreaterThan(-1)
      expect(top.indexOf('moov')).toBeLessThan(top.indexOf('mdat'))
      expect(top).not.toContain('moof')
      expect(duration).toBeCloseTo(2, 1)
    },
  )

  test('a video that is to be turned is measured as it is shown, and its still is upright', async () => {
    const video = await uploadVideo(
      server,
      ada,
      await film({ container: 'mp4', codec: 'av1', rotation: 90, width: 192, height: 128 }),
    )
    expect([video.width, video.height]).toEqual([128, 192])
    const still = await sharp(await served(video.poster ?? '')).metadata()
    expect([still.width, still.height]).toEqual([128, 192])
  })

  test('every packet is carried over as it was: nothing is coded again', async () => {
    const { url } = await uploadVideo(server, ada, await film({ container: 'webm', codec: 'vp8', seconds: 1 }))
    const key = await film({ container: 'webm', codec: 'vp8', seconds: 0.1 })
    const frame = key.indexOf(Buffer.from([0x9d, 0x01, 0x2a]))
    const part = key.subarray(frame, frame + 400)
    const bytes = await served(url)
    let count = 0
    for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, at + 1)) count += 1
    expect(count).toBe(10)
  })

  test('a still that comes along is taken in place of one of our own', async () => {
    const red = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c81e1e' } })
      .jpeg()
      .toBuffer()
    const { poster } = await uploadVideo(server, ada, await film({ container: 'webm', codec: 'vp9' }), red)
    const [r = 0, g = 255] = await sharp(await served(poster ?? ''))
      .removeAlpha()
      .raw()
      .toBuffer()
    expect(r).toBeGreaterThan(180)
    expect(g).toBeLessThan(60)
  })

  test('a still that is no picture is refused, and the video with it', async () => {
    const video = await film({ container: 'webm', codec: 'vp8' })
    for (const [poster, status, code] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'unsupported-media'],
      [bomb(10_000, 10_000), 422, 'media-too-large'],
    ] as const) {
      const answer = await sendForm(server, ada, 'video', { video, poster })
      expect([answer.status, codeOf(answer)]).toEqual([status, code])
    }
  })

  test('other containers and codecs, and what is no video, are refused with 415', async () => {
    const webm = await film({ container: 'webm', codec: 'vp8' })
    const matroska = Buffer.from(webm.toString('latin1').replace('webm', 'mkv '), 'latin1')
    const theora = Buffer.from(webm.toString('latin1').replace('V_VP8', 'V_XYZ'), 'latin1')
    const hevc = Buffer.from(
      (await film({ container: 'mp4', codec: 'avc' })).toString('latin1').replaceAll('avc1', 'hvc1'),
      'latin1',
    )
    const files = [
      matroska,
      theora,
      hevc,
      await scene(40, 30).jpeg().toBuffer(),
      await scene(40, 30).avif().toBuffer(),
      Buffer.from('<html><script>alert(1)</script>'),
      Buffer.from('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nhttp://127.0.0.1/secret'),
      Buffer.from('RIFF....AVI LIST'),
      Buffer.alloc(0),
    ]
    const answers: Answer[] = []
    for (const bytes of files) answers.push(await send(bytes))
    expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual(
      files.map(() => [415, 'unsupported-media']),
    )
  })

  test('a damaged video is refused with 422 and leaves nothing behind', async () => {
    const webm = await film({ container: 'webm', codec: 'vp8' })
    const mp4 = await film({ container: 'mp4', codec: 'avc', sound: 'aac' })
    for (const bytes of [
      webm.subarray(0, 120),
      Buffer.concat([webm.subarray(0, 60), Buffer.alloc(400, 0xff)]),
      mp4.subarray(0, mp4.length / 2),
      Buffer.concat([mp4.subarray(0, 40), Buffer.alloc(4000, 7)]),
    ]) {
      const answer = await send(bytes)
      expect([answer.status, codeOf(answer)]).toEqual([422, 'media-unreadable'])
    }
    expect(await server.arriving()).toEqual([])
  })

  test('a video that is too long, or has too many pixels, is refused with 422', async () => {
    const long = await send(await film({ container: 'webm', codec: 'vp9', seconds: 602, rate: 1 }))
    expect([long.status, codeOf(long)]).toEqual([422, 'media-too-large'])
    expect(long.text).toContain('10 minutes')
    const fitting = await send(await film({ container: 'webm', codec: 'vp9', seconds: 599, rate: 1 }))
    expect(fitting.status).toBe(201)
    const webm = await film({ container: 'webm', codec: 'vp8', width: 320, height: 300, seconds: 0.2 })
    // PixelWidth and PixelHeight of the track, written anew.
    const size = webm.indexOf(Buffer.from([0xb0, 0x82, 1, 64, 0xba, 0x82, 1, 44]))
    webm.writeUInt16BE(16_000, size + 2)
    webm.writeUInt16BE(16_000, size + 6)
    const large = await send(webm)
    expect([large.status, codeOf(large)]).toEqual([422, 'media-too-large'])
    expect(large.text).toContain('pixels')
  })

  test('a video that claims to hold billions of packets is refused', async () => {
    for (const step of [1, 0]) {
      const mp4 = await film({ container: 'mp4', codec: 'avc', seconds: 1 })
      const times = mp4.indexOf('stts', 0, 'latin1')
      const sizes = mp4.indexOf('stsz', 0, 'latin1')
      mp4.writeUInt32BE(0xffff_fff0, times + 12)
      if (step === 0) mp4.writeUInt32BE(0, times + 16)
      mp4.writeUInt32BE(1, sizes + 8)
      mp4.writeUInt32BE(0xffff_fff0, sizes + 12)
      const answer = await send(mp4)
      expect([answer.status, codeOf(answer)]).toEqual([422, 'media-too-large'])
    }
  })

  test('a form without a video is refused', async () => {
    const answer = await sendForm(server, ada, 'video', { poster: await scene(40, 30).jpeg().toBuffer() })
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['video']])
  })

  test('parts of a video are served: ranges, their limits, and what asks for no single range', async () => {
    const { url } = await uploadVideo(server, ada, await film({ container: 'webm', codec: 'vp8', sound: 'opus' }))
    const whole = await served(url)
    const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      fileAt(server, url, { cookie: ada.cookie, ...headers }, method)
    const part = async (range: string, more: Record<string, string> = {}) => {
      const { status, headers, bytes } = await ask({ range, ...more })
      return { status, range: headers['content-range'], length: headers['content-length'], bytes }
    }
    const size = whole.length
    expect(await part('bytes=0-99')).toEqual({
      status: 206,
      range: `bytes 0-99/${size}`,
      length: '100',
      bytes: whole.subarray(0, 100),
    })
    expect(await part('bytes=100-')).toMatchObject({ status: 206, bytes: whole.subarray(100) })
    expect(await part('bytes=-50')).toMatchObject({
      status: 206,
      range: `bytes ${size - 50}-${size - 1}/${size}`,
      bytes: whole.subarray(-50),
    })
    expect(await part(`bytes=${size - 1}-${size + 10}`)).toMatchObject({ status: 206, bytes: whole.subarray(-1) })
    expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` })
    expect(await part('bytes=-0')).toMatchObject({ status: 416 })
    expect(await part('bytes=0-1,4-5')).toMatchObject({ status: 200, bytes: whole })
    expect(await part('pages=1-2')).toMatchObject({ status: 200 })

    const { headers } = await ask({})
    const tag = String(headers['etag'])
    expect(headers['accept-ranges']).toBe('bytes')
    expect(await part('bytes=0-9', { 'if-range': tag })).toMatchObject({ status: 206 })
    expect(await part('bytes=0-9', { 'if-range': '"another"' })).toMatchObject({ status: 200, bytes: whole })
    expect(await part('bytes=0-9', { 'if-range': 'Sat, 21 Nov 2026 10:00:00 GMT' })).toMatchObject({ status: 200 })
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*'])
      expect((await ask({ 'if-none-match': known })).status).toBe(304)

    const head = await ask({ range: 'bytes=0-9' }, 'HEAD')
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([200, String(size), 0])
    expect(head.headers['content-security-policy']).toContain('sandbox')
    expect(head.headers['x-content-type-options']).toBe('nosniff')
  })
})

describe.each(engines)('uploaded videos on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let bob: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
    bob = await server.member('bob')
  })
  afterAll(() => server.close())

  test('a video and its still follow their post', async () => {
    const video = await uploadVideo(server, ada, withPlace(await film({ container: 'mp4', codec: 'av1' })))
    const addresses = [video.url, video.poster ?? '']
    const seenBy = async (cookie?: string) =>
      Promise.all(
        addresses.map(async (url) => (await fileAt(server, url, cookie === undefined ? {} : { cookie })).status),
      )
    expect(await seenBy(ada.cookie)).toEqual([200, 200])
    expect(await seenBy(bob.cookie)).toEqual([404, 404])
    expect(await seenBy()).toEqual([404, 404])
    const post = await publish(ada, 'Down the pass', { videoUrl: video.url })
    expect(await seenBy()).toEqual([200, 200])
    await server.database.kysely
      .updateTable('posts')
      .set({ deleted_at: server.clock.now })
      .where('id', '=', post.id)
      .execute()
    expect(await seenBy()).toEqual([404, 404])
  })
})
