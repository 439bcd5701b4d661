/** P 2.8: what is encrypted stays encrypted all the way: in every table, and in everything the server logs. */
import { calls } from '@skein/contract/calls'
import type { CurrentUser, Message } from '@skein/contract'
import { makeIdentity, openMessage, sealMessage, sealPicture, type Identity } from '@skein/data/encryption'
import type { Database } from '@skein/domain/database/database'
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '../../apps/server/src/app.ts'
import { createPasswords } from '../../apps/server/src/auth/hash-passwords.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/http/log.ts'
import { createDiskStore } from '../../apps/server/src/media/media-store.ts'
import { engines } from '../../apps/server/test/support/engines.ts'

type Table = { name: string }

/** The statement that names all tables. */
const tables = {
  sqlite: `select name from sqlite_master where type = 'table'`,
  postgres: `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
}

/** Words that are nowhere else, the same in none of the messages. */
const wordsOf = (number: number) => `marrow-${number}-lantern ${(number * 7919).toString(36)}quince`

/** What is sealed does not depend on the database: a hundred messages show that the other one keeps them as they are. */
const countOn = (name: string) => (name === 'SQLite' || process.env.FULL === '1' ? 1000 : 100)

describe.each(engines)('encrypted messages on $name', ({ name, open }) => {
  const count = countOn(name)
  const folder = mkdtempSync(join(tmpdir(), 'skein-sealed-'))
  const log: string[] = []
  let database: Database
  let discard: () => Promise<void>
  let app: Awaited<ReturnType<typeof createServer>>
  let time = Date.parse('2026-05-01T12:00:00Z')

  type Member = { user: CurrentUser; cookie: string; identity: Identity }
  let ada: Member
  let noor: Member

  beforeAll(async () => {
    ;({ database, discard } = await open())
    app = await createServer({
      config: readConfig({ DATA_DIR: folder, SIGNUP_LIMIT_PER_HOUR: '100', LOG_LEVEL: 'debug' }),
      database,
      media: createDiskStore(join(folder, 'media')),
      passwords: createPasswords({ memory: 8, passes: 1 }),
      log: createLog('trace', { write: (line: string) => void log.push(line) }),
      // Half a second between messages, so that nobody writes faster than a person may.
      now: () => (time += 500),
    })
    ada = await member('ada')
    noor = await member('noor')
  })
  afterAll(async () => {
    await app.close()
    await discard()
    rmSync(folder, { recursive: true })
  })

  async function ask(who: { cookie: string } | null, method: 'GET' | 'POST', url: string, body?: unknown) {
    const answer = await app.inject({
      method,
      url,
      headers: {
        ...(who && { cookie: who.cookie }),
        ...(body instanceof Uint8Array
          ? { 'content-type': 'application/octet-stream' }
          : body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
    })
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
    return answer
  }

  async function member(username: string): Promise<Member> {
    const registration = { username, name: username, email: `${username}@mail.example`, password: 'longer-than-8' }
    const answer = await ask(null, 'POST', '/api/auth/register', registration)
    const user = calls.register.answer.parse(answer.json())
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
    const { identity } = await makeIdentity(user.id)
    const key = { publicKey: identity.publicKey, backup: null, replaces: null }
    await ask({ cookie }, 'POST', '/api/keys', key)
    return { user, cookie, identity }
  }

  test('are read by both, and by nobody who has the whole database and the log', async () => {
    const picture = new TextEncoder().encode('the picture of a plumbago hedge')
    const between = { senderId: ada.user.id, receiverId: noor.user.id }
    const { sealed, key, digest } = await sealPicture(between, picture)
    const { url } = calls.uploadMessageBlob.answer.parse((await ask(ada, 'POST', '/api/messages/blobs', sealed)).json())
    for (let number = 1; number <= count; number += 1) {
      const hasPicture = number === count
      const encryptedContent = await sealMessage(
        ada.identity,
        { userId: noor.user.id, keyId: noor.identity.keyId, publicKey: noor.identity.publicKey },
        {
          text: wordsOf(number),
          picture: hasPicture
            ? { url, key, digest, type: 'image/webp', width: 4, height: 3, alt: 'A plumbago hedge' }
            : null,
        },
        number,
      )
      await ask(ada, 'POST', '/api/messages/send', {
        receiverId: noor.user.id,
        encryptedContent,
        ...(hasPicture && { attachment: url }),
      })
    }

    const read: string[] = []
    for (let before = ''; read.length < count;) {
      const address = `/api/messages/${ada.user.id}?limit=50${before && `&before=${before}`}`
      const page: Message[] = calls.listMessages.answer.parse((await ask(noor, 'GET', address)).json())
      for (const message of page) {
        if (message.envelope === null) throw new Error('A message is not encrypted.')
        read.push((await openMessage(noor.identity, ada.identity, message, message.envelope)).text)
      }
      before = page.at(-1)?.id ?? ''
    }
    expect(read).toEqual(Array.from({ length: count }, (_, at) => wordsOf(count - at)))

    const { rows } = await sql.raw<Table>(tables[database.dialect.name]).execute(database.kysely)
    const held: string[] = []
    for (const table of rows)
      held.push(JSON.stringify((await sql.raw(`select * from ${table.name}`).execute(database.kysely)).rows))
    expect(rows.length).toBeGreaterThan(20)
    const everything = [...held, ...log].join('\n')
    expect(everything).toContain(noor.identity.keyId)
    expect(log.length).toBeGreaterThan(count)
    for (const word of ['marrow', 'lantern', 'quince', 'plumbago']) expect(everything).not.toContain(word)
    const encoded = ['marrow', 'lantern'].map((word) => Buffer.from(word).toString('base64url').slice(0, 7))
    for (const word of encoded) expect(everything).not.toContain(word)
    const stored = await ask(noor, 'GET', url)
    expect(stored.rawPayload.includes('plumbago')).toBe(false)
  })
})
