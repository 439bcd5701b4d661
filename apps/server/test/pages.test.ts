import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StartError, readConfig } from '../src/config.ts'
import { readWebBuild } from '../src/pages/web-build.ts'
import { engines } from './support/engines.ts'
import { codeOf, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'
import { makeWebBuild } from './support/web-build.ts'

const bootOf = (text: string): Record<string, unknown> => JSON.parse(/json">(.*)<\/script>/.exec(text)?.[1] ?? 'null')

describe.each(engines)('pages on $name', (engine) => {
  let folder: string
  let server: TestServer
  let member: Caller
  const demo = { username: 'demo', password: 'quiet-paper' }
  beforeAll(async () => {
    folder = makeWebBuild()
    server = await startServer(engine, {
      web: await readWebBuild(folder),
      demo,
      settings: {
        PUBLIC_URL: 'http://skein.example',
        CONTACT_EMAIL: 'office@harbour.example',
        CONTACT_ADDRESS: 'Harbour Office, Tampa, Florida, USA',
      },
    })
    member = await server.member('noor')
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  test('an address of the app is a page, an unknown one a page with status 404', async () => {
    const page = await server.visitor.get('/')
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const path of ['/bookmraks', '/profile/nobody_here', '/profile/%3Cscript%3E'])
      expect([path, (await server.visitor.get(path)).status]).toEqual([path, 404])
    const api = await server.visitor.get('/api')
    expect([api.status, codeOf(api)]).toEqual([404, 'not-found'])
    expect((await server.visitor.post('/')).status).toBe(405)
  })

  test('WebAssembly runs in the worker for passphrases alone, which reaches nothing', async () => {
    const policyOf = async (path: string) => (await server.visitor.get(path)).headers['content-security-policy']
    expect(await policyOf('/')).not.toContain('wasm-unsafe-eval')
    expect(await policyOf('/assets/argon2.worker-a1b2c3d4.js')).toBe(
      "default-src 'none'; script-src 'wasm-unsafe-eval'",
    )
    expect(await policyOf('/assets/entry-a1b2c3d4.js')).toBeUndefined()
  })

  test.each([
    '/profile/%5B',
    '/profile/a%7Cb',
    '/post/%5B',
    '/post/%',
    '/profile/%ff',
    '/%ff',
    '/%zz',
    '/100%',
    '/a%00b',
    '//bookmraks//',
    '//evil.example/',
    '/profile//nobody_here/',
    '/profile/%2F%2Fevil.example',
    `/${'a'.repeat(4000)}`,
    `/profile/${'%E2%98%83'.repeat(400)}`,
  ])('an odd address that nothing stands at is a page with status 404 (%#)', async (path) => {
    const answer = await server.visitor.get(path)
    expect([answer.status, answer.headers['content-type'], answer.headers['location']]).toEqual([
      404,
      'text/html; charset=utf-8',
      undefined,
    ])
    expect(answer.text).toContain('</html>')
  })

  test('a page is the same however its address is spelled', async () => {
    for (const path of ['/profile/noor', '/profile/Noor', '/profile/n%6For', '/profile//noor', '/profile/noor/']) {
      const answer = await server.visitor.get(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.text).toContain('http://skein.example/profile/noor')
    }
    const call = await server.visitor.get('/api/users/%ff')
    expect([call.status, codeOf(call)]).toEqual([400, 'malformed-request'])
  })

  test('a page knows its viewer, its language and the demo account', async () => {
    expect(bootOf((await server.visitor.get('/')).text)).toMatchObject({ viewer: null, language: 'en', demo })
    const own = await member.get('/', { 'accept-language': 'de-AT, en;q=0.8' })
    expect(bootOf(own.text)).toMatchObject({ viewer: { username: 'noor', email: 'noor@mail.example' }, language: 'de' })
    const languages = async (headers: Record<string, string>) =>
      bootOf((await server.visitor.get('/', headers)).text).language
    expect(await languages({ 'accept-language': 'it, fr;q=0.4, es;q=0.7' })).toBe('es')
    expect(await languages({ 'accept-language': 'de;q=0, sv' })).toBe('en')
    expect(await languages({ cookie: 'skein-lang=fr', 'accept-language': 'de' })).toBe('fr')
    expect(await languages({ cookie: 'skein-lang=<script>', 'accept-language': 'de' })).toBe('de')
  })

  test('a page knows where the people who run the server are reached, as far as they said', async () => {
    expect(bootOf((await server.visitor.get('/terms')).text)['contact']).toEqual({
      email: 'office@harbour.example',
      address: 'Harbour Office, Tampa, Florida, USA',
    })
    expect(readConfig({}).contact).toEqual({})
    expect(() => readConfig({ CONTACT_EMAIL: 'nobody' })).toThrow('CONTACT_EMAIL must be an e-mail address')
  })

  test("a visitor's page is made once a language; a member's, or one with a query, each time", async () => {
    const renders = async (caller: Pick<Caller, 'get'>, path: string, language = 'en') =>
      bootOf((await caller.get(path, { 'accept-language': language })).text).renders
    expect(await renders(server.visitor, '/explore')).toBe(await renders(server.visitor, '/explore'))
    expect(await renders(server.visitor, '/explore')).not.toBe(await renders(server.visitor, '/explore', 'es'))
    expect(await renders(member, '/explore')).not.toBe(await renders(member, '/explore'))
    expect(await renders(server.visitor, '/search?q=a')).not.toBe(await renders(server.visitor, '/search?q=a'))
    expect((await member.get('/')).headers).toMatchObject({ 'cache-control': 'private, no-cache' })
  })

  test('what the app redirects, the server redirects', async () => {
    const answer = await member.get('/auth')
    expect([answer.status, answer.headers.location]).toEqual([302, '/'])
  })

  test('a profile names itself in the first HTML, whatever it is called', async () => {
    await server.database.kysely
      .updateTable('users')
      .set({
        name: '"><script>alert(1)</script> $& Haddad',
        bio: 'Deletes <settings> & more',
        avatar: '/media/noor.webp',
      })
      .where('username', '=', 'noor')
      .execute()
    const { status, text } = await server.visitor.get('/profile/noor')
    expect(status).toBe(200)
    const name = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; Haddad (@noor)'
    expect(text).toContain(`<title>${name} · Skein</title>`)
    expect(text).toContain(`<meta property="og:title" content="${name}">`)
    expect(text).toContain('<meta name="description" content="Deletes &lt;settings&gt; &amp; more">')
    expect(text).toContain('<meta property="og:url" content="http://skein.example/profile/noor">')
    expect(text).toContain('<meta property="og:image" content="http://skein.example/media/noor.webp">')
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('noor@mail.example')
  })

  test('the policy allows what the app brings, by its hash, and no other script', async () => {
    const policy = async (path: string) => String((await server.visitor.get(path)).headers['content-security-policy'])
    expect(await policy('/')).toBe(
      "default-src 'self'; script-src 'self' 'sha256-AAAA'; require-trusted-types-for 'script'; trusted-types default; style-src 'self' 'sha256-AAAA'; img-src 'self' data: blob:; media-src 'self' blob:; " +
        "font-src 'self'; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'none'; frame-src 'none'; report-uri /policy-reports; report-to policy",
    )
    for (const path of ['/search', '/search?q=x']) expect(await policy(path)).toContain('frame-src https:')
    expect(await policy('/searching')).toContain("frame-src 'none'")
    expect(await policy('/')).not.toMatch(/unsafe|\*/)
    expect((await server.visitor.get('/')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=(self), microphone=(self)'),
      'cross-origin-opener-policy': 'same-origin',
    })
  })

  test('files of the build are kept for a year where their name holds their hash, and sent packed', async () => {
    const plain = await server.visitor.get('/assets/entry-a1b2c3d4.js')
    expect([plain.status, plain.text]).toEqual([200, 'export {}'])
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(
      (await server.visitor.get('/assets/entry-a1b2c3d4.js', { 'accept-encoding': 'gzip, br' })).headers,
    ).toMatchObject({ 'content-encoding': 'br' })
    expect(
      (await server.visitor.get('/assets/entry-a1b2c3d4.js', { 'if-none-match': String(plain.headers.etag) })).status,
    ).toBe(304)
    expect((await server.visitor.get('/icon.svg')).headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-type': 'image/svg+xml',
    })
    for (const path of [
      '/assets/gone-a1b2c3d4.js',
      '/.vite/manifest.json',
      '/inline-hashes.json',
      '/index.html',
      '/..%2fserver/entry-server.js',
      '/assets/../../server/entry-server.js',
    ])
      expect([path, (await server.visitor.get(path)).status]).toEqual([path, 404])
  })

  test('a page is sent packed', async () => {
    const { rawPayload, headers } = await server.app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
    expect(bootOf(brotliDecompressSync(rawPayload).toString())).toMatchObject({ language: 'en' })
  })
})

test('a build that is not there is named in one sentence', async () => {
  await expect(readWebBuild(join(tmpdir(), 'skein-no-such-build'))).rejects.toThrow(StartError)
})
