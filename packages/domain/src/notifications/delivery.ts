/**
 * Takes what members were told out of the product: to their browsers and by mail. It hears of notifications once they are committed, so
 * that no write ever waits for it, and an action taken back within a moment is not told at all. What it did not hear of, because a server
 * ended just then or there was too much at once, it finds by looking.
 */
import { pageAddress } from '@skein/contract/addresses'
import { languages, notificationKinds, notificationTypes, standingPath } from '@skein/contract'
import { sql } from 'kysely'
import { cleanText } from '../clean-text.ts'
import type { Database } from '../database/database.ts'
import { firstIdAt } from '../database/ids.ts'
import { statement } from '../database/statements.ts'
import type { Executor } from '../database/statements.ts'
import type { EventBus } from '../events/event-bus.ts'
import type { Log } from '../ports.ts'
import type { PushSender } from '../push/push-sender.ts'
import { storedSettings } from '../settings/stored-settings.ts'
import { isShown, toldRows } from './notification-row.ts'
import { sentenceOf } from './sentence.ts'

type Parts = {
  database: Database
  bus: EventBus
  push: PushSender
  /** Writes an email with what happened, a line each, in the transaction that says so. */
  mail: (tx: Executor, userId: string, lines: string[]) => Promise<void>
  now: () => number
  log: Pick<Log, 'warn' | 'error'>
  /** Between an action and what is told of it, in milliseconds. */
  delayMs?: number
}

export type Delivery = {
  /** Waits until everything that is due now has gone out. */
  settle: () => Promise<void>
  /** Hears nothing any more, and ends what is under way. */
  close: () => Promise<void>
}

/** Long enough to take a slip of the finger back. */
const usualDelayMs = 4000
/** Notifications worked off at once, and how many may wait: a flood must not fill the memory. */
const batchSize = 50
const maxWaiting = 5000
/** A member gets no more than one email in this time; what happens meanwhile is in the product. */
const betweenEmailsMs = 10 * 60 * 1000
/** Graphemes of a post that go along. */
const maxQuote = 120
/** How often it looks for what it did not hear of, how long that has to be over, and what is no news any more. */
const lookMs = 5 * 60 * 1000
const lateMs = 60 * 1000
const newsMs = 60 * 60 * 1000

type Row = {
  id: string
  user_id: string
  type: string
  post_id: string | null
  actor: string
  actor_id: string
  actor_username: string
  author_id: string | null
  content: string | null
  content_warning: string | null
  language: string | null
  settings: string | null
  email_confirmed: number
  browsers: number
}

