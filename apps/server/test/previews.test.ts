import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { calls } from '@skein/contract/calls'
import type { UrlPreview } from '@skein/contract'
import { createRateLimiter } from '@skein/domain/calls/rate-limit'
import { newId, nobody } from '@skein/domain/database/ids'
import { collectPreviews } from '@skein/domain/previews/collect-previews'
import type { KyselyPlugin } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { patience } from '../../../tests/patience.ts'
import { createGuardedFetch } from '../src/guarded-fetch/guarded-fetch.ts'
import type { GuardedFetch } from '../src/guarded-fetch/guarded-fetch.ts'
import { createLog } from '../src/http/log.ts'
import { createDecoders } from '../src/media/decoders.ts'
import { createDiskStore } from '../src/media/media-store.ts'
import { createPreviewFetcher } from '../src/previews/fetch-preview.ts'
import { createPreviews } from '../src/previews/create-previews.ts'
import { engines } from './support/engines.ts'
import { startProcess } from './support/process.ts'
import { startSite, startWitness } from './support/site.ts'
import type { Site } from './support/site.ts'
import { codeOf, fieldsOf, publish, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'

const minute = 60_000
const day = 24 * 60 * minute

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', 'pages', `${name}.html`))

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5cff' } }).withExif({ IFD0: { Artist: 'Somebody' } })

const previewOf = (answer: Answer): UrlPreview => {
  expect([answer.status, codeOf(answer)]).toEqual([200, undefined])
  return calls.previewUrl.answer.parse(answer.body)
}

/** The guarded fetcher with time for a machine that stands still for a while: what its limits end is in guarded-fetch.test.ts. */
const patientFetch = (fetcher: GuardedFetch): GuardedFetch => ({
  ...fetcher,
  get: (address, { signal: _signal, ...options }, read) =>
    fetcher.get(address, { ...options, timeoutMs: patience.wait }, read),
})

/** Somebody else's site: fixture pages, pictures good and bad, and what changes under an address. */
async function startElsewhere(witness: string) {
  const pictures = {
    '/pictures/mill-wide.jpg': await drawn(2400, 1260).jpeg().toBuffer(),
    '/og.png': await drawn(800, 400).png().toBuffer(),
    '/thumbnail.png': await drawn(640, 360).png().toBuffer(),
    '/archive/2024/cover.png': await drawn(300, 300).png().toBuffer(),
    '/tiny.png': await drawn(20, 20).png().toBuffer(),
    '/holiday%20photo.png': await drawn(500, 500).png().toBuffer(),
  }
  const page = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`
  const withPicture = (address: string) => page(`<title>Picture</title><meta property="og:image" content="${address}">`)
  const held: (() => void)[] = []
  let title = 'First edition'
  const site: Site = await startSite((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const send = (type: string, body: string | Buffer, status = 200) => {
      response.writeHead(status, { 'content-type': type })
      response.end(body)
    }
    const html = (body: string | Buffer) => send('text/html; charset=utf-8', body)
    const picture = Object.entries(pictures).find(([name]) => name === path)?.[1]
    if (picture) return send('image/png', picture)
    if (path.startsWith('/page/')) return html(fixture(path.slice('/page/'.length)))
    if (path.startsWith('/fresh/')) return html(page(`<title>${path}</title>`))
    switch (path) {
      case '/edition':
        return html(page(`<title>${title}</title><meta property="og:image" content="/og.png">`))
      case '/held':
        return held.push(() => html(page('<title>Held</title>')))
      case '/oembed.json':
        return send(
          'application/json',
          JSON.stringify({
            version: '1.0',
            type: 'video',
            title: 'A clip, says its site',
            author_name: 'Clips',
            html: '<script>alert(1)</script>',
            thumbnail_url: '/thumbnail.png',
            thumbnail_width: '640',
          }),
        )
      case '/silent-page':
        return html(page(''))
      case '/gone':
        return send('text/html', '<title>Not here</title>', 404)
      case '/data':
        return send('application/json', '{"title":"x"}')
      case '/svg':
        return html(withPicture('/drawing.svg'))
      case '/drawing.svg':
        return send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>')
      case '/disguised':
        return html(withPicture('/disguised.png'))
      case '/disguised.png':
        return send('image/png', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>')
      case '/cut':
        return html(withPicture('/cut.png'))
      case '/cut.png':
        return send('image/png', pictures['/og.png'].subarray(0, 200))
      case '/tiny':
        return html(withPicture('/tiny.png'))
      case '/inside-picture':
        return html(withPicture(`${witness}/inside.png`))
      case '/second-picture':
        return html(
          page(
            '<title>Two</title><meta property="og:image" content="/gone.png"><meta property="og:image" content="/og.png">',
          ),
        )
      case '/inside-oembed':
        return html(
          page(`<title>Own words</title><link rel="alternate" type="application/json+oembed" href="${witness}/o">`),
        )
      case '/to-inside':
        response.writeHead(302, { location: `${witness}/` })
        return response.end()
      case '/moved':
        response.writeHead(301, { location: '/page/plain-blog' })
        return response.end()
      default:
        return send('text/html', 'nothing', 404)
    }
  })
  return {
    ...site,
    held,
    publishEdition: (next: string) => (title = next),
    asked: (path: string) => site.requests.filter((request) => request.path === path).length,
  }
}

describe.each(engines)('previews on $name', (engine) => {
  let elsewhere: Awaited<ReturnType<typeof startElsewhere>>
  let witness: Awaited<ReturnType<typeof startWitness>>
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    witness = await startWitness()
    elsewhere = await startElsewhere(`http://127.0.0.1:${witness.port}`)
    const fetcher = patientFetch(createGuardedFetch({ allowHosts: [elsewhere.host] }))
    server = await startServer(engine, { fetcher, settings: { PREVIEW_ALLOW_HOSTS: elsewhere.host } })
  })
  beforeEach(async () => {
    member = await server.member()
  })
  afterAll(async () => {
    await server.close()
    await elsewhere.close()
    await witness.close()
  })

  const ask = (path: string, caller = member) =>
    caller.post('/api/url-preview', { url: path.startsWith('/') ? elsewhere.origin + path : path })

  test('a page has a card: title, description, and its picture from our own store', async () => {
    const preview = previewOf(await ask('/page/news'))
    expect(preview).toEqual({
      url: `${elsewhere.origin}/page/news`,
      title: 'Tide mills are turning again along the estuary',
      description:
        'After ninety years, volunteers have rebuilt three wheels – and the miller’s flour sells out by noon.',
      image: expect.stringMatching(/^\/media\/[\w-]+\.webp$/),
    })
    const { headers, rawPayload } = await server.app.inject(preview.image ?? '')
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const { format, width, height, exif } = await sharp(rawPayload).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1200, height: 630, exif: undefined })
  })

  test.each([
    ['/page/plain-blog', 'How I mended a kettle', 'Solder, patience and a "spare" handle'],
    ['/page/no-tags', 'Bread without a head', 'Unquoted'],
    ['/moved', 'How I mended a kettle', 'Solder, patience and a "spare" handle'],
    ['/page/right-to-left', 'خبز الصباح في المدينة القديمة', 'لماذا يصطفّ الناس قبل الفجر؟ می‌خواهم 👩‍👩‍👧'],
    [
      '/page/hostile',
      'PaylapyaP now\ufffd inside "><img src=x onerror=alert(1)>',
      expect.stringMatching(/a l g o \ufffd end$/u),
    ],
  ])('%s without a picture', async (path, title, description) => {
    expect(previewOf(await ask(path))).toEqual({ url: elsewhere.origin + path, title, description, image: null })
  })

  test('relative addresses start from the base of the page', async () => {
    expect(previewOf(await ask('/page/base')).image).toMatch(/^\/media\//)
    expect(elsewhere.asked('/archive/2024/cover.png')).toBe(1)
  })

  test('what the site answers by oEmbed comes before what the page says; its HTML is nowhere', async () => {
    const answer = await ask('/page/oembed')
    expect(previewOf(answer)).toMatchObject({ title: 'A clip, says its site', description: 'Clips' })
    expect(answer.text).not.toContain('<script')
    expect([elsewhere.asked('/thumbnail.png'), elsewhere.asked('/og.png')]).toEqual([1, 0])
  })

  test('an address that is a picture is its own card', async () => {
    expect(previewOf(await ask('/holiday%20photo.png'))).toMatchObject({ title: 'holiday photo.png', description: '' })
  })

  test('a picture that cannot be had gives way to the next one', async () => {
    expect(previewOf(await ask('/second-picture')).image).toMatch(/^\/media\//)
  })

  test.each(['/svg', '/disguised', '/cut', '/tiny', '/inside-picture', '/inside-oembed'])(
    '%s: the card comes without a picture, and nothing inside is asked',
    async (path) => {
      expect(previewOf(await ask(path))).toMatchObject({ title: expect.stringMatching(/./), image: null })
      expect(witness.contacts()).toBe(0)
    },
  )

  test('what has no preview says so politely, whatever the reason', async () => {
    for (const address of [
      '/silent-page',
      '/gone',
      '/data',
      '/to-inside',
      '/svg-that-is-not-there',
      `http://127.0.0.1:${witness.port}/`,
      `http://localhost:${witness.port}/`,
      'http://127.0.0.1/',
      'http://[::1]/',
      'http://2130706433/',
      'http://169.254.169.254/latest/meta-data/',
      'http://',
      'https://user:secret@example.com/',
      'http://no-dots/',
      `https://${'a'.repeat(70)}.example/`,
    ]) {
      const answer = await ask(address)
      expect([address, answer.status, answer.body]).toEqual([
        address,
        422,
        { code: 'preview-unavailable', message: 'There is no preview for this address.' },
      ])
    }
    expect(witness.contacts()).toBe(0)
  })

  test('only web addresses are looked at, and only for members', async () => {
    for (const url of ['ftp://example.com/', 'javascript:alert(1)', 'file:///etc/passwd', 'example.com', '', 7]) {
      const answer = await member.post('/api/url-preview', { url })
      expect([url, answer.status, fieldsOf(answer)]).toEqual([url, 422, ['url']])
    }
    const long = await member.post('/api/url-preview', { url: `https://example.com/${'a'.repeat(2048)}` })
    expect([long.status, JSON.stringify(long.body)]).toEqual([422, expect.stringContaining('at most 2048 characters')])
    const visitor = await server.visitor.post('/api/url-preview', { url: `${elsewhere.origin}/fresh/visitor` })
    expect([visitor.status, codeOf(visitor)]).toEqual([401, 'not-signed-in'])
    expect(elsewhere.asked('/fresh/visitor')).toBe(0)
  })

  test('one page is asked once for everybody, also while it is being read', async () => {
    const others = await Promise.all([server.member(), server.member()])
    const asking = [member, ...others].flatMap((caller) => Array.from({ length: 5 }, () => ask('/held', caller)))
    await expect.poll(() => elsewhere.held.length).toBe(1)
    for (const go of elsewhere.held.splice(0)) go()
    expect(new Set((await Promise.all(asking)).map((answer) => previewOf(answer).title))).toEqual(new Set(['Held']))
    previewOf(await ask('/held'))
    previewOf(await ask('/held#part'))
    expect(elsewhere.asked('/held')).toBe(1)
  })

  test('a preview is fresh for a day, a failure for ten minutes', async () => {
    const titleOf = async () => previewOf(await ask('/edition')).title
    elsewhere.publishEdition('First edition')
    expect(await titleOf()).toBe('First edition')
    elsewhere.publishEdition('Second edition')
    server.clock.now += day - minute
    expect(await titleOf()).toBe('First edition')
    server.clock.now += 2 * minute
    expect(await titleOf()).toBe('Second edition')

    const failing = elsewhere.asked('/gone')
    await ask('/gone')
    expect(elsewhere.asked('/gone')).toBe(failing + 1)
    server.clock.now += 9 * minute
    await ask('/gone')
    expect(elsewhere.asked('/gone')).toBe(failing + 1)
    server.clock.now += 2 * minute
    await ask('/gone')
    expect(elsewhere.asked('/gone')).toBe(failing + 2)
  })

  test('a member may have thirty new pages a minute read; known ones cost nothing, and others are not held back', async () => {
    for (let page = 0; page < 30; page += 1) previewOf(await ask(`/fresh/${member.user.username}/${page}`))
    const refused = await ask('/fresh/one-too-many')
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    previewOf(await ask(`/fresh/${member.user.username}/0`))
    previewOf(await ask('/fresh/one-too-many', await server.member()))
    server.clock.now += minute
    previewOf(await ask(`/fresh/${member.user.username}/last`))
  })

  test('a member may wait for four pages at once', async () => {
    const asking = ['/held?1', '/held?2', '/held?3', '/held?4'].map((path) => ask(path))
    // Three are asked of one host at a time; the fourth waits its turn.
    await expect.poll(() => elsewhere.held.length).toBe(3)
    const fifth = await ask('/held?5')
    expect([fifth.status, fifth.headers['retry-after']]).toEqual([429, '5'])
    for (const go of elsewhere.held.splice(0)) go()
    await expect.poll(() => elsewhere.held.length).toBe(1)
    for (const go of elsewhere.held.splice(0)) go()
    for (const answer of await Promise.all(asking)) previewOf(answer)
  })

  describe('in a post', () => {
    test('a preview is what the server made of the address, not what the client says', async () => {
      const made = previewOf(await ask('/page/news#wheel'))
      const lie = { url: made.url, title: 'Your bank', description: 'Sign in here', image: '/media/other.webp' }
      const post = await publish(member, `Look: ${made.url}`, { urlPreview: lie })
      expect(post.urlPreview).toEqual(made)
      expect(made.url).toBe(`${elsewhere.origin}/page/news#wheel`)
    })

    test('an edit that takes the link out takes its card along; any other leaves it', async () => {
      const made = previewOf(await ask('/page/news'))
      const post = await publish(member, `Look: ${made.url}`, { urlPreview: made })
      const edit = async (content: string) =>
        calls.editPost.answer.parse((await member.patch(`/api/posts/${post.id}`, { content })).body).urlPreview
      expect(await edit(`Look here: ${made.url}#wheel`)).toEqual(made)
      expect(await edit('Never mind')).toBeNull()
      expect(await edit(`Look: ${made.url}`)).toBeNull()
      // A card whose address was never among the words stays.
      const bare = await publish(member, 'Look', { urlPreview: made })
      const edited = await member.patch(`/api/posts/${bare.id}`, { content: 'Look there' })
      expect(calls.editPost.answer.parse(edited.body).urlPreview).toEqual(made)
    })

    test('an address that was never looked at is looked at now; one that has no preview is refused', async () => {
      const madeUp = (path: string) => ({
        url: elsewhere.origin + path,
        title: 'Made up',
        description: '',
        image: null,
      })
      const post = await publish(member, 'Words stay', { urlPreview: madeUp('/fresh/never') })
      expect(post.urlPreview).toEqual(previewOf(await ask('/fresh/never')))
      expect(elsewhere.asked('/fresh/never')).toBe(1)
      for (const urlPreview of [madeUp('/gone'), { ...madeUp(''), url: 'http://127.0.0.1:9/' }]) {
        const refused = await member.post('/api/posts', { content: 'No card', urlPreview })
        expect([refused.status, JSON.parse(refused.text).code]).toEqual([422, 'preview-unavailable'])
      }
    })
  })

  test('pictures are collected when neither a preview nor a post shows them, and not before', async () => {
    const collect = () => collectPreviews(server.database, server.media, server.clock.now)
    const isThere = async (image: string | null) => (await server.visitor.get(image ?? '')).status === 200
    elsewhere.publishEdition('To be kept')
    server.clock.now += 30 * day
    member = await server.member()
    await collect()

    const first = previewOf(await ask('/edition'))
    const post = await publish(member, 'Read this', { urlPreview: first })
    const repeat = await publish(member, 'Again', { urlPreview: first })
    server.clock.now += 2 * day
    const second = previewOf(await ask('/edition'))
    expect(second.image).not.toBe(first.image)
    server.clock.now += 6 * day
    // The posts hold the first picture, the remembered preview holds the second.
    expect(await collect()).toBe(0)
    expect([await isThere(first.image), await isThere(second.image)]).toEqual([true, true])

    server.clock.now += 3 * day
    expect(await collect()).toBe(1)
    expect([await isThere(first.image), await isThere(second.image)]).toEqual([true, false])

    expect((await member.delete(`/api/posts/${post.id}`)).status).toBe(204)
    expect(await collect()).toBe(0)
    expect((await member.delete(`/api/posts/${repeat.id}`)).status).toBe(204)
    expect(await collect()).toBe(1)
    expect(await isThere(first.image)).toBe(false)
    expect(await server.media.size((first.image ?? '').replace('/media/', ''))).toBeUndefined()
  })

  test('the log names no address that members look at', async () => {
    await ask('/gone?secret-interest')
    expect(server.log.join('\n')).not.toContain('secret-interest')
  })
})

