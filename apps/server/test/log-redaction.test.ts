/** A day of members' life with the log at its most talkative: nothing of them is in it beyond what docs/operating.md names. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls } from '@skein/contract/calls'
import { policyReportPath } from '../src/http/security-headers.ts'
import { createLog } from '../src/http/log.ts'
import { engines } from './support/engines.ts'
import { publishKey, someEnvelope } from './support/envelopes.ts'
import { photo } from './support/pictures.ts'
import { uploadPicture } from './support/send-uploads.ts'
import { cookieOf, jarOf, oneTimeCode, password, publish, startServer } from './support/test-server.ts'

/** A network address of nobody (RFC 5737), given by the proxy. */
const address = '203.0.113.77'

test.each(engines.slice(0, 1))(
  'signing in, resetting, writing and uploading leave no secret in the log ($name)',
  async (engine) => {
    const server = await startServer(engine, { settings: { TRUST_PROXY: 'on' } })
    const from = { 'x-forwarded-for': address, 'user-agent': 'Whispering/7 (Quiet; Machine)' }
    const secrets: Record<string, string | undefined> = { password, address, agent: 'Whispering' }

    const ada = await server.confirmedMember('ada_logged')
    const noor = await server.confirmedMember('noor_logged')
    secrets['e-mail'] = ada.user.email ?? ''
    secrets['cookie'] = ada.cookie.split('=')[1]
    const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
      server.visitor.post(url, body, { ...from, ...headers })

    // Passwords, right, wrong, too long, in a body that is none, and in an address.
    await post('/api/auth/login', { username: 'ada_logged', password: 'wrong-secret-1' })
    await post('/api/auth/login', { username: ada.user.email, password: 'wrong-secret-2' })
    await server.request({
      method: 'POST',
      url: '/api/auth/login',
      headers: { ...from, 'content-type': 'application/json' },
      payload: '{"username": "ada_logged", "password": "broken-secret-3"',
    })
    await post('/api/auth/register', {
      username: '!',
      name: 'Secret Name',
      email: 'nobody-new@mail.example',
      password: 'x',
    })
    await server.visitor.get(`/api/users/username/ada?password=query-secret-4&token=query-secret-5`, from)
    await server.visitor.get(`/nobody-here@mail.example`, from)
    Object.assign(secrets, {
      wrong: 'wrong-secret',
      broken: 'broken-secret',
      query: 'query-secret',
      name: 'Secret Name',
    })

    // Two steps, recovery, a reset by mail, another address, another password.
    const { secret, recoveryCodes } = await server.turnOnTwoStep(ada)
    server.clock.now += 60_000
    const begun = await post('/api/auth/login', { username: 'ada_logged', password })
    const code = oneTimeCode(secret, server.clock.now)
    const done = await post('/api/auth/second-step', { code }, { cookie: jarOf(begun) })
    expect(done.status).toBe(200)
    Object.assign(secrets, { secret, step: jarOf(begun).split('=')[1], session: cookieOf(done).split('=')[1] })
    recoveryCodes.forEach((each, at) => (secrets[`recovery code ${at}`] = each))
    await post('/api/auth/reset-request', { email: ada.user.email })
    secrets['reset link'] = await server.mail.token('reset')
    expect(
      (await post('/api/auth/reset', { token: secrets['reset link'], newPassword: 'fresh-secret-6' })).status,
    ).toBe(204)
    await noor.post('/api/settings/email', { email: 'noor-moves@mail.example', currentPassword: password })
    secrets['confirm link'] = await server.mail.token('confirm')
    await noor.post('/api/settings/password', { currentPassword: password, newPassword: 'fresh-secret-7' })
    Object.assign(secrets, { fresh: 'fresh-secret', moved: 'noor-moves' })

    // Words: posts, messages open and closed, searches, reports, muted words, browsers to be told.
    const zoe = await server.member('zoe_logged')
    const other = await server.member('other_logged')
    const words = (n: number) => `Confided words ${n}`
    const published = await publish(zoe, words(1))
    const open = await zoe.post('/api/messages/send', { receiverId: other.user.id, content: words(2) })
    const [own, theirs] = [await publishKey(zoe), await publishKey(other)]
    const envelope = someEnvelope(own, theirs, 1)
    const closed = await zoe.post('/api/messages/send', { receiverId: other.user.id, encryptedContent: envelope })
    expect([open.status, closed.status]).toEqual([201, 201])
    secrets['envelope'] = envelope.copies.receiver.ciphertext
    await zoe.get(`/api/search/posts?q=${encodeURIComponent('Confided words')}`)
    await other.post('/api/reports', { subject: 'post', subjectId: published.id, reason: 'other', note: words(3) })
    await zoe.post('/api/settings/muted-words', { word: 'Confided', days: null })
    await zoe.post('/api/push/subscriptions', {
      endpoint: 'https://fcm.googleapis.com/fcm/send/capability-secret-8',
      keys: { p256dh: 'x', auth: 'y' },
    })
    Object.assign(secrets, { words: 'Confided', capability: 'capability-secret' })

    // Files: what a camera wrote into them, and files that are none.
    await uploadPicture(server, zoe, await photo('jpeg', 320, 240))
    const form =
      '--b\r\ncontent-disposition: form-data; name="image"; filename="holiday-secret-9.jpg"\r\n\r\nno picture-secret\r\n--b--\r\n'
    await server.request({
      method: 'POST',
      url: '/api/upload/image',
      headers: { cookie: zoe.cookie, 'content-type': 'multipart/form-data; boundary=b', ...from },
      payload: form,
    })
    Object.assign(secrets, { 'file name': 'holiday-secret', file: 'picture-secret' })

    // What a browser says of a page that broke its policy.
    await server.request({
      method: 'POST',
      url: policyReportPath,
      headers: { 'content-type': 'application/csp-report', ...from },
      payload: JSON.stringify({
        'csp-report': {
          'document-uri': 'https://skein.example/search?q=report-secret-10',
          'blocked-uri': 'https://evil.example/a?token=report-secret-11',
          'effective-directive': 'script-src',
          'script-sample': 'report-secret-12',
        },
      }),
    })
    secrets['report'] = 'report-secret'

    const ticket = await zoe.post('/api/account/export', { currentPassword: password })
    const { url } = calls.prepareExport.answer.parse(ticket.body)
    secrets['ticket'] = new URL(url, 'https://skein.example').searchParams.get('ticket') ?? url
    expect((await zoe.get(url)).status).toBe(200)

    const lines = server.log.join('')
    expect(server.log.length).toBeGreaterThan(30)
    for (const [what, text] of Object.entries(secrets)) {
      expect([what, text?.length ?? 0]).not.toEqual([what, 0])
      expect([what, lines.includes(text ?? '')]).toEqual([what, false])
    }
    expect(lines).not.toContain('@mail.example')
    expect(lines).not.toMatch(/\$argon2/)

    // Every field of a line is one that the guide for operators names.
    const guide = await readFile(join(import.meta.dirname, '..', '..', '..', 'docs', 'operating.md'), 'utf8')
    const told = new Set(guide.match(/(?<=`)[a-zA-Z]+(?=`)/g))
    const fields = new Set(server.log.flatMap((line) => Object.keys(Object(JSON.parse(line)))))
    expect([...fields].filter((field) => !told.has(field))).toEqual([])
    await server.close()
  },
)

test('an address, a password in an address, and nothing else is taken out of what a library says', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const error = new Error(
    'Can’t send mail - all recipients were rejected: 550 5.1.1 <ada.lovelace+x@mail.example>: unknown (smtp://robot:hunter2@smtp.example:25)',
  )
  log.error({ err: error, path: '/ada@mail.example' }, 'an email could not be sent')
  const line = lines.join('')
  expect(line).toContain('550 5.1.1 <…>: unknown (smtp://smtp.example:25)')
  expect(line).not.toMatch(/lovelace|ada@|hunter2|robot/)
  expect(line).toContain('log-redaction.test.ts')
  // A path may be as long as a head: time does not grow with its square.
  log.warn({ path: `/${'a'.repeat(16_000)}` }, 'a slow request')
  expect(lines).toHaveLength(2)
})
