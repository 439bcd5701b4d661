import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer as listen } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeEmail } from '@skein/domain/mail/emails'
import type { EmailData, EmailKind } from '@skein/domain/mail/emails'
import { createOutbox } from '@skein/domain/outbox/outbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createMail } from '../src/mail/create-mail.ts'
import { createLetters, dropOldLetters, letterKind } from '../src/mail/send-letters.ts'
import { engines } from './support/engines.ts'
import { boxOf } from './support/secret-box.ts'
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

  /** What writes letters and sends them, over the database of the server. */
  async function post(settings: Record<string, string>) {
    const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://skein.example', ...settings })
    const letters = createLetters(config, () => clock)
    const outbox = createOutbox({
      database: server.database,
      secrets: await boxOf(server),
      senders: { [letterKind]: letters.send },
      now: () => clock,
      log,
    })
    const mail = createMail({ config, outbox, log })
    return {
      ...mail,
      send: <Kind extends EmailKind>(kind: Kind, to: Parameters<typeof mail.send>[2], data: EmailData[Kind]) =>
        server.database.transaction((tx) => mail.send(tx, kind, to, data)),
      async close() {
        await outbox.close()
        letters.close()
      },
    }
  }
  let problems: unknown[] = []
  let clock = 1_700_000_000_000
  const log = { warn: (line: unknown) => void problems.push(line), error: (line: unknown) => void problems.push(line) }
  test('without SMTP_URL emails are files that only the server’s user may read, in the language of the reader', async () => {
    const ada = await server.member()
    await ada.patch('/api/settings', { language: 'de' })
    const mail = await post({})
    await mail.send('reset', ada.user.id, { minutes: 60, url: mail.linkTo('/auth?view=reset#token') })
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
    await mail.close()
  })

  /** A mail server that answers each command with 250, or as it is told. */
  async function mailServer(answers: (command: string) => string | undefined = () => undefined) {
    const heard: string[] = []
    const smtp = listen((socket) => {
      let isLetter = false
      socket.write('220 ready\r\n')
      socket.on('error', () => {})
      socket.on('data', (chunk) => {
        const text = chunk.toString()
        heard.push(text)
        const answer = isLetter ? undefined : answers(text)
        if (answer !== undefined) socket.write(`${answer}\r\n`)
        else if (isLetter) {
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
    return {
      url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
      heard,
      close: () => smtp.close(),
    }
  }

  test('with SMTP_URL they leave by it', async () => {
    const ada = await server.member()
    const smtp = await mailServer()
    const mail = await post({ SMTP_URL: smtp.url })
    await mail.send('confirm', { userId: ada.user.id, email: 'new@mail.example' }, samples.confirm)
    await mail.settle()
    await mail.close()
    smtp.close()
    expect(problems).toEqual([])
    const heard = smtp.heard.join('')
    expect(heard).toContain('RCPT TO:<new@mail.example>')
    expect(heard).toContain('Subject: Confirm your email address')
    expect(heard).toMatch(/Message-ID: <[\w-]{36}@skein\.example>/)
  })

  test('an email that cannot leave is told to the log and to nobody else, is kept, and leaves later', async () => {
    const ada = await server.member()
    const smtp = await mailServer()
    const away = await post({ SMTP_URL: 'smtp://127.0.0.1:1' })
    await away.send('twoStepOn', ada.user.id, {})
    await away.settle()
    await away.close()
    expect(problems).toHaveLength(1)
    clock += 60_000
    const mail = await post({ SMTP_URL: smtp.url })
    await mail.settle()
    expect(smtp.heard.join('')).toContain(`RCPT TO:<${ada.user.email}>`)
    await mail.close()
    smtp.close()
    problems = []
  })

  test('what a mail server refuses for good is not sent again, and what it refuses for now is', async () => {
    const ada = await server.member()
    const rows = () => server.database.kysely.selectFrom('outbox').select('tries').execute()
    for (const [answer, expected] of [
      ['550 nobody of that name', []],
      ['451 later', [{ tries: 1 }]],
    ] as const) {
      const smtp = await mailServer((command) => (command.startsWith('RCPT') ? answer : undefined))
      const mail = await post({ SMTP_URL: smtp.url })
      await mail.send('twoStepOff', ada.user.id, {})
      await mail.settle()
      expect([answer, await rows()]).toEqual([answer, expected])
      await mail.close()
      smtp.close()
    }
    await server.database.kysely.deleteFrom('outbox').execute()
    problems = []
  })

  test('files of letters are gone after a day', async () => {
    const folder = join(dataDir, 'mail')
    const now = clock
    for (const [name, hours] of [
      ['old.eml', 25],
      ['new.eml', 23],
      ['old.txt', 25],
    ] as const) {
      await writeFile(join(folder, name), '')
      const at = new Date(now - hours * 3_600_000)
      await utimes(join(folder, name), at, at)
    }
    await dropOldLetters(dataDir, now)
    expect((await readdir(folder)).sort()).toEqual(['new.eml', 'old.txt'])
    await dropOldLetters(join(dataDir, 'nowhere'), now)
  })
})