/** For pages whose pictures are not asked about. */
const noPictures = { preview: () => Promise.resolve(undefined) }

/** A web of which every address is the same small page. */
function startSmallWeb() {
  const asked: string[] = []
  const fetcher: GuardedFetch = {
    post: () => Promise.reject(new Error('Nothing is sent.')),
    get: (address, _, read) => {
      asked.push(String(address))
      return read({
        url: new URL(address),
        type: 'text/html',
        charset: undefined,
        header: () => undefined,
        body: Readable.from([Buffer.from('<title>A page</title>')]),
      })
    },
  }
  return { asked, fetcher }
}

/** The service by itself, on a new database of the first kind. */
async function openPreviews(changed: Partial<Parameters<typeof createPreviews>[0]>) {
  const [engine] = engines
  if (engine === undefined) throw new Error('There is no database to test on.')
  const { database, discard } = await engine.open()
  const parts = {
    database,
    media: createDiskStore(tmpdir()),
    fetcher: startSmallWeb().fetcher,
    decoders: noPictures,
    limits: [],
    owner: { id: nobody },
    now: () => 0,
    log: createLog('silent'),
  }
  return { parts, previews: createPreviews({ ...parts, ...changed }), discard }
}

test('who read that nothing is known while another fetched it has what the other fetched', async () => {
  const web = startSmallWeb()
  const { parts, discard } = await openPreviews({})
  // The first two reads have come to an end, but nobody has heard of it.
  const reads = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let read = 0
  const lingering: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const turn = reads[read]
      read += 1
      await turn?.promise
      return result
    },
  }
  const database = { ...parts.database, kysely: parts.database.kysely.withPlugin(lingering) }
  const previews = createPreviews({ ...parts, database, fetcher: web.fetcher })
  const asking = ['ada', 'bea'].map((member) => previews.of(member, 'https://pages.example/'))
  await expect.poll(() => read).toBe(2)
  for (const [index, turn] of reads.entries()) {
    turn.resolve()
    expect(await asking[index]).toMatchObject({ title: 'A page' })
  }
  expect(web.asked).toHaveLength(1)
  await discard()
})

