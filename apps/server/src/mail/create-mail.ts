import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@skein/domain/database/database'
import { createAfterAnswers } from '@skein/domain/mail/after-answers'
import type { EmailData, EmailKind } from '@skein/domain/mail/emails'
import type { Mail } from '@skein/domain/mail/mail'
import { writeToMember } from '@skein/domain/mail/write-to-member'
import type { Log } from '@skein/domain/ports'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { noTally } from '../metrics/tally.ts'
import type { Tally } from '../metrics/tally.ts'

type Parts = {
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'port' | 'smtpUrl' | 'mailFrom'>
  database: Database
  now: () => number
  log: Pick<Log, 'warn' | 'error'>
  /** Counts what left and what did not. */
  count?: Tally
}

const tries = 3

/** Makes the port: by SMTP where `SMTP_URL` says how, else as `.eml` files in `DATA_DIR/mail`, which any mail program opens. */
export function createMail({ config, database, now, log, count = noTally }: Parts): Mail {
  const { smtpUrl } = config
  const folder = join(config.dataDir, 'mail')
  const smtp = smtpUrl === undefined ? undefined : createTransport({ url: smtpUrl, pool: true })
  const files = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { run, settle } = createAfterAnswers(log)
  let serial = 0

  async function keep(name: string, message: Parameters<typeof files.sendMail>[0]): Promise<void> {
    const { message: bytes } = await files.sendMail(message)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (Buffer.isBuffer(bytes)) await writeFile(join(folder, name), bytes, { mode: 0o600 })
  }

  async function deliver<Kind extends EmailKind>(
    content: { kind: Kind; data: EmailData[Kind] },
    userId: string,
    email: string | undefined,
  ): Promise<void> {
    const written = await writeToMember(database, content, userId, email)
    if (written === undefined) return
    const message = {
      from: config.mailFrom,
      ...written,
      // Nobody answers an email of a machine with another one (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
    if (smtp === undefined) {
      serial += 1
      await keep(`${now()}-${String(serial).padStart(4, '0')}-${content.kind}-${userId}.eml`, message)
      return count('mail-sent')
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        await smtp.sendMail(message)
        return count('mail-sent')
      } catch (error) {
        if (attempt >= tries) throw error
        await delay(1000 * 4 ** attempt, undefined, { ref: false })
      }
    }
  }

  return {
    send(kind, to, data) {
      const { userId, email } = typeof to === 'string' ? { userId: to, email: undefined } : to
      const delivery = deliver({ kind, data }, userId, email).catch((error: unknown) => {
        count('mail-failed')
        throw error
      })
      run(delivery, kind)
    },
    later: (work) => run(work(), 'later'),
    linkTo: (path) => `${config.publicUrl ?? `http://localhost:${config.port}`}${path}`,
    async forget(userId) {
      const names = await readdir(folder).catch(() => [])
      for (const name of names) if (name.endsWith(`-${userId}.eml`)) await unlink(join(folder, name)).catch(() => {})
    },
    settle,
    async close() {
      await settle()
      smtp?.close()
    },
  }
}
