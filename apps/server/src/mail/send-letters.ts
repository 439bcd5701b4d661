import { mkdir, readdir, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refused } from '@skein/domain/outbox/outbox'
import type { Send } from '@skein/domain/outbox/outbox'
import { createTransport } from 'nodemailer'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'

/** Under what letters stand in the outbox. */
export const letterKind = 'letter'

/** A letter as it is kept until it leaves. */
export const Letter = z.object({
  /** Of the letter and of whom it is to: the name of its file, where letters are files. */
  kind: z.string(),
  userId: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})

/** How long a mail server may take to answer, so that a stop does not wait for one that never does. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** A file is for whoever runs a server without mail to look at; the links in it are good for a while. */
const fileKeptMs = 24 * 60 * 60_000

const folderOf = (dataDir: string) => join(dataDir, 'mail')

/** What a mail server says for good (RFC 5321 §4.2.1): it takes no letter for this address, or not this one. */
function isForGood(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined
  const command: unknown = error instanceof Error ? Reflect.get(error, 'command') : undefined
  // A refused sign-in is a matter of the settings, which somebody will mend.
  return typeof code === 'number' && code >= 500 && typeof command === 'string' && !command.startsWith('AUTH')
}

export type Letters = { send: Send; close: () => void }

/** Makes what sends letters: by SMTP where `SMTP_URL` says how, else as `.eml` files in `DATA_DIR/mail`, which any mail program opens. */
export function createLetters(
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'smtpUrl' | 'mailFrom'>,
  now: () => number,
): Letters {
  const folder = folderOf(config.dataDir)
  const smtp =
    config.smtpUrl === undefined ? undefined : createTransport({ url: config.smtpUrl, pool: true, ...timeouts })
  const files = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const host = config.publicUrl === undefined ? 'localhost' : new URL(config.publicUrl).hostname
  let serial = 0

  async function keep(name: string, message: Parameters<typeof files.sendMail>[0]): Promise<void> {
    const { message: bytes } = await files.sendMail(message)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (Buffer.isBuffer(bytes)) await writeFile(join(folder, name), bytes, { mode: 0o600 })
  }

  return {
    async send(content, id) {
      const { kind, userId, ...written } = Letter.parse(content)
      const message = {
        from: config.mailFrom,
        ...written,
        // The same at each try: a letter that was taken just before its sender ended comes twice, and mailboxes show it once.
        messageId: `<${id}@${host}>`,
        // Nobody answers an email of a machine with another one (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
      if (smtp === undefined) {
        serial += 1
        return keep(`${now()}-${String(serial).padStart(4, '0')}-${kind}-${userId}.eml`, message)
      }
      try {
        await smtp.sendMail(message)
      } catch (error) {
        if (isForGood(error)) throw new Refused('The mail server refuses a letter for good.', { cause: error })
        throw error
      }
    },
    close: () => smtp?.close(),
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => [])

/** Removes the letters to a member that were kept as files. */
export async function forgetLetters(dataDir: string, userId: string): Promise<void> {
  const folder = folderOf(dataDir)
  for (const name of await namesIn(folder))
    if (name.endsWith(`-${userId}.eml`)) await unlink(join(folder, name)).catch(() => {})
}

/** Removes the files of letters that have lain there for a day. @param now milliseconds since 1970 */
export async function dropOldLetters(dataDir: string, now: number): Promise<void> {
  const folder = folderOf(dataDir)
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.eml')) continue
    const path = join(folder, name)
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    )
    if (changedAt <= now - fileKeptMs) await unlink(path).catch(() => {})
  }
}
