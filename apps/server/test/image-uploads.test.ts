import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import {
  animation,
  archive,
  bomb,
  jpegComment,
  longAnimation,
  photo,
  scene,
  withGifComment,
  withSegments,
} from './support/pictures.ts'
import type { PhotoFormat } from './support/pictures.ts'
import { codeOf, fieldsOf, publish, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'
import { fileAt, sendForm, uploadPicture } from './support/send-uploads.ts'

// What happens to pixels is the same on every database.
describe.each(engines.slice(0, 1))('pictures', (engine) => {
  let server: TestServer
  let ada: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
  })
  afterAll(() => server.close())

  const send = (bytes: Buffer, name = 'photo.jpg', type = 'image/jpeg') =>
    sendForm(server, ada, 'image', { image: { bytes, name, type } })

  test('a photo comes back upright, in three sizes, narrowest first, with its thumbhash', async () => {
    const picture = await uploadPicture(server, ada, await photo('jpeg', 2400, 1800))
    // The camera was turned: 2400 × 1800 is shown as 1800 × 2400, and the longest side kept is 2048.
    expect([picture.width, picture.height]).toEqual([1536, 2048])
    expect(picture.sizes.map(({ width }) => width)).toEqual([480, 1080])
    expect(Buffer.from(picture.thumbhash ?? '', 'base64').length).toBeGreaterThan(15)
    const files = await Promise.all(
      [...picture.sizes, picture].map(async ({ url }) => fileAt(server, url, { cookie: ada.cookie })),
    )
    const read = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()))
    expect(read.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 480, 640],
      ['webp', 1080, 1440],
      ['webp', 1536, 2048],
    ])
    const lengths = files.map(({ bytes }) => bytes.length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect(files.map(({ headers }) => headers['content-type'])).toEqual(['image/webp', 'image/webp', 'image/webp'])
  })

  test('nothing is made larger than it was', async () => {
    const picture = await uploadPicture(server, ada, await scene(300, 200).jpeg().toBuffer())
    expect(picture).toMatchObject({ width: 300, height: 200, sizes: [] })
  })

  test.each<PhotoFormat>(['jpeg', 'png', 'webp', 'avif', 'gif'])(
    '%s is accepted, whatever it calls itself',
    async (format) => {
      const answer = await send(await photo(format, 320, 240), 'holiday.txt', 'text/html')
      expect(answer.status).toBe(201)
    },
  )

  test('colours are brought to sRGB: a red of Display P3 stays the red it was', async () => {
    const red = await sharp({ create: { width: 64, height: 64, channels: 3, background: { r: 200, g: 40, b: 40 } } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    const { url } = await uploadPicture(server, ada, red)
    const { bytes } = await fileAt(server, url, { cookie: ada.cookie })
    const [r = 0, g = 0, b = 0] = await sharp(bytes).removeAlpha().raw().toBuffer()
    for (const [seen, meant] of [
      [r, 200],
      [g, 40],
      [b, 40],
    ] as const)
      expect(Math.abs(seen - meant)).toBeLessThanOrEqual(3)
  })

  test.each(['gif', 'webp'] as const)('an animated %s stays animated', async (format) => {
    const { url, width, height } = await uploadPicture(server, ada, await animation(format))
    const { bytes } = await fileAt(server, url, { cookie: ada.cookie })
    const { pages, delay } = await sharp(bytes).metadata()
    expect({ pages, delay, width, height }).toEqual({
      pages: 6,
      delay: [80, 80, 80, 80, 80, 80],
      width: 120,
      height: 120,
    })
  })

  test('a drawing with few colours is kept without loss, because that is smaller', async () => {
    const drawing = await sharp(await animation('gif', 2, 400))
      .png()
      .toBuffer()
    const { url } = await uploadPicture(server, ada, drawing)
    const { bytes } = await fileAt(server, url, { cookie: ada.cookie })
    expect(bytes.toString('latin1', 12, 16)).toBe('VP8L')
  })

  test('what is no picture is refused with 415, by its bytes', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const files = [
      svg,
      Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), svg]),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('%PDF-1.7 ...'),
      Buffer.from('BM plus a bitmap'),
      Buffer.from('II*\0 a TIFF'),
      archive(),
      Buffer.from([0, 0, 0, 24, ...Buffer.from('ftypheic'), 0, 0, 0, 0, ...Buffer.from('mif1heic'), 1, 2, 3]),
      Buffer.from('data:image/png;base64,iVBORw0KGgo='),
      Buffer.from('x'),
      Buffer.alloc(0),
    ]
    const answers: Answer[] = []
    for (const bytes of files) answers.push(await send(bytes))
    expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual(
      files.map(() => [415, 'unsupported-media']),
    )
  })

  test('a picture that is a script, a page or an archive as well is refused with 415', async () => {
    const jpeg = await scene(40, 30).jpeg().toBuffer()
    const gif = await scene(40, 30).gif().toBuffer()
    const png = await scene(40, 30).png().toBuffer()
    const scripted = Buffer.from(gif)
    scripted.write('/*', 6, 'latin1')
    const files = [
      Buffer.concat([scripted, Buffer.from('*/=1;alert(1)')]),
      withGifComment(gif, '*/=1;alert(document.domain);/*'),
      Buffer.concat([gif, Buffer.from(';eval("1")')]),
      withSegments(jpeg, jpegComment('<html><script>alert(1)</script>')),
      Buffer.concat([jpeg, Buffer.from('<!DOCTYPE html><body onload=alert(1)>')]),
      Buffer.concat([jpeg, archive()]),
      Buffer.concat([png, archive()]),
      Buffer.concat([png, Buffer.from('<?php system($_GET[0]);')]),
      Buffer.concat([await scene(40, 30).webp().toBuffer(), Buffer.from('<svg onload=alert(1)>')]),
      Buffer.concat([jpeg, Buffer.from('%PDF-1.4')]),
    ]
    const answers: Answer[] = []
    for (const bytes of files) answers.push(await send(bytes))
    expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual(
      files.map(() => [415, 'unsupported-media']),
    )
  })

  test('what phones put behind a picture is fine: a film, a second picture', async () => {
    const jpeg = await scene(400, 300).jpeg().toBuffer()
    const film = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypmp42'), Buffer.alloc(500, 9)])
    for (const more of [film, jpeg, Buffer.from('SEFH trailer')])
      expect((await send(Buffer.concat([jpeg, more]))).status).toBe(201)
  })

  test('a picture of too many pixels is refused before it is unpacked', async () => {
    const small = bomb(10_000, 10_000)
    expect(small.length).toBeLessThan(5000)
    for (const bytes of [small, bomb(900_000, 900_000), bomb(60_000, 900)]) {
      const answer = await send(bytes)
      expect([answer.status, codeOf(answer)]).toEqual([422, 'media-too-large'])
    }
  })

  test('an animation of too many pixels in all its frames is refused', async () => {
    const answer = await send(await longAnimation(60, 1000), 'a.gif', 'image/gif')
    expect([answer.status, codeOf(answer)]).toEqual([422, 'media-too-large'])
  })

  test('a damaged picture is refused with 422, wherever it is cut', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      const whole = await photo(format, 320, 240)
      for (const part of [0.2, 0.5, 0.9]) {
        const answer = await send(whole.subarray(0, Math.max(20, whole.length * part)))
        expect([format, part, answer.status, codeOf(answer)]).toEqual([format, part, 422, 'media-unreadable'])
      }
    }
  })

  test('a picture above 20 MB is refused with 413, and nothing of it stays', async () => {
    const bytes = Buffer.concat([await scene(40, 30).jpeg().toBuffer(), Buffer.alloc(20_000_000)])
    const answer = await send(bytes)
    expect([answer.status, codeOf(answer)]).toEqual([413, 'body-too-large'])
    expect(await server.arriving()).toEqual([])
  })

  test('a form without the field, with another one, or no form at all is refused', async () => {
    const jpeg = await scene(40, 30).jpeg().toBuffer()
    const other = await sendForm(server, ada, 'image', { picture: jpeg })
    expect([other.status, fieldsOf(other)]).toEqual([422, ['picture']])
    const empty = await sendForm(server, ada, 'image', {})
    expect(empty.status).toBeGreaterThanOrEqual(400)
    expect(empty.status).toBeLessThan(500)
    const json = await ada.post('/api/upload/image', { image: 'data:image/png;base64,AAAA' })
    expect([json.status, codeOf(json)]).toEqual([415, 'unsupported-media'])
    const cut = await server.request({
      method: 'POST',
      url: '/api/upload/image',
      headers: { cookie: ada.cookie, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf',
    })
    expect([cut.status, codeOf(cut)]).toEqual([400, 'malformed-request'])
    const visitor = await sendForm(server, { cookie: '' }, 'image', { image: jpeg })
    expect([visitor.status, codeOf(visitor)]).toEqual([401, 'not-signed-in'])
  })

  test('other calls accept neither forms nor parts', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'application/offset+octet-stream']) {
      const answer = await server.request({
        method: 'POST',
        url: '/api/posts',
        headers: { cookie: ada.cookie, 'content-type': type },
        payload: '--x--',
      })
      expect([answer.status, codeOf(answer)]).toEqual([415, 'unsupported-media'])
    }
  })
})

