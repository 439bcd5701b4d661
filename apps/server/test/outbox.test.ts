/** What leaves the product leaves once it is committed, whatever happens to the server meanwhile. */
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { forgetTime, newId } from '@skein/domain/database/ids'
import { Refused, createOutbox } from '@skein/domain/outbox/outbox'
import type { Outbox, Send } from '@skein/domain/outbox/outbox'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createSecretBox } from '../src/auth/aes-secret-box.ts'
import { engines } from './support/engines.ts'
import { sharedDatabase } from './support/shared-database.ts'
import { startServer } from './support/test-server.ts'
import type { Caller } from './support/test-server.ts'

const minute = 60_000
const secrets = createSecretBox(randomBytes(32))

describe.each(engines)('the outbox on $name', (engine) => {
  let shared: Awaited<ReturnType<typeof sharedDatabase>>
  beforeAll(async () => void (shared = await sharedDatabase(engine)))
  afterAll(() => shared.discard())

  let clock = 1_700_000_000_000
  let open: Outbox[] = []
  let problems: string[] = []
  afterEach(async () => {
    for (const outbox of open) await outbox.close()
    open = []
    problems = []
    await shared.database.kysely.deleteFrom('outbox').execute()
  })

  type Sent = { content: unknown; id: string }

  /** A server's, which keeps what it sent. */
  function outboxOf(send: Send = async () => {}) {
    const sent: Sent[] = []
    const say = (_: unknown, line?: string) => void problems.push(line ?? '')
    const outbox = createOutbox({
      database: shared.database,
      secrets,
      now: () => clock,
      log: { warn: say, error: say },
      senders: {
        letter: async (content, id) => {
          sent.push({ content, id })
          await send(content, id)
        },
      },
    })
    open.push(outbox)
    return { ...outbox, sent }
  }
  const put = (outbox: Outbox, ...numbers: number[]) =>
    shared.database.transaction(async (tx) => {
      for (const n of numbers) await outbox.put(tx, 'letter', { n })
    })
  const rows = () => shared.database.kysely.selectFrom('outbox').selectAll().execute()

  test('sends what is committed, soon and once, and nothing of what is not', async () => {
    const outbox = outboxOf()
    const undone = shared.database.transaction(async (tx) => {
      await outbox.put(tx, 'letter', { n: 0 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await put(outbox, 1, 2)
    await expect.poll(() => outbox.sent.map(({ content }) => content)).toEqual([{ n: 1 }, { n: 2 }])
    await expect.poll(rows).toEqual([])
    await outbox.settle()
    expect(outbox.sent).toHaveLength(2)
  })

  test('what a server that ended had still to send is sent by another, and by one of several', async () => {
    const ended = outboxOf()
    await ended.close()
    const numbers = Array.from({ length: 50 }, (_, n) => n)
    await put(ended, ...numbers)
    const others = [outboxOf(), outboxOf(), outboxOf()]
    await Promise.all(others.map(({ settle }) => settle()))
    expect(ended.sent).toEqual([])
    const sent = others.flatMap((other) => other.sent.map(({ content }) => Number(Reflect.get(Object(content), 'n'))))
    expect(sent.toSorted((a, b) => a - b)).toEqual(numbers)
    expect(await rows()).toEqual([])
  })

  test('one that was killed while it sent leaves it, and the next sends it with the same id, no sooner than it must', async () => {
    // It never ends, like a process that is gone.
    const killed = outboxOf(() => new Promise(() => {}))
    await put(killed, 7)
    await expect.poll(() => killed.sent.length).toBe(1)
    open = []
    const next = outboxOf()
    await next.settle()
    expect(next.sent).toEqual([])
    clock += 2 * minute
    await next.settle()
    expect(next.sent).toEqual(killed.sent)
  })

  test('what fails is tried again with growing waits, and given up after three days; what is refused at once', async () => {
    let tries: number[] = []
    const start = clock
    const failing = outboxOf(async () => {
      tries.push((clock - start) / minute)
      throw new Error('away')
    })
    await put(failing, 1)
    await failing.settle()
    for (let n = 0; n < 3 * 24 * 60 + 10; n += 1) {
      const [row] = await rows()
      if (row === undefined) break
      clock = row.next_at - 1
      await failing.settle()
      clock = row.next_at
      await failing.settle()
    }
    expect(tries.slice(0, 6)).toEqual([0, 1, 5, 21, 85, 341])
    expect(Math.max(...tries)).toBeLessThan(3 * 24 * 60)
    expect(await rows()).toEqual([])
    expect(problems.filter((line) => line.includes('given up'))).toHaveLength(1)
    tries = []
    const refusing = outboxOf(async () => {
      tries.push(0)
      throw new Refused('nobody of that name')
    })
    await put(refusing, 2)
    await refusing.settle()
    expect([tries, await rows()]).toEqual([[0], []])
  })

  test('a copy of the tables has none of its words', async () => {
    const outbox = outboxOf()
    await outbox.close()
    await shared.database.transaction((tx) => outbox.put(tx, 'letter', { url: 'https://skein.example/auth#token' }))
    expect(JSON.stringify(await rows())).not.toContain('token')
  })

  test('a call leaves its letter', async () => {
    const server = await startServer(shared.shared, { sendsMail: true })
    await server.member()
    const letters = () => readdir(join(server.folder, 'mail')).catch(() => [])
    await expect.poll(letters).toEqual([expect.stringMatching(/-confirm-[\w-]{36}\.eml$/)])
    await expect.poll(rows).toEqual([])
    await server.close()
    await shared.database.kysely.deleteFrom('facts').execute()
  })

  test('what members were not told of because a server ended is told by the next, as long as it is news', async () => {
    const server = await startServer(shared.shared)
    const [ada, noor, mia] = [await server.confirmedMember(), await server.member(), await server.member()]
    // As a server leaves it that is killed just after the commit.
    const note = (actor: Caller, minutes: number) => {
      const at = server.clock.now - minutes * minute
      const rest = { user_id: ada.user.id, actor_id: actor.user.id, type: 'mention', post_id: null, read_at: null }
      return { id: newId(at), created_at: at, ...rest }
    }
    forgetTime()
    await shared.database.kysely
      .insertInto('notifications')
      .values([note(noor, 120), note(mia, 5)])
      .execute()
    const next = await startServer(shared.shared, { config: { dataDir: server.folder } })
    await expect.poll(() => next.mail.emails.filter(({ kind }) => kind === 'digest')).toHaveLength(1)
    const told = await shared.database.kysely.selectFrom('notifications').select(['actor_id', 'sent_at']).execute()
    expect(told.filter(({ sent_at: at }) => at !== null).map(({ actor_id: id }) => id)).toEqual([mia.user.id])
    await next.close()
    await server.close()
  })
})
