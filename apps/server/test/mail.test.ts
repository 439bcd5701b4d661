import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { createServer as listen } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeEmail } from '@skein/domain/mail/emails'
import type { EmailData, EmailKind } from '@skein/domain/mail/emails'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createMail } from '../src/mail/create-mail.ts'
import { engines } from './support/engines.ts'
import { startServer } from './support/test-server.ts'
import type { TestServer } from './support/test-server.ts'

const [engine] = engines
if (engine === undefined) throw new Error('There is no database to test with.')

const samples: EmailData = {
  confirm: { email: 'ada@mail.example', days: 3, url: 'https://skein.example/auth?view=confirm#t' },
  reset: { minutes: 60, url: 'https://skein.example/auth?view=reset#t' },
  passwordChanged: {},
  emailChanged: { email: 'new@mail.example' },
  twoStepOn: {},
  twoStepOff: {},
  passkeyAdded: { passkey: 'Laptop <1>' },
  accountDeleted: { at: Date.UTC(2026, 11, 21), url: 'https://skein.example/auth' },
  accountRestored: {},
  keyReplaced: { hours: 24, url: 'https://skein.example/auth?view=key#t' },
  keyKept: {},
  suspended: { reason: 'Spam' },
  warned: { reason: 'Spam', url: 'https://skein.example/settings' },
  limited: { reason: 'Spam', url: 'https://skein.example/settings' },
  limitLifted: { reason: 'Time has passed', url: 'https://skein.example/settings' },
  partsRemoved: { reason: 'An advertisement', url: 'https://skein.example/settings' },
  postRemoved: { reason: 'Spam', url: 'https://skein.example/settings' },
  appealUpheld: { reason: 'It was spam' },
  appealTakenBack: { reason: 'A mistake', url: 'https://skein.example/settings' },
  approved: { url: 'https://skein.example/auth' },
  declined: { reason: 'Advertising' },
  digest: { lines: ['Noor liked your post.'], url: 'https://skein.example/notifications' },
}
const isKind = (name: string): name is EmailKind => Object.hasOwn(samples, name)
const kinds = Object.keys(samples).filter(isKind)

describe.each(['en', 'es', 'fr', 'de'] as const)('emails in %s', (language) => {
  test.each(kinds)('%s has a subject, the link, and the same words in both forms', async (kind) => {
    const data = samples[kind]
    const { subject, text, html } = await writeEmail({ kind, data }, { name: 'Ada <b>', username: 'ada' }, language)
    expect(subject).not.toBe('')
    expect(text).toContain('Ada <b>')
    expect(html).toContain('Ada &lt;b&gt;')
    expect(html).not.toMatch(/<(img|script|style|link)/)
    const url = 'url' in data ? data.url : ''
    expect([text.includes(url), html.includes(url)]).toEqual([true, true])
    expect(text).not.toMatch(/undefined|\{[a-z]+\}/)
  })
})

describe('the post', () => {
  let server: TestServer
  let dataDir: string
  beforeAll(async () => {
    server = await startServer(engine)
    dataDir = await mkdtemp(join(tmpdir(), 'skein-mail-'))
  })
  afterAll(async () => {
    await server.close()
    await rm(dataDir, { recursive: true })
  })

  const post = (settings: Record<string, string>) =>
    createMail({
      config: readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://skein.example', ...settings }),
      database: server.database,
      now: () => 1_700_000_000_000,
      log: { warn() {}, error: (line: unknown) => void problems.push(line) },
      count: (what) => void counted.push(what),
    })
  const counted: string[] = []
  let problems: unknown[] = []

  test('without SMTP_URL emails are files that only the server’s user may read, in the language of the reader', async () => {
    const ada = await server.member()
    await ada.patch('/api/settings', { language: 'de' })
    const mail = post({})
    mail.send('reset', ada.user.id, { minutes: 60, url: mail.linkTo('/auth?view=reset#token') })
    await mail.settle()
    const [name = '', ...more] = await readdir(join(dataDir, 'mail'))
    expect([name, more]).toEqual([`1700000000000-0001-reset-${ada.user.id}.eml`, []])
    expect((await stat(join(dataDir, 'mail', name))).mode & 0o777).toBe(0o600)
    const email = await readFile(join(dataDir, 'mail', name), 'utf8')
    expect(email).toContain(`To: ${ada.user.email}`)
    expect(email).toContain('Subject: Setze ein neues Passwort')
    expect(email).toContain('Auto-Submitted: auto-generated')
    await mail.forget(ada.user.id)
    expect(await readdir(join(dataDir, 'mail'))).toEqual([])
  })

  test('with SMTP_URL they leave by it', async () => {
    const ada = await server.member()
    const heard: string[] = []
    const smtp = listen((socket) => {
      let isLetter = false
      socket.write('220 ready\r\n')
      socket.on('data', (chunk) => {
        const text = chunk.toString()
        heard.push(text)
        if (isLetter) {
          if (text.endsWith('\r\n.\r\n')) {
            isLetter = false
            socket.write('250 taken\r\n')
          }
        } else if (text.startsWith('DATA')) {
          isLetter = true
          socket.write('354 go on\r\n')
        } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
      })
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const address = smtp.address()
    const port = typeof address === 'object' ? address?.port : 0
    const mail = post({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    mail.send('confirm', { userId: ada.user.id, email: 'new@mail.example' }, samples.confirm)
    await mail.close()
    smtp.close()
    expect(problems).toEqual([])
    expect(counted.splice(0)).toEqual(['mail-sent', 'mail-sent'])
    expect(heard.join('')).toContain('RCPT TO:<new@mail.example>')
    expect(heard.join('')).toContain('Subject: Confirm your email address')
  })

  test('an email that cannot leave is told to the log and to nobody else', async () => {
    const ada = await server.member()
    problems = []
    const mail = createMail({
      config: readConfig({ DATA_DIR: import.meta.filename }),
      database: server.database,
      now: Date.now,
      log: { warn() {}, error: (line: unknown) => void problems.push(line) },
      count: (what) => void counted.push(what),
    })
    mail.send('twoStepOn', ada.user.id, {})
    await mail.settle()
    expect(problems).toHaveLength(1)
    expect(counted).toEqual(['mail-failed'])
    problems = []
  })
})
