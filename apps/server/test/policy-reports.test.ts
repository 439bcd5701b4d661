/** What browsers tell of violations of the pages' policy: that it is heard, and that a flood of it changes nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readWebBuild } from '../src/pages/web-build.ts'
import { engines } from './support/engines.ts'
import { codeOf, startServer } from './support/test-server.ts'
import type { TestServer } from './support/test-server.ts'
import { makeWebBuild } from './support/web-build.ts'

const [sqlite] = engines
const path = '/policy-reports'

describe('reports of violations', () => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(sqlite, { web: await readWebBuild(makeWebBuild()) })))
  beforeEach(() => {
    server.clock.now += 60 * 60_000
    server.log.length = 0
  })
  afterAll(() => server.close())

  const report = (body: unknown, type = 'application/csp-report', remoteAddress = '192.0.2.1') =>
    server.request({
      method: 'POST',
      url: path,
      remoteAddress,
      headers: { 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const old = (blocked: string, more = {}) => ({
    'csp-report': {
      'document-uri': 'https://skein.example/search?q=something-private#part',
      'effective-directive': 'script-src-elem',
      'blocked-uri': blocked,
      'script-sample': 'document.cookie',
      ...more,
    },
  })
  const logged = () =>
    server.log
      .map((line): Record<string, unknown> => Object(JSON.parse(line)))
      .filter(({ msg }) => msg === 'a page violated its policy')

  test.each(['/', '/search'])('the page at %s says where they go, in the old way and the new', async (page) => {
    const { headers } = await server.visitor.get(page)
    expect(headers['content-security-policy']).toMatch(/; report-uri \/policy-reports; report-to policy$/)
    expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"')
  })

  test('both ways are heard, without what somebody looked at', async () => {
    expect((await report(old('https://evil.example/collect?session=secret'))).status).toBe(204)
    const body = {
      documentURL: 'https://skein.example/post/1?from=somewhere-private',
      effectiveDirective: 'connect-src',
      blockedURL: 'wss://evil.example/socket',
      sourceFile: 'https://skein.example/assets/entry.js?v=secret',
      lineNumber: 12,
    }
    expect((await report([{ type: 'csp-violation', body }], 'application/reports+json')).status).toBe(204)
    expect(logged()).toEqual([
      expect.objectContaining({
        level: 40,
        page: '/search',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
      }),
      expect.objectContaining({
        page: '/post/1',
        directive: 'connect-src',
        blocked: 'wss://evil.example',
        source: '/assets/entry.js',
        line: 12,
      }),
    ])
    expect(server.log.join()).not.toMatch(/secret|private|document\.cookie/)
  })

  test('what an extension of the browser does is nobody’s business', async () => {
    expect((await report(old('chrome-extension'))).status).toBe(204)
    expect((await report(old('inline', { 'source-file': 'moz-extension://a/b.js' }))).status).toBe(204)
    expect(logged()).toEqual([])
  })

  test('anything else is refused, and so is what is too long', async () => {
    const refused = [
      await report('nonsense'),
      await report({ hello: 'there' }),
      await report([], 'application/reports+json'),
      await report(old(`https://evil.example/${'x'.repeat(20_000)}`)),
      await report(old('inline'), 'text/plain'),
      await report(old('inline'), 'application/json'),
    ]
    expect(refused.map((answer) => [answer.status, codeOf(answer)])).toEqual([
      [400, 'malformed-request'],
      [422, 'invalid-input'],
      [422, 'invalid-input'],
      [413, 'body-too-large'],
      [415, 'unsupported-media'],
      [415, 'unsupported-media'],
    ])
    expect(logged()).toEqual([])
    const { headers } = await report(old('inline', { 'effective-directive': `a${'\n'.repeat(500)}` }))
    expect(headers['cache-control']).toBe('no-store')
    expect(String(logged()[0]?.['directive']).length).toBeLessThanOrEqual(100)
  })

  test('a flood of one browser does not fill the log, nor one of very many', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 30; n += 1) statuses.push((await report(old('inline'))).status)
    expect(statuses.indexOf(429)).toBe(20)
    for (let n = 0; n < 100; n += 1) await report(old('inline'), 'application/csp-report', `198.51.100.${n}`)
    expect(logged()).toHaveLength(60)
  })

  test('there is a page at the address for nobody', async () => {
    expect((await server.visitor.get(path)).status).toBe(405)
  })
})
