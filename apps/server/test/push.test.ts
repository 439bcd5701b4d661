/** Browser notifications, as a browser and its push service see them. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMetrics } from '../src/metrics/metrics.ts'
import { engines } from './support/engines.ts'
import { startSite } from './support/site.ts'
import type { Site } from './support/site.ts'
import { codeOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

/** A browser's keys, and what it makes of a message (RFC 8291, RFC 8188). */
function browserKeys() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const secret = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    open(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const idLength = body.readUInt8(20)
      const senderKey = body.subarray(21, 21 + idLength)
      const cipherText = body.subarray(21 + idLength)
      const shared = pair.computeSecret(senderKey)
      const derive = (key: Buffer, salting: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', key, salting, info, length))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const input = derive(shared, secret, info, 32)
      const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(cipherText.subarray(-16))
      const padded = Buffer.concat([decipher.update(cipherText.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}

type Received = { path: string; headers: IncomingMessage['headers']; body: Buffer }

describe.each(engines)('P 2.7 browser notifications on $name', (engine) => {
  let server: TestServer
  let service: Site
  const metrics = createMetrics({ ofProcess: false })
  const received: Received[] = []
  const gone = new Set<string>()
  beforeAll(async () => {
    service = await startSite((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
        response.statusCode = gone.has(request.url ?? '') ? 410 : 201
        response.end()
      })
    })
    server = await startServer(engine, {
      deliveryDelayMs: 0,
      metrics,
      settings: { PREVIEW_ALLOW_HOSTS: service.host, PUSH_SERVICES: 'push.example,127.0.0.1' },
    })
  })
  afterAll(async () => {
    await server.close()
    await service.close()
  })

  /** How many messages were taken, or told to a browser that is gone, and how many were not sent. */
  const pushes = async () => {
    const text = await metrics.read()
    return ['sent', 'failed'].map((what) => Number(new RegExp(`what="push-${what}"} (\\d+)`).exec(text)?.[1]))
  }
  const at = (path: string) => received.filter((message) => message.path === path)
  const arrivals = async (path: string, count: number) => {
    await expect.poll(() => at(path)).toHaveLength(count)
    return at(path)
  }
  const subscribe = async (who: Caller, path: string, browser = browserKeys()) => {
    const answer = await who.post('/api/push/subscriptions', {
      endpoint: `${service.origin}${path}`,
      keys: browser.keys,
    })
    expect(answer.status).toBe(204)
    return browser
  }
  const subscriptions = (who: Caller) =>
    server.database.kysely
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', who.user.id)
      .execute()

  test('a mention arrives, encrypted for this browser and signed by the server', async () => {
    const [ada, noor] = [await server.member('ada_p'), await server.member('noor_p')]
    const browser = await subscribe(ada, '/ada')
    const post = await publish(noor, 'Hello @ada_p, the kettle is on')
    const [message] = await arrivals('/ada', 1)
    if (!message) throw new Error('It arrived.')
    expect(message.body.includes('kettle')).toBe(false)
    expect(message.body.length).toBeLessThan(4096)
    expect(browser.open(message.body)).toEqual({
      title: 'Member noor_p mentioned you',
      body: 'Hello @ada_p, the kettle is on',
      path: `/post/${post.id}`,
      tag: `mention ${post.id}`,
      language: 'en',
    })
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })

    // RFC 8292: a token for this service, under the key that browsers are given.
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(message.headers.authorization ?? '') ?? []
    const { publicKey }: { publicKey: string } = Object((await ada.get('/api/push/key')).body)
    expect(key).toBe(publicKey)
    const [head = '', claims = '', signature = ''] = token.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: service.origin })
    const point = Buffer.from(key, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const verified = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(verified).toBe(true)
  })

  test('each of the member’s browsers is told once, in the member’s language, and a warned post keeps its words', async () => {
    const [mia, jon] = [await server.member('mia_p'), await server.member('jon_p')]
    const first = await subscribe(mia, '/mia-1')
    await subscribe(mia, '/mia-2')
    await mia.patch('/api/settings', { language: 'de' })
    await publish(jon, 'The butler did it, @mia_p', { contentWarning: 'Spoiler' })
    const [one] = await arrivals('/mia-1', 1)
    await arrivals('/mia-2', 1)
    expect(first.open(one?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Member jon_p hat dich erwähnt',
      body: 'Spoiler',
      language: 'de',
    })
  })

  test('nothing is sent to who switched it off, nor of a muted member or a silenced kind', async () => {
    const [off, reader] = [await server.member('off_p'), await server.member('reader_p')]
    const [fan, last] = [await server.member('fan_p'), await server.member('last_p')]
    await off.patch('/api/settings', { pushNotifications: false })
    await reader.patch('/api/settings', { silencedNotifications: ['like'] })
    await subscribe(off, '/off')
    const browser = await subscribe(reader, '/reader')
    const post = await publish(reader, 'Quiet please')
    await fan.post(`/api/users/${off.user.id}/follow`)
    await last.post(`/api/posts/${post.id}/like`)
    await reader.post(`/api/users/${fan.user.id}/mute`)
    await fan.post(`/api/posts/${post.id}/repost`)
    // They are told in order: when this one is there, nothing before it is still to come.
    await last.post(`/api/users/${reader.user.id}/follow`)
    const [only] = await arrivals('/reader', 1)
    expect(browser.open(only?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Member last_p followed you',
      path: '/profile/last_p',
    })
    expect(at('/off')).toEqual([])
  })

  test('an action taken back at once is not told', async () => {
    const patient = await startServer(engine, {
      deliveryDelayMs: 4000,
      settings: { PREVIEW_ALLOW_HOSTS: service.host },
    })
    const [owner, fan, last] = [await patient.member(), await patient.member(), await patient.member('lasting')]
    const browser = await subscribe(owner, '/patient')
    await fan.post(`/api/users/${owner.user.id}/follow`)
    await fan.delete(`/api/users/${owner.user.id}/follow`)
    patient.clock.now += 4000
    await last.post(`/api/users/${owner.user.id}/follow`)
    patient.clock.now += 4000
    // Whoever comes next makes the server look at what is due.
    await last.post(`/api/users/${fan.user.id}/follow`)
    const [only] = await arrivals('/patient', 1)
    expect(browser.open(only?.body ?? Buffer.alloc(0))).toMatchObject({ title: 'Member lasting followed you' })
    await patient.close()
  })

  test('an email tells of what somebody said or asks, not of a like, once in ten minutes, and only to a confirmed address', async () => {
    const [writer, unknown, fan] = [
      await server.member('writer_l'),
      await server.member(),
      await server.member('fan_l'),
    ]
    await server.database.kysely
      .updateTable('users')
      .set({ email_confirmed: 1 })
      .where('id', '=', writer.user.id)
      .execute()
    const emails = () => server.mail.emails.filter(({ kind }) => kind === 'digest')
    const post = await publish(writer, 'Write to me')
    await fan.post(`/api/posts/${post.id}/like`)
    await fan.post(`/api/users/${unknown.user.id}/follow`)
    await publish(fan, 'A word', { replyToId: post.id })
    await publish(fan, 'Another', { replyToId: post.id })
    await expect.poll(emails).toHaveLength(1)
    expect(emails()).toMatchObject([
      {
        to: writer.user.id,
        data: { lines: ['Member fan_l commented on your post'], url: 'https://skein.example/notifications' },
      },
    ])
    server.clock.now += 10 * 60 * 1000
    await publish(fan, 'Later', { replyToId: post.id })
    await expect.poll(emails).toHaveLength(2)
  })

  test('a subscription that is gone is removed, and the others are told all the same', async () => {
    const [owner, fan] = [await server.member('owner_p'), await server.member('fan_g')]
    await subscribe(owner, '/gone')
    await subscribe(owner, '/here')
    gone.add('/gone')
    const before = await pushes()
    await fan.post(`/api/users/${owner.user.id}/follow`)
    await arrivals('/here', 1)
    await expect.poll(() => subscriptions(owner)).toEqual([{ endpoint: `${service.origin}/here` }])
    await expect.poll(async () => (await pushes()).map((count, at) => count - (before[at] ?? 0))).toEqual([2, 0])
  })

  test('a browser is told as long as its session lasts, and belongs to whoever subscribed it last', async () => {
    const [one, two] = [await server.member('one_p'), await server.member('two_p')]
    await subscribe(one, '/shared')
    await subscribe(two, '/shared')
    expect(await subscriptions(one)).toEqual([])
    expect(await subscriptions(two)).toHaveLength(1)
    const remove = (who: Caller) =>
      server.request({
        method: 'DELETE',
        url: '/api/push/subscriptions',
        headers: { cookie: who.cookie },
        payload: { endpoint: `${service.origin}/shared` },
      })
    expect((await remove(one)).status).toBe(204)
    expect(await subscriptions(two)).toHaveLength(1)
    expect((await remove(two)).status).toBe(204)
    expect(await subscriptions(two)).toEqual([])
    await subscribe(two, '/shared')
    await two.post('/api/auth/logout')
    expect(await subscriptions(two)).toEqual([])
  })

  test('no more than ten browsers of a member are kept: the newest', async () => {
    const many = await server.member('many_p')
    for (let n = 0; n < 12; n += 1) {
      server.clock.now += 1000
      await subscribe(many, `/many-${n}`)
    }
    const kept = (await subscriptions(many)).map(({ endpoint }) => Number(endpoint.split('-').at(-1)))
    expect(kept.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  test.each([
    'http://push.example/send',
    'https://user:secret@push.example/send',
    'file:///etc/passwd',
    'nonsense',
    `https://push.example/${'x'.repeat(2100)}`,
    // A stranger who would get ten messages for each notification.
    'https://stranger.example/send',
    'https://push.example.stranger.example/send',
    'https://notpush.example/send',
    'https://push.example:8443/send',
  ])('%s is no push service', async (endpoint) => {
    const who = await server.member()
    const answer = await who.post('/api/push/subscriptions', { endpoint, keys: browserKeys().keys })
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid-input'])
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
    'https://push.example/a',
    'https://eu.push.example./a',
  ])('%s is one', async (endpoint) => {
    const who = await server.member()
    expect((await who.post('/api/push/subscriptions', { endpoint, keys: browserKeys().keys })).status).toBe(204)
  })

  test('a stranger that was subscribed before is not asked, and forgotten', async () => {
    const [who, fan] = [await server.member(), await server.member()]
    await subscribe(who, '/stranger')
    await server.database.kysely
      .updateTable('push_subscriptions')
      .set({ endpoint: 'https://stranger.example/send' })
      .where('user_id', '=', who.user.id)
      .execute()
    await fan.post(`/api/users/${who.user.id}/follow`)
    await expect.poll(() => subscriptions(who)).toEqual([])
  })

  test('an address inside the network is never asked, and nobody notices but the log', async () => {
    const [who, fan] = [await server.member('inside_p'), await server.member('fan_i')]
    const endpoint = 'https://127.0.0.1/push'
    expect((await who.post('/api/push/subscriptions', { endpoint, keys: browserKeys().keys })).status).toBe(204)
    expect((await fan.post(`/api/users/${who.user.id}/follow`)).status).toBe(200)
    await expect.poll(() => server.log.join('\n')).toContain('could not be sent, and is given up')
  })

  test('the keys are made once and kept where only the server reads them', async () => {
    const path = join(server.folder, 'web-push-keys.json')
    const { publicKey }: { publicKey: string } = JSON.parse(await readFile(path, 'utf8'))
    expect((await (await server.member()).get('/api/push/key')).body).toEqual({ publicKey })
    expect((await stat(path)).mode & 0o077).toBe(0)
    expect((await server.request({ url: '/api/push/key' })).status).toBe(401)
  })
})