test('what a member may have read is bounded by the minute and by the day alike', async () => {
  const clock = { now: 0 }
  const now = () => clock.now
  const limits = [createRateLimiter(2, minute, now), createRateLimiter(4, day, now)]
  const { previews, discard } = await openPreviews({ now, limits })
  const read = async (count: number) => {
    for (let page = 0; page < count; page += 1) await previews.of('ada', `https://pages.example/${newId(page)}`)
  }
  const refused = { code: 'too-many-requests' }
  await read(2)
  await expect(read(1)).rejects.toMatchObject({ ...refused, headers: { 'retry-after': '60' } })
  clock.now += minute
  await read(2)
  clock.now += minute
  await expect(read(1)).rejects.toMatchObject({ ...refused, headers: { 'retry-after': String(24 * 60 * 60 - 120) } })
  clock.now += day
  await read(2)
  await discard()
})

/** A site that serves one page: `head`, and then filler for ever, as fast as it is read. */
async function neverEnding(head: string) {
  let written = 0
  const ended = Promise.withResolvers<void>()
  const filler = '<meta name="filler" content="x">'.repeat(512)
  const site = await startSite((_, response) => {
    const go = () => {
      while (!response.destroyed) {
        written += filler.length
        if (!response.write(filler)) return
      }
    }
    response.on('drain', go).on('close', ended.resolve)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(head)
    go()
  })
  return { ...site, written: () => written, ended: ended.promise }
}

