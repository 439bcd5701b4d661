import { deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wholeBody } from '../src/guarded-fetch/body.ts'
import { FetchRefused } from '../src/guarded-fetch/fetch-refused.ts'
import { createGuardedFetch } from '../src/guarded-fetch/guarded-fetch.ts'
import type { GetOptions, GuardedFetch, GuardedFetchOptions } from '../src/guarded-fetch/guarded-fetch.ts'
import { isPublicAddress } from '../src/guarded-fetch/public-address.ts'
import { createSlots } from '../src/guarded-fetch/slots.ts'
import { startSite, startWitness } from './support/site.ts'
import type { Site } from './support/site.ts'

const html: GetOptions = { accept: ['text/html'], maxBytes: 100_000, atLimit: 'refuse' }

/** Why an address was refused, or the text that was fetched. */
async function outcome(fetcher: GuardedFetch, address: string, options: Partial<GetOptions> = {}): Promise<string> {
  try {
    return await fetcher.get(address, { ...html, ...options }, async ({ body }) => (await wholeBody(body)).toString())
  } catch (error) {
    if (error instanceof FetchRefused) return `refused: ${error.reason}`
    throw error
  }
}

let witness: Awaited<ReturnType<typeof startWitness>>
beforeAll(async () => {
  witness = await startWitness()
})
afterAll(() => witness.close())

/** A fetcher that may use the witness's port, so that nothing but the address stands between the two. */
const fetcherNear = (options: GuardedFetchOptions = {}) =>
  createGuardedFetch({ ports: [80, 443, witness.port], resolve: async () => ['127.0.0.1'], ...options })

/** Hosts of the inside in every way of writing that a URL parser understands. */
const insideHosts = [
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '0177.0.0.0x1',
  '00000177.0.0.1',
  '127.0.0.01',
  '%31%32%37.0.0.1',
  '127%2e0%2e0%2e1',
  '１２７.0.0.1',
  '127。0。0。1',
  '①②⑦.0.0.1',
  '127.255.255.254',
  '0',
  '0.0.0.0',
  '0x0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '167772161',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '3232235521',
  '0xc0a80001',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '169.254.43518',
  '169.254.170.2',
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.255',
  '168.63.129.16',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:0:127.0.0.1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::8.8.8.8]',
  '[64:ff9b:1::a00:1]',
  '[2002:7f00:1::]',
  '[2002:a00:1::1]',
  '[2001:0:7f00:1::]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[5f00::1]',
  '[100::1]',
  '[100:0:0:1::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fe80::a9fe:a9fe]',
  '[fe80::1%25eth0]',
  '[fe80::1%eth0]',
  '[fec0::1]',
  '[ff02::1]',
  '[4000::1]',
]

const insideNames = [
  'localhost',
  'localhost.',
  'LOCALHOST',
  'loc%61lhost',
  'ⓛocalhost',
  'app.localhost',
  'database',
  'metadata.google.internal',
  'printer.local',
  'router.lan',
  'nas.home.arpa',
  'example..com',
  '.',
]

describe('no way of writing an address reaches the inside', () => {
  test.each([...insideHosts, ...insideNames])('%s', async (host) => {
    const before = witness.contacts()
    const fetcher = fetcherNear({ resolve: async () => ['93.184.216.34'], localAddress: '127.0.0.1' })
    for (const scheme of ['http', 'https'])
      expect(await outcome(fetcher, `${scheme}://${host}:${witness.port}/`)).toBe('refused: address')
    expect(witness.contacts()).toBe(before)
  })

  test('the list is long enough to mean something', () => {
    expect(insideHosts.length + insideNames.length).toBeGreaterThan(85)
  })

  test.each([
    ['userinfo that looks like a host', () => `http://example.com@127.0.0.1:${witness.port}/`],
    ['a backslash', () => `http://127.0.0.1:${witness.port}\\@example.com/`],
    ['a name', () => 'http://member@example.com/'],
    ['a password', () => 'http://member:secret@example.com/'],
    ['an empty password', () => 'http://:@example.com/'],
    ['file', () => 'file:///etc/passwd'],
    ['ftp', () => 'ftp://example.com/'],
    ['gopher', () => `gopher://127.0.0.1:${witness.port}/_x`],
    ['data', () => 'data:text/html,<title>x</title>'],
    ['javascript', () => 'javascript:alert(1)'],
    ['a socket', () => 'unix:/var/run/docker.sock'],
    ['mail', () => 'http://example.com:25/'],
    ['a database', () => 'http://example.com:5432/'],
    ['another port of the web', () => 'http://example.com:8080/'],
    ['port zero', () => 'http://example.com:0/'],
    ['no port there is', () => 'http://example.com:99999/'],
    ['no host', () => 'http://'],
    ['no scheme', () => 'example.com'],
    ['relative without a base', () => '/etc'],
    ['too long', () => `http://example.com/${'a'.repeat(2100)}`],
    ['too long once written out', () => `http://example.com/${'ü'.repeat(1000)}`],
  ])('%s is refused', async (_, address) => {
    const before = witness.contacts()
    const asked: string[] = []
    const fetcher = fetcherNear({
      async resolve(host) {
        asked.push(host)
        return ['127.0.0.1']
      },
    })
    // The empty userinfo is none at all once parsed, and then its host is looked up and refused for what it resolves to.
    expect(await outcome(fetcher, address())).toBe('refused: address')
    expect(witness.contacts()).toBe(before)
  })
})

