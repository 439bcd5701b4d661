/** Servers on one database have one key for stored secrets and one for browser notifications, and keys can be replaced. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest'
import { calls } from '@skein/contract/calls'
import type { Database } from '@skein/domain/database/database'
import { forgetKeys } from '../src/auth/forget-keys.ts'
import { createSecretBox } from '../src/auth/aes-secret-box.ts'
import { openSecretBox } from '../src/auth/open-secret-box.ts'
import { StartError, readConfig } from '../src/config.ts'
import { openVapidKeys } from '../src/push/vapid-keys.ts'
import { engines } from './support/engines.ts'
import type { Engine } from './support/engines.ts'
import { sharedDatabase } from './support/shared-database.ts'
import { jarOf, oneTimeCode, password, startServer } from './support/test-server.ts'
import type { TestServer } from './support/test-server.ts'

const newKey = () => randomBytes(32).toString('base64url')

const folder = mkdtempSync(join(tmpdir(), 'skein-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('keys are read from the environment or from files, and what is none is refused without being shown', () => {
  const [one, two] = [newKey(), newKey()]
  const path = join(folder, 'key')
  writeFileSync(path, `${one}\n${two}\n`)
  const read = (settings: Record<string, string>) =>
    readConfig(settings).secretKeys.map((key) => key.toString('base64url'))
  expect(read({ SECRETS_KEY: `${one},${two}` })).toEqual([one, two])
  expect(read({ SECRETS_KEY: Buffer.from(one, 'base64url').toString('base64') })).toEqual([one])
  expect(read({ SECRETS_KEY_FILE: path })).toEqual([one, two])
  expect(() => read({ SECRETS_KEY: 'my-secret-word' })).toThrow(
    /^SECRETS_KEY must be a key of 32 bytes in base64[^;]*\.$/,
  )
  expect(() => read({ SECRETS_KEY_FILE: join(folder, 'none') })).toThrow(/^SECRETS_KEY_FILE cannot be read/)
  expect(() => read({ SECRETS_KEY_FILE: path, SECRETS_KEY: one })).toThrow('both given')
})

describe.each(engines)('keys on $name', (engine) => {
  let shared: Engine
  let database: Database
  let discard: () => Promise<void>
  let running: TestServer[] = []
  beforeAll(async () => void ({ shared, database, discard } = await sharedDatabase(engine)))
  afterAll(() => discard())
  afterEach(async () => {
    for (const server of running) await server.close()
    running = []
    for (const table of ['facts', 'users'] as const) await database.kysely.deleteFrom(table).execute()
  })

  const start = async (settings: Record<string, string> = {}) => {
    const server = await startServer(shared, { settings })
    running.push(server)
    return server
  }
  const secretsOf = async () =>
    [
      ...(await database.kysely.selectFrom('one_time_secrets').select('secret as text').execute()),
      ...(await database.kysely.selectFrom('recovery_codes').select('code_hash as text').execute()),
    ].map(({ text }) => text)

  async function signIn({ visitor }: TestServer, username: string, code: string): Promise<number> {
    const first = await visitor.post('/api/auth/login', { username, password })
    return (await visitor.post('/api/auth/second-step', { code }, { cookie: jarOf(first) })).status
  }

  test('a second step that is turned on at one server works at the other, and browsers are given one key', async () => {
    const settings = { SECRETS_KEY: newKey(), VAPID_PRIVATE_KEY: newKey() }
    const [first, second] = [await start(settings), await start(settings)]
    const ada = await first.confirmedMember()
    const { secret, recoveryCodes } = await first.turnOnTwoStep(ada)
    second.clock.now += 30_000
    expect(await signIn(second, ada.user.username, oneTimeCode(secret, second.clock.now))).toBe(200)
    expect(await signIn(second, ada.user.username, recoveryCodes[0] ?? '')).toBe(200)
    const keyAt = async ({ request }: TestServer) =>
      calls.getPushKey.answer.parse((await request({ url: '/api/push/key', headers: { cookie: ada.cookie } })).body)
    expect(await keyAt(second)).toEqual(await keyAt(first))
  })

  test('another key, or a folder without one, does not start beside a database that has its own', async () => {
    const settings = { SECRETS_KEY: newKey(), VAPID_PRIVATE_KEY: newKey() }
    await start(settings)
    const refused = (more: Record<string, string>) =>
      start(more).then(
        () => 'started',
        (error: unknown) => (error instanceof StartError ? error.message : String(error)),
      )
    const { VAPID_PRIVATE_KEY, SECRETS_KEY } = settings
    expect(await refused({ VAPID_PRIVATE_KEY, SECRETS_KEY: newKey() })).toMatch(
      /^The secrets of this database were closed with another key: /,
    )
    expect(await refused({ VAPID_PRIVATE_KEY })).toMatch(
      /^The secrets of this database were closed with a key that is not here: /,
    )
    expect(await refused({ SECRETS_KEY, VAPID_PRIVATE_KEY: newKey() })).toMatch(
      /^Browsers are subscribed to notifications by another key: /,
    )
    expect(await refused({ SECRETS_KEY })).toMatch(
      /^Browsers are subscribed to notifications by a key that is not here: /,
    )
    expect(await refused(settings)).toBe('started')
  })

  test('a key is replaced: what the old one closed opens, is closed with the new one, and needs the old one no more', async () => {
    const [old, fresh] = [newKey(), newKey()]
    const VAPID_PRIVATE_KEY = newKey()
    const before = await start({ SECRETS_KEY: old, VAPID_PRIVATE_KEY })
    const ada = await before.confirmedMember()
    const { secret, recoveryCodes } = await before.turnOnTwoStep(ada)
    const texts = await secretsOf()
    // Servers that close with the old one still run when the first one comes that closes with the new one.
    const between = await start({ SECRETS_KEY: `${fresh},${old}`, VAPID_PRIVATE_KEY })
    const closed = await secretsOf()
    expect(closed).toHaveLength(11)
    for (const text of closed) expect([text.startsWith('v2.'), texts.includes(text)]).toEqual([true, false])
    between.clock.now += 30_000
    expect(await signIn(between, ada.user.username, oneTimeCode(secret, between.clock.now))).toBe(200)
    const after = await start({ SECRETS_KEY: fresh, VAPID_PRIVATE_KEY })
    after.clock.now += 60_000
    expect(await signIn(after, ada.user.username, oneTimeCode(secret, after.clock.now))).toBe(200)
    expect(await signIn(after, ada.user.username, recoveryCodes[1] ?? '')).toBe(200)
    await expect(start({ SECRETS_KEY: old, VAPID_PRIVATE_KEY })).rejects.toThrow('another key')
  })

  test('a key that is lost for good is forgotten by command, with what it alone opens', async () => {
    const fresh = () => ({ SECRETS_KEY: newKey(), VAPID_PRIVATE_KEY: newKey() })
    const server = await start(fresh())
    const ada = await server.confirmedMember()
    await server.turnOnTwoStep(ada)
    await expect(start(fresh())).rejects.toThrow('another key')
    expect(await forgetKeys(database)).toBe(1)
    const next = await start(fresh())
    expect((await next.visitor.post('/api/auth/login', { username: ada.user.username, password })).status).toBe(200)
  })

  test('a text that another key closed meanwhile is found at the start, and not when its member signs in', async () => {
    const SECRETS_KEY = newKey()
    const server = await start({ SECRETS_KEY })
    const ada = await server.member()
    const other = createSecretBox(randomBytes(32))
    await database.kysely
      .insertInto('recovery_codes')
      .values({ user_id: ada.user.id, code_hash: other.close('words', ada.user.id) })
      .execute()
    await expect(
      openSecretBox({ config: readConfig({ DATA_DIR: server.folder, SECRETS_KEY }), database }),
    ).rejects.toThrow('another key')
  })

  test('of servers that start at once with keys of their own, one stays', async () => {
    const starts = await Promise.allSettled(
      [1, 2, 3].map((n) => {
        const config = readConfig({ DATA_DIR: join(folder, `${engine.name} ${n}`) })
        return openSecretBox({ config, database })
      }),
    )
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
    for (const refusal of refusals) expect(refusal).toContain('closed with')
  })

  test('from before texts named their key: the right one is known by what it opens, another is refused', async () => {
    const server = await start()
    const ada = await server.confirmedMember()
    const { secret } = await server.turnOnTwoStep(ada)
    const key = Buffer.from(readFileSync(join(server.folder, 'secrets-key'), 'utf8'), 'base64url')
    const [row] = await database.kysely.selectFrom('one_time_secrets').select('secret').execute()
    const unnamed = `v1.${row?.secret.split('.').at(-1)}`
    const asBefore = async () => {
      await database.kysely.updateTable('one_time_secrets').set({ secret: unnamed }).execute()
      await database.kysely.deleteFrom('facts').where('name', '=', 'secrets-key').execute()
    }
    await asBefore()
    const open = (settings: Record<string, string>) =>
      openSecretBox({ config: readConfig({ DATA_DIR: join(folder, 'nothing'), ...settings }), database })
    await expect(open({ SECRETS_KEY: newKey() })).rejects.toThrow('another key')
    await asBefore()
    await expect(open({})).rejects.toThrow('a key that is not here')
    const box = await open({ SECRETS_KEY: `${newKey()},${key.toString('base64url')}` })
    const [now] = await database.kysely.selectFrom('one_time_secrets').select('secret').execute()
    expect([box.isCurrent(now?.secret ?? ''), box.open(now?.secret ?? '', ada.user.id)]).toEqual([true, secret])
  })

  test('browsers that are subscribed to a replaced key are forgotten, so that they subscribe again', async () => {
    const [old, fresh] = [newKey(), newKey()]
    const server = await start({ VAPID_PRIVATE_KEY: old })
    const ada = await server.member()
    const endpoint = 'https://fcm.googleapis.com/fcm/send/a:b'
    const keys = {
      p256dh: Buffer.concat([Buffer.of(4), randomBytes(64)]).toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    }
    expect((await ada.post('/api/push/subscriptions', { endpoint, keys })).status).toBe(204)
    const open = (VAPID_PRIVATE_KEY: string) =>
      openVapidKeys({ config: readConfig({ DATA_DIR: folder, VAPID_PRIVATE_KEY }), database })
    const count = async () =>
      (await database.kysely.selectFrom('push_subscriptions').select('endpoint').execute()).length
    await open(old)
    expect(await count()).toBe(1)
    await expect(open(fresh)).rejects.toThrow('another key')
    expect(await count()).toBe(1)
    await open(`${fresh},${old}`)
    expect(await count()).toBe(0)
    await open(fresh)
  })
})
