/** The assistant without a key: what it refuses, what it makes, whose it is, and the label by the server's word. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { cleanUp } from '../src/jobs/housekeeping.ts'
import { engines } from './support/engines.ts'
import { machineMadePacket } from '../src/media/made-by.ts'
import { scene } from './support/pictures.ts'
import { fileAt, uploadPicture } from './support/send-uploads.ts'
import { codeOf, postOf, publish, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'

const day = 24 * 60 * 60 * 1000
const urlOf = (answer: Answer) => calls.generateImage.answer.parse(answer.body).url
const enhancedOf = (answer: Answer) => calls.enhancePost.answer.parse(answer.body).enhanced

describe.each(engines)('the assistant on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let ben: Caller
  beforeAll(async () => {
    server = await startServer(engine, { settings: { ASSISTANT_TEXTS_PER_DAY: '3', ASSISTANT_IMAGES_PER_DAY: '2' } })
    ada = await server.member('ada')
    ben = await server.member('ben')
  })
  afterAll(() => server.close())

  const enhance = (who: Caller, content: string) => who.post('/api/ai/enhance-post', { content })
  const generate = (who: Caller, prompt: string, more = {}) => who.post('/api/image/generate', { prompt, ...more })
  /** A day later the quotas are whole again. */
  const nextDay = () => (server.clock.now += day)

  test('P 2.3 Enhance corrects a draft without a key', async () => {
    nextDay()
    const answer = await enhance(ada, 'i cant beleive its allready friday, the the team have went home @ben #friday')
    expect(enhancedOf(answer)).toBe("I can't believe its already Friday, the team have gone home @ben #friday")
  })

  test('a wording of the assistant is labelled when it is posted, whatever the sender says of it', async () => {
    nextDay()
    const enhanced = enhancedOf(await enhance(ada, 'teh kettle has wno again, by four seconds'))
    expect(enhanced).toContain('the kettle')
    const post = await publish(ada, `${enhanced}\n`, { isAiGenerated: false })
    expect(post).toMatchObject({
      isAiGenerated: true,
      author: { username: 'assistant' },
      postedBy: { username: 'ada' },
    })
    expect((await publish(ada, `${enhanced} Ada`)).isAiGenerated).toBe(false)
    expect((await publish(ben, enhanced)).isAiGenerated).toBe(false)
  })

  test('a draft that needs nothing is nobody else’s', async () => {
    nextDay()
    const draft = 'The kettle has won again, by four seconds.'
    expect(enhancedOf(await enhance(ada, draft))).toBe(draft)
    expect((await publish(ada, draft)).isAiGenerated).toBe(false)
  })

  test('a member has so many texts in a day, and is told so in a sentence', async () => {
    nextDay()
    for (let count = 0; count < 3; count += 1) expect((await enhance(ada, 'Hello.')).status).toBe(200)
    const refused = await enhance(ada, 'Hello.')
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        code: 'quota-reached',
        message: 'You have enhanced 3 texts in 24 hours, which is the limit. Please try again later.',
      },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60 * 60)
    expect((await enhance(ben, 'Hello.')).status).toBe(200)
    expect((await generate(ada, 'a kettle')).status).toBe(200)
    nextDay()
    expect((await enhance(ada, 'Hello.')).status).toBe(200)
  })

  test('P 2.3 a picture is made without a key: an upload of the member, which its post shows with the label', async () => {
    nextDay()
    const url = urlOf(await generate(ada, 'a sailing boat on a calm sea at sunset'))
    expect((await fileAt(server, url, { cookie: ben.cookie })).status).toBe(404)
    const foreign = await ben.post('/api/posts', { content: 'Mine now', images: [{ url, alt: '' }] })
    expect([foreign.status, codeOf(foreign)]).toEqual([422, 'invalid-input'])
    const images = [{ url, alt: 'A boat at sunset' }]
    const post = await publish(ada, 'Painted by nobody.', { images, isAiGenerated: false })
    expect(post).toMatchObject({ isAiGenerated: true, postedBy: { username: 'ada' } })
    expect(post.images).toMatchObject([{ url, alt: 'A boat at sunset', width: 1024, height: 1024 }])
    expect((await fileAt(server, url, { cookie: ben.cookie })).status).toBe(200)
    const edited = await ada.patch(`/api/posts/${post.id}`, { content: 'In my own words.' })
    expect(postOf(edited).isAiGenerated).toBe(true)
  })

  test('a member has so many pictures in a day', async () => {
    nextDay()
    for (let count = 0; count < 2; count += 1) expect((await generate(ada, 'a kettle')).status).toBe(200)
    const refused = await generate(ada, 'a kettle')
    expect([refused.status, codeOf(refused)]).toEqual([429, 'quota-reached'])
  })

  // The last one: sessions end with the month as well.
  test('uses and digests are kept for a month', async () => {
    nextDay()
    await enhance(ada, 'We saw teh kettle.')
    await enhance(ben, 'We saw teh comet.')
    const { kysely } = server.database
    const count = async (table: 'assistant_uses' | 'assistant_texts') =>
      (await kysely.selectFrom(table).select('user_id').execute()).length
    await cleanUp(server.database, server.clock.now + 31 * day)
    expect(await count('assistant_uses')).toBeGreaterThan(1)
    expect(await count('assistant_texts')).toBeGreaterThan(1)
    await cleanUp(server.database, server.clock.now + 33 * day)
    expect([await count('assistant_uses'), await count('assistant_texts')]).toEqual([0, 0])
  })
})