describe.each(engines)('uploaded pictures on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let bo: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
    bo = await server.member('bob')
  })
  afterAll(() => server.close())

  const send = (bytes: Buffer, name = 'photo.jpg', type = 'image/jpeg') =>
    sendForm(server, ada, 'image', { image: { bytes, name, type } })

  test('a picture that is not posted is its owner’s alone; posted, it follows its post; deleted, it is gone', async () => {
    const picture = await uploadPicture(server, ada, await photo('jpeg', 2400, 1800))
    const addresses = [picture.url, ...picture.sizes.map(({ url }) => url)]
    expect(addresses).toHaveLength(3)
    const seenBy = async (cookie?: string) =>
      Promise.all(
        addresses.map(async (url) => (await fileAt(server, url, cookie === undefined ? {} : { cookie })).status),
      )
    expect(await seenBy(ada.cookie)).toEqual([200, 200, 200])
    expect(await seenBy(bo.cookie)).toEqual([404, 404, 404])
    expect(await seenBy()).toEqual([404, 404, 404])

    const post = await publish(ada, 'From the ridge', { imageUrl: picture.url })
    expect(post.images[0]?.url).toBe(picture.url)
    expect(await seenBy(bo.cookie)).toEqual([200, 200, 200])
    expect(await seenBy()).toEqual([200, 200, 200])

    await server.database.kysely.updateTable('users').set({ private: 1 }).where('id', '=', ada.user.id).execute()
    expect(await seenBy(bo.cookie)).toEqual([404, 404, 404])
    expect(await seenBy(ada.cookie)).toEqual([200, 200, 200])
    await server.database.kysely.updateTable('users').set({ private: 0 }).where('id', '=', ada.user.id).execute()

    await server.database.kysely
      .updateTable('posts')
      .set({ deleted_at: server.clock.now })
      .where('id', '=', post.id)
      .execute()
    expect(await seenBy(bo.cookie)).toEqual([404, 404, 404])
  })

  test('one upload goes into one post, also when two are made at once', async () => {
    const { url } = await uploadPicture(server, ada, await scene(200, 150).jpeg().toBuffer())
    const answers = await Promise.all(
      ['One', 'Two'].map((content) => ada.post('/api/posts', { content, imageUrl: url })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  })

  test('a narrower copy that the row does not name is not served, though a file may be there', async () => {
    const picture = await uploadPicture(server, ada, await scene(200, 150).jpeg().toBuffer())
    const name = picture.url.replace('/media/', '').replace('.webp', '-w77.webp')
    await server.media.put(name, new Uint8Array([1]))
    expect((await fileAt(server, `/media/${name}`, { cookie: ada.cookie })).status).toBe(404)
  })

  test('someone who uploads without pause is asked to wait, and others are not', async () => {
    const eager = await server.member()
    const jpeg = await scene(8, 8).jpeg().toBuffer()
    let answer = await sendForm(server, eager, 'image', { wrong: jpeg })
    for (let tries = 1; answer.status !== 429 && tries < 200; tries += 1)
      answer = await sendForm(server, eager, 'image', { wrong: jpeg })
    expect([answer.status, codeOf(answer)]).toEqual([429, 'too-many-requests'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(jpeg)).status).toBe(201)
  })

  test('someone who sends many files at once is asked to wait', async () => {
    const eager = await server.member()
    const jpeg = await scene(8, 8).jpeg().toBuffer()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => sendForm(server, eager, 'image', { image: jpeg })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(5)
    expect(statuses).toContain(429)
    expect((await sendForm(server, eager, 'image', { image: jpeg })).status).toBe(201)
  })

  test('someone who posts nothing of what they upload runs out of room', async () => {
    const hoarder = await server.member()
    const picture = await uploadPicture(server, hoarder, await scene(40, 30).jpeg().toBuffer())
    await server.database.kysely
      .updateTable('media')
      .set({ bytes: 2_000_000_001 })
      .where('name', '=', picture.url.replace('/media/', ''))
      .execute()
    const answer = await sendForm(server, hoarder, 'image', { image: await scene(40, 30).jpeg().toBuffer() })
    expect([answer.status, codeOf(answer)]).toEqual([429, 'quota-reached'])
    await publish(hoarder, 'At last', { imageUrl: picture.url })
    expect((await sendForm(server, hoarder, 'image', { image: await scene(40, 30).jpeg().toBuffer() })).status).toBe(
      201,
    )
  })
})