/** Starts to listen. */
export function createDelivery({
  database: { kysely, dialect, transaction },
  bus,
  push,
  mail,
  now,
  log,
  delayMs = usualDelayMs,
}: Parts): Delivery {
  let waiting: { noteId: string; due: number }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let working: Promise<void> | undefined
  let isOver = false

  const find = statement<{ ids: string }, Row>(
    kysely,
    ({ ids }) => sql<Row>`
      select n.id, n.user_id, n.type, n.post_id, a.name as actor, a.id as actor_id, a.username as actor_username,
        p.author_id, p.content, p.content_warning, u.language, u.settings, u.email_confirmed,
        (select count(*) from push_subscriptions s where s.user_id = u.id) as browsers
      from ${toldRows} join users u on u.id = n.user_id
      where n.id in (${dialect.idList(ids)}) and n.read_at is null and n.sent_at is null and u.deactivated_at is null
        and ${isShown(sql.ref('u.id'))}
      order by n.id`,
  )

  /** Whether this server is the one that tells it: several hear of it. */
  async function claim(tx: Executor, id: string): Promise<boolean> {
    const { rows } = await sql`
      update notifications set sent_at = ${now()} where id = ${id} and sent_at is null returning id`.execute(tx)
    return rows.length > 0
  }

  /** Whether the member was not written to a moment ago, by any server; they are now. */
  async function mayWrite(tx: Executor, userId: string): Promise<boolean> {
    const { rows } = await sql`
      update users set digest_at = ${now()}
      where id = ${userId} and (digest_at is null or digest_at <= ${now() - betweenEmailsMs}) returning id`.execute(tx)
    return rows.length > 0
  }

  /** What is told to nobody yet and should have been, of members who can be told. */
  async function findLate(): Promise<void> {
    const time = now()
    const mailed = notificationTypes.filter((type) => notificationKinds[type].isMailed)
    const { rows } = await sql<{ id: string }>`
      select n.id from notifications n join users u on u.id = n.user_id
      where n.id > ${firstIdAt(time - newsMs)} and n.id < ${firstIdAt(time - lateMs)} and n.sent_at is null and n.read_at is null
        and ((u.email_confirmed = 1 and n.type in (${sql.join(mailed)}))
          or exists (select 1 from push_subscriptions s where s.user_id = u.id))
      order by n.id limit ${maxWaiting}`.execute(kysely)
    const known = new Set(waiting.map(({ noteId }) => noteId))
    const late = rows.filter(({ id }) => !known.has(id)).map(({ id }) => ({ noteId: id, due: time }))
    waiting = [...late, ...waiting]
    if (working === undefined) schedule()
  }

  async function tell(row: Row): Promise<void> {
    const type = notificationTypes.find((known) => known === row.type)
    if (type === undefined) return
    const kind = notificationKinds[type]
    const settings = storedSettings(row.settings)
    const wantsPush = row.browsers > 0 && settings.pushNotifications !== false
    // Nobody is written to at an address that they did not confirm.
    const wantsMail = kind.isMailed && settings.emailNotifications !== false && row.email_confirmed === 1
    if (!wantsPush && !wantsMail) return
    const language = languages.find((known) => known === row.language) ?? 'en'
    const title = await sentenceOf(
      {
        type,
        names: [row.actor],
        count: 1,
        isActorsPost: row.author_id === row.actor_id,
        isReadersPost: row.author_id === row.user_id,
      },
      language,
    )
    // A warned post keeps its words to itself, on a locked screen above all.
    const body = cleanText(row.content_warning ?? row.content ?? '', maxQuote)
    const path =
      kind.leadsTo === 'standing'
        ? standingPath
        : kind.leadsTo === 'notifications'
          ? pageAddress('/notifications')
          : kind.leadsTo === 'member' || row.post_id === null
            ? pageAddress('/profile/$username', { username: row.actor_username })
            : pageAddress('/post/$id', { id: row.post_id })
    const tag = `${type} ${row.post_id ?? row.actor_id}`
    await transaction(async (tx) => {
      if (!(await claim(tx, row.id))) return
      if (wantsMail && (await mayWrite(tx, row.user_id))) await mail(tx, row.user_id, [title])
      if (wantsPush) await push.send(tx, row.user_id, { title, body, path, tag, language })
    })
  }

  async function work(): Promise<void> {
    for (;;) {
      const time = now()
      const due = waiting.filter(({ due: at }) => at <= time).slice(0, batchSize)
      if (due.length === 0) return
      const taken = new Set(due)
      waiting = waiting.filter((entry) => !taken.has(entry))
      const rows = await find(kysely, { ids: JSON.stringify(due.map(({ noteId }) => noteId)) })
      // In order, as it is written down: one after the other.
      for (const row of rows) await tell(row)
    }
  }

  function run(): Promise<void> {
    working ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'telling of notifications failed'))
      .finally(() => {
        working = undefined
        schedule()
      })
    return working
  }

  function schedule(): void {
    clearTimeout(timer)
    const [first] = waiting
    if (isOver || first === undefined) return
    timer = setTimeout(() => void run(), Math.max(0, first.due - now()))
  }

  const unsubscribe = bus.subscribe((event) => {
    if (event.kind !== 'notifications-changed' || event.noteId === undefined) return
    if (waiting.length >= maxWaiting) {
      log.warn({ waiting: waiting.length }, 'too many notifications wait to be sent; some are told later')
      return
    }
    waiting.push({ noteId: event.noteId, due: now() + delayMs })
    if (working === undefined) schedule()
  })

  const look = () =>
    void findLate().catch((error: unknown) => log.warn({ err: error }, 'nobody could look what is untold'))
  look()
  const looking = setInterval(look, lookMs)

  return {
    settle: run,
    async close() {
      isOver = true
      unsubscribe()
      clearTimeout(timer)
      clearInterval(looking)
      await working
    },
  }
}