test.each([
  ['that says its name, half a megabyte', '<head><title>Large</title>', 512 * 1024, 'Large'],
  ['that says nothing of itself, two megabytes', '<head>', 2 * 1024 * 1024, undefined],
])('of a page without an end %s is read, and the connection is closed', async (_, head, most, expected) => {
  const site = await neverEnding(head)
  const fetch = createPreviewFetcher(createGuardedFetch({ allowHosts: [site.host] }), noPictures)
  const found = await fetch(`${site.origin}/`)
  await site.ended
  expect(found?.title).toBe(expected)
  // What was written and never read waits in the buffers of two sockets.
  expect(site.written()).toBeLessThan(most + 8 * 1024 * 1024)
  await site.close()
})

test('of a page without an end no more is taken than is read', async () => {
  let taken = 0
  const endless = (head: string): GuardedFetch => ({
    post: () => Promise.reject(new Error('Nothing is sent.')),
    get: (_, __, read) =>
      read({
        url: new URL('https://large.example/'),
        type: 'text/html',
        charset: 'utf-8',
        header: () => undefined,
        body: (async function* () {
          yield Buffer.from(head)
          for (;;) {
            const chunk = Buffer.from('<meta name="filler" content="x">'.repeat(512))
            taken += chunk.length
            yield chunk
          }
        })(),
      }),
  })
  const named = createPreviewFetcher(endless('<head><title>Large</title>'), noPictures)
  expect(await named('https://large.example/')).toMatchObject({ title: 'Large' })
  expect(taken).toBeLessThanOrEqual(512 * 1024 + 16_384)
  taken = 0
  expect(await createPreviewFetcher(endless('<head>'), noPictures)('https://large.example/')).toBeUndefined()
  expect(taken).toBeGreaterThan(2 * 1024 * 1024 - 16_384)
  expect(taken).toBeLessThanOrEqual(2 * 1024 * 1024 + 16_384)
})

