/** The numbers by which a server is watched. */
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { countMedia } from '../src/metrics/count-media.ts'
import { createMetrics } from '../src/metrics/metrics.ts'
import { serveMetrics } from '../src/metrics/serve-metrics.ts'
import { createDiskStore } from '../src/media/media-store.ts'
import { engines } from './support/engines.ts'
import { openEvents } from './support/event-client.ts'
import { photo } from './support/pictures.ts'
import { fileAt, uploadPicture } from './support/send-uploads.ts'
import { publish, startServer } from './support/test-server.ts'
import type { TestServer } from './support/test-server.ts'

/** The value of a series; nothing where it is not told. */
function valueIn(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1).split(' ')[0])
}

const seriesIn = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

describe.each(engines)('metrics on $name', (engine) => {
  const metrics = createMetrics({ ofProcess: false })
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(engine, { metrics, settings: { SIGNIN_LIMIT_PER_QUARTER: '8' } })
  })
  afterAll(() => server.close())

  test('tell of requests, refusals, the database, streams and files what has happened', async () => {
    const ada = await server.member('measured_ada')
    await publish(ada, 'Counted')
    await server.visitor.post('/api/auth/login', { username: 'measured_ada', password: 'a-wrong-one' })
    const picture = await uploadPicture(server, ada, await photo('jpeg', 64, 48))
    const file = await fileAt(server, picture.url, { cookie: ada.cookie })
    const text = await metrics.read()
    expect(valueIn(text, 'skein_requests_total{call="createPost",status="201"}')).toBe(1)
    expect(valueIn(text, 'skein_requests_total{call="login",status="401"}')).toBe(1)
    expect(valueIn(text, 'skein_requests_total{call="media",status="200"}')).toBe(1)
    expect(valueIn(text, 'skein_request_duration_seconds_count{call="createPost"}')).toBe(1)
    expect(valueIn(text, 'skein_refusals_total{code="wrong-credentials"}')).toBe(1)
    expect(valueIn(text, 'skein_media_bytes_total{direction="served"}')).toBe(file.bytes.length)
    expect(valueIn(text, 'skein_database_statements_total')).toBe(server.database.statementCount())
    expect(valueIn(text, 'skein_event_streams')).toBe(0)
    const connections = valueIn(text, 'skein_database_connections{state="open"}') ?? 0
    expect(connections > 0).toBe(engine.name === 'PostgreSQL')
  })

  test('count streams while they are open, and limits that refuse', async () => {
    const ada = await server.member()
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await openEvents(origin, { cookie: ada.cookie })
    await stream.ready
    expect(valueIn(await metrics.read(), 'skein_event_streams')).toBe(1)
    stream.close()
    await expect.poll(async () => valueIn(await metrics.read(), 'skein_event_streams')).toBe(0)
    for (let n = 0; n < 9; n += 1)
      await server.visitor.post('/api/auth/login', { username: ada.user.username, password: 'a-wrong-one' })
    expect(valueIn(await metrics.read(), 'skein_refusals_total{code="too-many-requests"}')).toBeGreaterThan(0)
  })

  test('have as many series as the program has names, and none of anybody, whatever is asked for', async () => {
    const ask = async (word: string) => {
      const member = await server.member(`m_${word}`)
      await publish(member, `Words of ${word} #${word}`)
      for (const path of [
        `/${word}`,
        `/@${word}`,
        `/api/${word}`,
        `/api/users/username/${word}`,
        `/api/posts?tag=${word}`,
        `/api/search/posts?q=${word}`,
        `/media/${word}.webp`,
        `/%${word}`,
      ])
        await member.get(path, { 'user-agent': word, 'x-forwarded-for': `10.0.0.${word.length}`, referer: word })
      await member.delete(`/api/${word}`)
      await server.visitor.post('/api/auth/login', { username: word, password: word })
    }
    await ask('first')
    const before = seriesIn(await metrics.read()).length
    for (const word of ['second', 'third0', 'fourth00']) await ask(word)
    const text = await metrics.read()
    expect(seriesIn(text)).toHaveLength(before)
    expect(text).not.toMatch(/first|second\b|third0|fourth|m_|@|127\.0|10\.0|mail\.example|[0-9a-f]{8}-[0-9a-f]{4}/)
  })
})

test('files are counted as they are kept, and jobs as they end', async () => {
  const metrics = createMetrics({ ofProcess: false })
  const files: string[] = []
  const store = countMedia(
    { ...createDiskStore('/nowhere'), put: async (name) => void files.push(name) },
    metrics.count,
  )
  await store.put('a.webp', new Uint8Array(12))
  expect(await metrics.job('tidy', Promise.resolve(7))).toBe(7)
  await expect(metrics.job('tidy', Promise.reject(new Error('no')))).rejects.toThrow('no')
  const text = await metrics.read()
  expect(valueIn(text, 'skein_media_bytes_total{direction="kept"}')).toBe(12)
  expect(valueIn(text, 'skein_jobs_total{task="tidy",result="done"}')).toBe(1)
  expect(valueIn(text, 'skein_jobs_total{task="tidy",result="failed"}')).toBe(1)
  expect(valueIn(text, 'skein_job_last_success_timestamp_seconds{task="tidy"}')).toBeGreaterThan(1e9)
})

test('are served as OpenMetrics on a port of their own, with those of the process, and nothing else is', async () => {
  const metrics = createMetrics({ ofProcess: true })
  const serving = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
  const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${serving.port}${path}`, { method })
  const answer = await at('/metrics')
  expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/)
  const text = await answer.text()
  expect(text).toMatch(/# EOF\n$/)
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(valueIn(text, name)).toBeGreaterThanOrEqual(0)
  expect([(await at('/')).status, (await at('/metrics', 'POST')).status]).toEqual([404, 404])
  await expect(serveMetrics(metrics, { port: serving.port, host: '127.0.0.1' })).rejects.toThrow(
    /^METRICS_PORT \d+ cannot be opened at 127\.0\.0\.1 \(.*EADDRINUSE.*\)\.$/,
  )
  await serving.close()
})
