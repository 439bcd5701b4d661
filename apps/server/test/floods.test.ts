/** Floods of reading: what the cheapest client can send must not take the server from everybody else. */
import { createTokenBuckets } from '@skein/domain/calls/token-buckets'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { sustained } from '../src/http/load-shedding.ts'
import { readWebBuild } from '../src/pages/web-build.ts'
import { engines } from './support/engines.ts'
import { openEvents } from './support/event-client.ts'
import { codeOf, startServer } from './support/test-server.ts'
import type { Answer, TestServer } from './support/test-server.ts'
import { makeWebBuild } from './support/web-build.ts'

const [sqlite] = engines
const media = '/media/01890a5d-ac96-774b-bcce-b302099a8057.webp'
/** A twentieth of what is usual, so that a flood is soon one. */
const settings = { READS_PER_SECOND: '1' }

test('nobody meets the limits by hand: two hundred reads at once and twenty a second are usual', () => {
  expect(readConfig({}).readsPerSecond).toBe(20)
})

describe('reading without end', () => {
  let server: TestServer
  afterEach(() => server.close())

  const from = (remoteAddress: string) => (url: string) => server.request({ method: 'GET', url, remoteAddress })
  /** How many of a flood were let in, and the first that was not. */
  async function flood(
    count: number,
    ask: (n: number) => Promise<Answer>,
  ): Promise<{ letIn: number; refused: Answer | undefined }> {
    const answers: Answer[] = []
    for (let n = 0; n < count; n += 1) answers.push(await ask(n))
    return {
      letIn: answers.filter(({ status }) => status !== 429).length,
      refused: answers.find(({ status }) => status === 429),
    }
  }

  test('a visitor who searches and searches is slowed down, and nobody else', async () => {
    server = await startServer(sqlite, { settings })
    const path = '/api/search/suggestions?q=storm'
    const search = from('192.0.2.1')
    const { letIn, refused } = await flood(25, () => search(path))
    expect(letIn).toBe(6)
    expect([refused?.headers['retry-after'], refused && codeOf(refused)]).toEqual(['2', 'too-many-requests'])
    expect((await from('192.0.2.2')(path)).status).toBe(200)
    // Other reading goes on, and time gives back.
    expect((await search('/api/auth/user')).status).toBe(401)
    server.clock.now += 4000
    expect((await flood(5, () => search(path))).letIn).toBe(2)
  })

  test('so is a member, whichever way they search', async () => {
    server = await startServer(sqlite, { settings })
    for (const kind of ['posts', 'users', 'hashtags', 'suggestions']) {
      const ada = await server.member()
      const { letIn } = await flood(10, () => ada.get(`/api/search/${kind}?q=storm`))
      expect([kind, letIn]).toEqual([kind, 6])
      expect((await ada.get('/api/auth/user')).status).toBe(200)
    }
    const ada = await server.member()
    const body = { query: 'storm', sources: ['local'] }
    expect((await flood(10, () => ada.post('/api/search/blended', body))).letIn).toBe(6)
  })

  test('a member who reads without end is, from whatever network, and not their neighbours', async () => {
    server = await startServer(sqlite, { settings })
    const [ada, grace] = [await server.member(), await server.member()]
    const read = (n: number) =>
      server.request({
        method: 'GET',
        url: '/api/posts',
        remoteAddress: `192.0.2.${n}`,
        headers: { cookie: ada.cookie },
      })
    const { letIn, refused } = await flood(40, read)
    expect(letIn).toBe(15)
    expect(refused?.headers['retry-after']).toBe('1')
    expect((await grace.get('/api/posts')).status).toBe(200)
  })

  test('what has no limit of its own counts as well: a key that is taken away again and again', async () => {
    server = await startServer(sqlite, { settings })
    const ada = await server.member()
    const take = () => ada.delete('/api/settings/muted-words/01890a5d-ac96-774b-bcce-b302099a8057')
    expect((await flood(20, take)).letIn).toBe(15)
  })

  test('it does not help to come with sessions that are none', async () => {
    server = await startServer(sqlite, { settings })
    const read = (n: number) =>
      server.visitor.get('/api/auth/user', { cookie: `skein-session=${String(n).padStart(43, 'x')}` })
    expect((await flood(40, read)).letIn).toBe(30)
  })

  test('nor to come from each network of a /48', async () => {
    server = await startServer(sqlite, { settings })
    const read = (n: number) => from(`2001:db8:7:${n.toString(16)}::1`)('/api/auth/user')
    expect((await flood(490, read)).letIn).toBe(480)
  })

  test('pages that are made, and files, have limits too', async () => {
    server = await startServer(sqlite, { settings, web: await readWebBuild(makeWebBuild()) })
    expect((await flood(40, () => from('192.0.2.1')('/search?q=storm'))).letIn).toBe(30)
    expect((await flood(160, () => from('192.0.2.2')(media))).letIn).toBe(150)
  })

  test('whoever watches over the server is always answered', async () => {
    server = await startServer(sqlite, { settings })
    for (const path of ['/api/health', '/api/health/live', '/api/health/ready'])
      expect((await flood(40, () => from('192.0.2.1')(path))).letIn).toBe(40)
  })
})