test('a page whose head is long says its name far down: title, description and picture are read there', async () => {
  const script = (bytes: number) => `<script>var state = "${'x'.repeat(bytes)}"</script>`
  const [jpeg, packed] = [await drawn(800, 400).jpeg().toBuffer(), createGzip()]
  const body = [
    '<!doctype html><html><head>',
    script(637_000),
    '<title>A film of a mill</title><meta property="og:title" content="A film of a mill, turning">',
    script(60_000),
    '<meta property="og:description" content="Nine minutes."><meta property="og:image" content="/still.jpg"></head>',
    `<body>${script(860_000)}</body></html>`,
  ].join('')
  packed.end(body)
  const gzipped = await buffer(packed)
  const site = await startSite((request, response) => {
    if (request.url === '/still.jpg') return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg)
    const isPacked = request.url === '/packed'
    response.writeHead(200, { 'content-type': 'text/html', ...(isPacked && { 'content-encoding': 'gzip' }) })
    return response.end(isPacked ? gzipped : body)
  })
  const decoders = createDecoders()
  const fetch = createPreviewFetcher(createGuardedFetch({ allowHosts: [site.host] }), decoders)
  for (const path of ['/watch', '/packed'])
    expect(await fetch(site.origin + path)).toMatchObject({
      title: 'A film of a mill, turning',
      description: 'Nine minutes.',
      picture: { width: 800, height: 400 },
    })
  decoders.close()
  await site.close()
})

test('a server that tests may lead astray says so when it starts', async () => {
  // It cannot listen there, and then it ends with all that it said.
  const folder = mkdtempSync(join(tmpdir(), 'skein-preview-start-'))
  const started = startProcess({ HOST: '203.0.113.1', DATA_DIR: folder, PREVIEW_ALLOW_HOSTS: '127.0.0.1:4000' })
  await expect(started).rejects.toThrow(
    /"hosts":\["127\.0\.0\.1:4000"\].*PREVIEW_ALLOW_HOSTS lets members reach private hosts; it is for tests only/,
  )
  rmSync(folder, { recursive: true })
})