describe.each(engines.slice(0, 1))('what is asked for', (engine) => {
  let server: TestServer
  let ada: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
  })
  afterAll(() => server.close())

  test.each([undefined, null, '', ' \n\t', '\u00a0'])('rule:image-needs-description %j', async (prompt) => {
    const answer = await ada.post('/api/image/generate', { prompt })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'prompt-blank', message: 'Please enter a description for the image' })
  })

  test.each([
    [{ prompt: 'x'.repeat(limits.prompt.max + 1) }],
    [{ prompt: 7 }],
    [{ prompt: 'a hill', size: '640x480' }],
    [{ prompt: 'a hill', quality: 'best' }],
    [{ prompt: 'a hill \ud800' }],
  ])('a request that is none is refused: %o', async (body) => {
    const answer = await ada.post('/api/image/generate', body)
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid-input'])
  })

  test.each([
    [undefined, 'post-blank'],
    ['  ', 'post-blank'],
    ['x'.repeat(limits.post.max + 1), 'post-too-long'],
    [7, 'invalid-input'],
  ])('a draft that could not be posted is not enhanced: %j', async (content, code) => {
    const answer = await ada.post('/api/ai/enhance-post', { content })
    expect([answer.status, codeOf(answer)]).toEqual([422, code])
  })

  test('visitors are not served', async () => {
    for (const path of ['/api/ai/enhance-post', '/api/image/generate'])
      expect((await server.visitor.post(path, { content: 'a', prompt: 'a' })).status).toBe(401)
  })

  test.each(limits.image.sizes)(
    'a picture of %s is the same for the same words, and another one for others',
    async (size) => {
      // One scene with everything that can be drawn is enough; it takes five times as long as a plain one.
      const prompts =
        size === limits.image.sizes[0]
          ? ['a comet over the harbour', ' A comet  over the HARBOUR', 'a comet over the forest']
          : ['a kettle on the table', ' A kettle  on the TABLE', 'a kettle on the stove']
      const pictures = await Promise.all(
        prompts
          .slice(0, 2)
          .map(async (prompt) =>
            fileAt(server, urlOf(await ada.post('/api/image/generate', { prompt, size })), { cookie: ada.cookie }),
          ),
      )
      const other = await fileAt(server, urlOf(await ada.post('/api/image/generate', { prompt: prompts[2], size })), {
        cookie: ada.cookie,
      })
      const { format, width, height } = await sharp(pictures[0]?.bytes).metadata()
      expect([format, `${width}x${height}`]).toEqual(['webp', size])
      expect(pictures[0]?.bytes.equals(pictures[1]?.bytes ?? Buffer.of())).toBe(true)
      expect(pictures[0]?.bytes.equals(other.bytes)).toBe(false)
    },
  )

  test('a generated picture says in its file what made it, and is known again when it comes back as an upload', async () => {
    const url = urlOf(await ada.post('/api/image/generate', { prompt: 'a hill' }))
    const { bytes } = await fileAt(server, url, { cookie: ada.cookie })
    expect((await sharp(bytes).metadata()).xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia')
    const again = await uploadPicture(server, ada, bytes)
    const post = await publish(ada, 'Found on a disk.', { images: [{ url: again.url, alt: '' }], isAiGenerated: false })
    expect(post.isAiGenerated).toBe(true)
  })

  test('a picture that another program marked as made by a model is labelled too, and a photo is not', async () => {
    const packet = machineMadePacket('trainedAlgorithmicMedia').replace('/trained', '/compositeWithTrained')
    const marked = await uploadPicture(server, ada, await scene(300, 200).withXmp(packet).jpeg().toBuffer())
    const photo = await uploadPicture(
      server,
      ada,
      await scene(300, 200)
        .withXmp(packet.replace(/\w+Media"/, 'digitalCapture"'))
        .jpeg()
        .toBuffer(),
    )
    const images = (url: string) => ({ images: [{ url, alt: '' }] })
    expect((await publish(ada, 'Marked', images(marked.url))).isAiGenerated).toBe(true)
    expect((await publish(ada, 'Taken', images(photo.url))).isAiGenerated).toBe(false)
    const { bytes } = await fileAt(server, photo.url, { cookie: ada.cookie })
    expect((await sharp(bytes).metadata()).xmp).toBeUndefined()
  })

  test('nothing is left where files arrive', async () => {
    expect(await server.arriving()).toEqual([])
  })
})