describe('names are judged by what they resolve to', () => {
  const name = () => `http://site.example:${witness.port}/`

  test.each([
    ['loopback', ['127.0.0.1']],
    ['a private network', ['10.1.2.3']],
    ['a metadata service', ['169.254.169.254']],
    ['IPv6 loopback', ['::1']],
    ['a mapped address', ['::ffff:127.0.0.1']],
    ['a mapped address in hexadecimal', ['::ffff:7f00:1']],
    ['NAT64', ['64:ff9b::7f00:1']],
    ['a link-local address with a zone', ['fe80::1%lo']],
    ['public first, private second', ['93.184.216.34', '127.0.0.1']],
    ['private first, public second', ['127.0.0.1', '93.184.216.34']],
    ['public IPv4, private IPv6', ['93.184.216.34', '::1']],
    ['many public and one private', [...Array.from({ length: 50 }, (_, n) => `93.184.216.${n + 1}`), '192.168.1.1']],
    ['octal', ['0177.0.0.1']],
    ['nonsense', ['not-an-address']],
    ['an empty address', ['']],
  ])('%s', async (_, addresses) => {
    const before = witness.contacts()
    const fetcher = fetcherNear({ resolve: async () => addresses })
    for (const address of [name(), name().replace('http:', 'https:')])
      expect(await outcome(fetcher, address)).toBe('refused: address')
    expect(witness.contacts()).toBe(before)
  })

  test('a name without an address, or with a broken name server, is unreachable', async () => {
    expect(await outcome(fetcherNear({ resolve: async () => [] }), name())).toBe('refused: unreachable')
    const broken = fetcherNear({ resolve: () => Promise.reject(new Error('SERVFAIL')) })
    expect(await outcome(broken, name())).toBe('refused: unreachable')
  })

  test('a name that changes its address between two questions gains nothing: what was judged is what is connected to', async () => {
    const before = witness.contacts()
    let questions = 0
    // Going out from loopback, a connection to a public address fails inside this machine, and one to the inside would succeed.
    const fetcher = fetcherNear({
      localAddress: '127.0.0.1',
      async resolve() {
        questions += 1
        return questions % 2 === 1 ? ['93.184.216.34'] : ['127.0.0.1']
      },
    })
    const outcomes: string[] = []
    for (let attempt = 0; attempt < 8; attempt += 1) outcomes.push(await outcome(fetcher, name()))
    expect(new Set(outcomes)).toEqual(new Set(['refused: unreachable', 'refused: address']))
    expect(questions).toBe(8)
    expect(witness.contacts()).toBe(before)
  })

  test('the witness would have heard: where a test allows the host, it is contacted', async () => {
    const before = witness.contacts()
    const fetcher = fetcherNear({ allowHosts: [`127.0.0.1:${witness.port}`] })
    expect(await outcome(fetcher, `http://127.0.0.1:${witness.port}/`)).toContain('inside')
    expect(witness.contacts()).toBe(before + 1)
  })
})

