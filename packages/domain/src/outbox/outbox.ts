/**
 * What leaves the product (letters, messages to browsers) is written in the transaction of what causes it, and sent by whichever server is
 * first: nothing is lost by a process that ends after its commit, and nothing leaves for what was not committed. A row goes once it was
 * sent. A server that is killed just then leaves it, and it is sent again: whoever takes it is told its id, by which doubles are known.
 */
import { sql } from 'kysely'
import type { SecretBox } from '../auth/secret-box.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { Executor } from '../database/statements.ts'
import type { Clock, Log } from '../ports.ts'

/** It will never be taken: trying again would only be told the same. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/**
 * Sends something of one kind.
 * @param content as it was put
 * @param id the same at each try
 * @throws Refused where it is of no use to try again; anything else is tried again
 */
export type Send = (content: unknown, id: string) => Promise<void>

export type Outbox = {
  /** Writes something down that leaves once the transaction is committed. */
  put: (tx: Executor, kind: string, content: object) => Promise<void>
  /** Sends everything that is due now, and waits for it. */
  settle: () => Promise<void>
  /** Sends no more, and waits a moment for what is on its way; the next server sends the rest. */
  close: () => Promise<void>
}

type Parts = {
  database: Pick<Database, 'kysely'>
  secrets: Pick<SecretBox, 'open' | 'close'>
  senders: Record<string, Send>
  now: Clock
  log: Pick<Log, 'error' | 'warn'>
}

/** Between two looks; shortly after something was written, which may not be committed yet. */
const lookMs = 5000
const soonMs = 50
const soonLooks = 40

/** Sent at once. */
const batch = 20

/** Whoever sends has that long; after that another one takes it to have ended. */
const holdMs = 2 * 60_000

/** A try that failed is made again after a minute, four, sixteen and so on, six hours at most, for three days. */
const retryMs = 60_000
const longestRetryMs = 6 * 60 * 60_000
const mostMs = 3 * 24 * 60 * 60_000

/** How long a stop waits for what is on its way. */
const closeMs = 5000

type Row = { id: string; kind: string; content: string; created_at: number; tries: number }

/** Makes it, and begins to look. */
export function createOutbox({ database: { kysely }, secrets, senders, now, log }: Parts): Outbox {
  const holder = newId(now())
  let timer: ReturnType<typeof setTimeout> | undefined
  let soon = 0
  let isOver = false
  let working: Promise<number> | undefined

  /** Takes some of what is due. Of two servers that look at once, the second finds the rows held. */
  async function claim(): Promise<Row[]> {
    const time = now()
    const isFree = sql`next_at <= ${time} and (held_until is null or held_until <= ${time})`
    const { rows } = await sql<Row>`
      update outbox set holder = ${holder}, held_until = ${time + holdMs}
      where id in (select id from outbox where ${isFree} order by next_at, id limit ${batch}) and ${isFree}
      returning id, kind, content, created_at, tries`.execute(kysely)
    return rows
  }

  async function sendOne({ id, kind, content, created_at: createdAt, tries }: Row): Promise<void> {
    const mine = sql`id = ${id} and holder = ${holder}`
    try {
      const send = senders[kind]
      if (send === undefined) throw new Refused(`Nobody sends ${JSON.stringify(kind)}.`)
      const opened: unknown = JSON.parse(secrets.open(content, id))
      await send(opened, id)
    } catch (error) {
      const wait = Math.min(longestRetryMs, retryMs * 4 ** tries)
      const isLast = error instanceof Refused || now() + wait > createdAt + mostMs
      if (!isLast) {
        log.warn({ err: error, kind, tries: tries + 1 }, 'something could not be sent yet')
        await sql`update outbox set holder = null, held_until = null, tries = tries + 1, next_at = ${now() + wait}
          where ${mine}`.execute(kysely)
        return
      }
      log.error({ err: error, kind, tries: tries + 1 }, 'something could not be sent, and is given up')
    }
    await sql`delete from outbox where ${mine}`.execute(kysely)
  }

  async function work(): Promise<number> {
    let sent = 0
    for (let rows = await claim(); rows.length > 0; rows = isOver ? [] : await claim()) {
      await Promise.all(rows.map(sendOne))
      sent += rows.length
    }
    return sent
  }

  function run(): Promise<number> {
    working ??= work()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'nobody could look what is to be sent')
        return 0
      })
      .finally(() => (working = undefined))
    return working
  }

  function schedule(): void {
    clearTimeout(timer)
    if (isOver) return
    timer = setTimeout(
      () => {
        soon = Math.max(0, soon - 1)
        void run().then((sent) => {
          if (sent > 0) soon = 0
          return schedule()
        })
      },
      soon > 0 ? soonMs : lookMs,
    )
  }
  schedule()

  return {
    async put(tx, kind, content) {
      const time = now()
      const id = newId(time)
      const closed = secrets.close(JSON.stringify(content), id)
      await tx.insertInto('outbox').values({ id, kind, content: closed, created_at: time, next_at: time }).execute()
      const isIdle = soon === 0
      soon = soonLooks
      if (isIdle) schedule()
    },
    async settle() {
      await working
      await run()
    },
    async close() {
      isOver = true
      clearTimeout(timer)
      let late: ReturnType<typeof setTimeout> | undefined
      const waited = new Promise<void>((resolve) => (late = setTimeout(resolve, closeMs)))
      await Promise.race([working, waited])
      clearTimeout(late)
    },
  }
}