describe('buckets', () => {
  test('hold a burst and fill up again, and a clock that is set back empties none', () => {
    let now = 1_000_000
    const buckets = createTokenBuckets({ perSecond: 2, burst: 4, now: () => now })
    const took = (count = 0): number => {
      try {
        buckets.take('ada')
      } catch {
        return count
      }
      return took(count + 1)
    }
    expect(took()).toBe(4)
    expect(took()).toBe(0)
    now += 1000
    expect(took()).toBe(2)
    now += 60_000
    expect(took()).toBe(4)
    now -= 30_000
    expect(took()).toBe(4)
    expect(took()).toBe(0)
  })

  test('are bounded, and a crowd fills up none that is empty', () => {
    const buckets = createTokenBuckets({ perSecond: 1, burst: 2, now: () => 0 })
    for (let n = 0; n < 2; n += 1) buckets.take('flooder')
    for (let n = 0; n < 120_000; n += 1) buckets.take(`stranger ${n}`)
    expect(buckets.size()).toBe(50_000)
    expect(() => buckets.take('flooder')).toThrow('Too many attempts')
  })
})

test('a single stop is not late, three late seconds in a row are, and one that is not ends it', () => {
  const watch = sustained()
  expect([900, 0, 500, 600, 700, 400, 10, 800].map(watch)).toEqual([0, 0, 0, 0, 500, 400, 10, 10])
})

test('a server that is late sends away at once what it cannot answer in time, and says when to come back', async () => {
  let delayMs = 0
  const server = await startServer(sqlite, { loopDelay: () => delayMs, web: await readWebBuild(makeWebBuild()) })
  const ada = await server.member()
  const statuses = async () => [
    (await ada.get('/api/posts')).status,
    (await ada.post('/api/posts', { content: 'Hello' })).status,
    (await server.visitor.get('/')).status,
    (await server.visitor.get(media)).status,
    (await server.visitor.get('/api/health')).status,
    (await server.visitor.get('/api/health/live?since=now')).status,
    (await server.visitor.get('/api/health/ready')).status,
  ]
  expect(await statuses()).toEqual([200, 201, 200, 404, 200, 200, 200])
  delayMs = 5000
  expect(await statuses()).toEqual([503, 503, 503, 503, 200, 200, 200])
  const refused = await ada.get('/api/posts')
  expect([codeOf(refused), refused.headers['retry-after']]).toEqual(['unavailable', '5'])
  delayMs = 0
  expect(await statuses()).toEqual([200, 201, 200, 404, 200, 200, 200])
  await server.close()
})

test('streams have an end in number: the next one is told to come later', async () => {
  const server = await startServer(sqlite, { maxStreams: 2 })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const open = await Promise.all(
    [await server.member(), await server.member()].map(({ cookie }) => openEvents(origin, { cookie })),
  )
  await Promise.all(open.map(({ ready }) => ready))
  const late = await server.member()
  const refused = await late.get('/api/events')
  expect([refused.status, codeOf(refused), refused.headers['retry-after']]).toEqual([503, 'unavailable', '30'])
  for (const stream of open) stream.close()
  await server.close()
})