test.each([
  ['8.8.8.8', true],
  ['1.1.1.1', true],
  ['100.63.255.255', true],
  ['100.128.0.1', true],
  ['172.32.0.1', true],
  ['::ffff:8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['2a00:1450:4001::1', true],
  ['2606:4700::1%eth0', false],
  ['08.8.8.8', false],
  ['8.8', false],
  ['', false],
  ['[::1]', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

describe('answers', () => {
  let site: Site
  let target = ''
  const opened: Record<string, number> = {}
  beforeAll(async () => {
    site = await startSite((request, response) => {
      const url = new URL(request.url ?? '/', 'http://site')
      const send = (type: string | undefined, body: string | Buffer, headers: Record<string, string> = {}) => {
        response.writeHead(200, { ...(type && { 'content-type': type }), ...headers })
        response.end(body)
      }
      opened[url.pathname] = (opened[url.pathname] ?? 0) + 1
      switch (url.pathname) {
        case '/page':
          return send('Text/HTML; charset="ISO-8859-1"', 'hello')
        case '/to':
          response.writeHead(Number(url.searchParams.get('status') ?? 302), {
            // As servers send what is not ASCII: the bytes of its UTF-8.
            location: Buffer.from(url.searchParams.get('at') ?? '').toString('latin1'),
            'set-cookie': 'tracking=1',
          })
          return response.end('moved')
        case '/nowhere':
          response.writeHead(302)
          return response.end()
        case '/hops': {
          const left = Number(url.searchParams.get('left'))
          response.writeHead(302, { location: left > 1 ? `/hops?left=${left - 1}` : '/page' })
          return response.end()
        }
        case '/loop':
          response.writeHead(302, { location: '/loop' })
          return response.end()
        case '/type':
          return send(url.searchParams.get('is') ?? undefined, 'x')
        case '/status':
          response.writeHead(Number(url.searchParams.get('is')), { 'content-type': 'text/html' })
          return response.end('x')
        case '/announced':
          response.writeHead(200, { 'content-type': 'text/html', 'content-length': '99999999' })
          return response.write('x')
        case '/endless': {
          response.writeHead(200, { 'content-type': 'text/html' })
          const pour = () => {
            while (!response.destroyed && response.write('y'.repeat(16_384)));
          }
          response.on('drain', pour)
          return pour()
        }
        case '/slow':
          response.writeHead(200, { 'content-type': 'text/html' })
          return response.write('a')
        case '/silent':
          return undefined
        case '/broken-off':
          response.writeHead(200, { 'content-type': 'text/html', 'content-length': '100' })
          response.write('half')
          return setImmediate(() => response.destroy())
        case '/headers':
          return send('text/html', 'x', { 'x-many': 'h'.repeat(30_000) })
        case '/gzip':
          return send('text/html', gzipSync('packed'), { 'content-encoding': 'GZIP' })
        case '/deflate':
          return send('text/html', deflateSync('packed'), { 'content-encoding': 'deflate' })
        case '/bomb':
          return send('text/html', gzipSync(Buffer.alloc(200_000_000)), { 'content-encoding': 'gzip' })
        case '/hollow': {
          // Packed members that hold nothing, for ever: the unpacked side never grows.
          response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          const nothing = Buffer.concat(Array.from({ length: 500 }, () => gzipSync('')))
          const pour = () => {
            while (!response.destroyed && response.write(nothing));
          }
          response.on('drain', pour)
          return pour()
        }
        case '/twice':
          return send('text/html', gzipSync(gzipSync('x')), { 'content-encoding': 'gzip, gzip' })
        case '/zstd':
          return send('text/html', 'x', { 'content-encoding': 'zstd' })
        case '/not-gzip':
          return send('text/html', 'this is no gzip', { 'content-encoding': 'gzip' })
        case '/cut-gzip':
          return send('text/html', gzipSync('packed'.repeat(100)).subarray(0, 20), { 'content-encoding': 'gzip' })
        default:
          response.writeHead(404)
          return response.end()
      }
    })
    target = site.origin
  })
  afterAll(() => site.close())

  const fetcher = () => fetcherNear({ allowHosts: [site.host] })

  test('a page comes with its address, type and charset', async () => {
    const answer = await fetcher().get(`${target}/page#part`, html, async ({ url, type, charset, body }) => ({
      url: url.href,
      type,
      charset,
      text: (await wholeBody(body)).toString(),
    }))
    expect(answer).toEqual({ url: `${target}/page`, type: 'text/html', charset: 'ISO-8859-1', text: 'hello' })
  })

  test('an address is relative to the page it was found in', async () => {
    expect(await outcome(fetcher(), 'page', { base: new URL(`${target}/deep`) })).toBe('hello')
  })

  test('what is sent says who we are and nothing of anybody else', async () => {
    await createGuardedFetch({ allowHosts: [site.host], publicUrl: 'https://skein.example' }).get(
      `${target}/to?at=/page`,
      html,
      async () => undefined,
    )
    const [first, second] = site.requests.slice(-2)
    expect([first?.path, second?.path]).toEqual(['/to?at=/page', '/page'])
    // The cookie that came with the redirect is not carried along.
    expect(second?.headers).toEqual({
      host: site.host,
      connection: 'close',
      'user-agent': 'Mozilla/5.0 (compatible; SkeinBot/1.0; +https://skein.example)',
      accept: 'text/html',
      'accept-encoding': 'gzip, deflate, br',
    })
  })

  describe('redirects', () => {
    test.each([301, 302, 303, 307, 308])('%i is followed', async (status) => {
      expect(await outcome(fetcher(), `${target}/to?status=${status}&at=/page`)).toBe('hello')
    })

    test.each([
      [3, 'hello'],
      [4, 'refused: redirects'],
    ])('%i in a row', async (left, expected) => {
      expect(await outcome(fetcher(), `${target}/hops?left=${left}`)).toBe(expected)
    })

    test('a loop ends after three', async () => {
      const before = opened['/loop'] ?? 0
      expect(await outcome(fetcher(), `${target}/loop`)).toBe('refused: redirects')
      expect((opened['/loop'] ?? 0) - before).toBe(4)
    })

    test('one without an address, or with a status of another kind, leads nowhere', async () => {
      expect(await outcome(fetcher(), `${target}/nowhere`)).toBe('refused: redirects')
      expect(await outcome(fetcher(), `${target}/to?status=304&at=/page`)).toBe('refused: status')
      expect(await outcome(fetcher(), `${target}/to?status=300&at=/page`)).toBe('refused: status')
    })

    test('none leads to the inside, wherever in the chain it stands', async () => {
      const before = witness.contacts()
      const inside = insideHosts.map((host) => `http://${host}:${witness.port}/`)
      const others = [
        `//127.0.0.1:${witness.port}/`,
        `https://127.0.0.1:${witness.port}/`,
        `http://user@127.0.0.1:${witness.port}/`,
        'file:///etc/passwd',
        'ftp://example.com/',
        'gopher://example.com/',
        'javascript:alert(1)',
        'data:text/html,x',
        'http://example.com:22/',
      ]
      for (const address of [...inside, ...others]) {
        const hop = `${target}/to?at=${encodeURIComponent(address)}`
        const twoHops = `${target}/to?at=${encodeURIComponent(hop)}`
        expect([address, await outcome(fetcher(), hop)]).toEqual([address, 'refused: address'])
        expect([address, await outcome(fetcher(), twoHops)]).toEqual([address, 'refused: address'])
      }
      expect(witness.contacts()).toBe(before)
    })

    test('an allowed host makes nothing else reachable: neither another port nor another name of it', async () => {
      const before = witness.contacts()
      const [, port = ''] = site.host.split(':')
      for (const address of [
        `http://127.0.0.1:${witness.port}/`,
        `http://localhost:${port}/`,
        `http://127.0.0.2:${port}/`,
        `http://[::1]:${port}/`,
        `http://[::ffff:127.0.0.1]:${port}/`,
        'http://127.0.0.1/',
      ])
        expect([address, await outcome(fetcher(), address)]).toEqual([address, 'refused: address'])
      expect(witness.contacts()).toBe(before)
    })
  })

  test.each([
    ['text/html', 'x'],
    ['TEXT/HTML;charset=utf-8', 'x'],
    ['text/html-sandboxed', 'refused: type'],
    ['application/json', 'refused: type'],
    ['image/svg+xml', 'refused: type'],
    ['application/octet-stream', 'refused: type'],
    ['text/html, image/png', 'refused: type'],
    ['', 'refused: type'],
  ])('as %s: %s', async (type, expected) => {
    expect(await outcome(fetcher(), `${target}/type?is=${encodeURIComponent(type)}`)).toBe(expected)
  })

  test('a kind may be asked for as a whole', async () => {
    const image: Partial<GetOptions> = { accept: ['image/*'] }
    expect(await outcome(fetcher(), `${target}/type?is=image/avif`, image)).toBe('x')
    expect(await outcome(fetcher(), `${target}/type?is=imagery/avif`, image)).toBe('refused: type')
  })

  test.each([204, 400, 401, 403, 404, 410, 429, 500, 503])('status %i', async (status) => {
    const expected = status === 204 ? '' : 'refused: status'
    expect(await outcome(fetcher(), `${target}/status?is=${status}`)).toBe(expected)
  })

  describe('bodies are bounded', () => {
    // The size is what ends it, however busy the machine.
    const small = { maxBytes: 1000, timeoutMs: 60_000 }

    test('a size that is announced is refused before it comes', async () => {
      expect(await outcome(fetcher(), `${target}/announced`, small)).toBe('refused: size')
    })

    test('an endless one is refused at the limit, or cut off there', async () => {
      expect(await outcome(fetcher(), `${target}/endless`, small)).toBe('refused: size')
      expect(await outcome(fetcher(), `${target}/endless`, { ...small, atLimit: 'stop' })).toBe('y'.repeat(1000))
    })

    test('a gzip bomb is refused at the limit, or cut off there', async () => {
      expect(await outcome(fetcher(), `${target}/bomb`, small)).toBe('refused: size')
      const cut = await outcome(fetcher(), `${target}/bomb`, { ...small, maxBytes: 300_000, atLimit: 'stop' })
      expect(cut).toHaveLength(300_000)
    })

    test('one that unpacks to nothing for ever ends', async () => {
      expect(await outcome(fetcher(), `${target}/hollow`, { maxBytes: 50_000 })).toBe('refused: size')
      expect(await outcome(fetcher(), `${target}/hollow`, { maxBytes: 50_000, atLimit: 'stop' })).toMatch(
        /^$|refused: encoding/,
      )
    })

    test.each([
      ['/gzip', 'packed'],
      ['/deflate', 'packed'],
      ['/twice', 'refused: encoding'],
      ['/zstd', 'refused: encoding'],
      ['/not-gzip', 'refused: encoding'],
      ['/cut-gzip', 'refused: encoding'],
      ['/broken-off', 'refused: unreachable'],
      ['/headers', 'refused: unreachable'],
    ])('%s: %s', async (path, expected) => {
      expect(await outcome(fetcher(), target + path)).toBe(expected)
    })

    test.each(['/silent', '/slow', '/endless'])('%s ends when its time is up', async (path) => {
      const options: Partial<GetOptions> = { timeoutMs: 150, maxBytes: 1e12 }
      expect(await outcome(fetcher(), target + path, options)).toBe('refused: timeout')
    })

    test('whoever asked may give up', async () => {
      const gone = new AbortController()
      const asked = outcome(fetcher(), `${target}/silent`, { signal: gone.signal })
      gone.abort()
      expect(await asked).toBe('refused: timeout')
    })
  })

  test('what the reader throws is its own', async () => {
    const reading = fetcher().get(`${target}/page`, html, async () => {
      throw new TypeError('mine')
    })
    await expect(reading).rejects.toThrow(TypeError)
  })

  test('a reader may leave early', async () => {
    const first = await fetcher().get(`${target}/endless`, { ...html, maxBytes: 1e12 }, async ({ body }) => {
      for await (const chunk of body) return chunk.length
      return 0
    })
    expect(first).toBeGreaterThan(0)
  })

  test('one host is asked by three at once, and the fourth waits its turn', async () => {
    let most = 0
    const waiting: (() => void)[] = []
    const busy = await startSite((_, response) => {
      waiting.push(() => {
        response.writeHead(200, { 'content-type': 'text/html' })
        response.end('done')
      })
      most = Math.max(most, waiting.length)
      if (waiting.length === 3) for (const go of waiting.splice(0)) go()
    })
    const many = createGuardedFetch({ allowHosts: [busy.host] })
    const outcomes = await Promise.all(Array.from({ length: 9 }, () => outcome(many, `${busy.origin}/`)))
    expect(outcomes).toEqual(Array.from({ length: 9 }, () => 'done'))
    expect(most).toBe(3)
    await busy.close()
  })
})

describe('turns', () => {
  const never = new AbortController().signal

  test('a busy host keeps nobody else waiting', async () => {
    const slots = createSlots({ overall: 3, perHost: 1, waiting: 5 })
    const first = await slots.take('slow.example', never)
    const second = slots.take('slow.example', never)
    await slots.take('quick.example', never)
    first()
    first()
    const giveBack = await second
    // Giving back twice frees one turn, not two.
    let third = false
    const waiting = slots.take('slow.example', never).then(() => (third = true))
    await Promise.resolve()
    expect(third).toBe(false)
    giveBack()
    await waiting
  })

  test('too many are refused as busy, and who gives up leaves the queue', async () => {
    const slots = createSlots({ overall: 1, perHost: 1, waiting: 1 })
    const release = await slots.take('a.example', never)
    const impatient = new AbortController()
    const waiting = slots.take('b.example', impatient.signal)
    await expect(slots.take('c.example', never)).rejects.toMatchObject({ reason: 'busy' })
    impatient.abort()
    await expect(waiting).rejects.toMatchObject({ reason: 'timeout' })
    const next = slots.take('d.example', never)
    release()
    await next
  })
})
