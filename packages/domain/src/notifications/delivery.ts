/**
 * Takes what members were told out of the product: to their browsers and by mail. It hears of notifications once they are committed, so
 * that no write ever waits for it, and an action taken back within a moment is not told at all.
 */
import { pageAddress } from '@skein/contract/addresses'
import { languages, notificationKinds, notificationTypes, standingPath } from '@skein/contract'
import { sql } from 'kysely'
import { cleanText } from '../clean-text.ts'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statements.ts'
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
  /** Writes an email with what happened, a line each; it returns at once. */
  mail: (userId: string, lines: string[]) => void
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
  database: { kysely, dialect },
  bus,
  push,
  mail,
  now,
  log,
  delayMs = usualDelayMs,
}: Parts): Delivery {
  let waiting: { noteId: string; due: number }[] = []
  const lastEmail = new Map<string, number>()
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
  async function claim(id: string): Promise<boolean> {
    const { rows } = await sql`
      update notifications set sent_at = ${now()} where id = ${id} and sent_at is null returning id`.execute(kysely)
    return rows.length > 0
  }

  function mayWrite(userId: string): boolean {
    const time = now()
    for (const [member, at] of lastEmail) if (at <= time - betweenEmailsMs) lastEmail.delete(member)
    if (lastEmail.has(userId)) return false
    lastEmail.set(userId, time)
    return true
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
    if (!(await claim(row.id))) return
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
    if (wantsMail && mayWrite(row.user_id)) mail(row.user_id, [title])
    if (wantsPush)
      await push.send(row.user_id, { title, body, path, tag: `${type} ${row.post_id ?? row.actor_id}`, language })
  }

  async function work(): Promise<void> {
    for (;;) {
      const time = now()
      const due = waiting.filter(({ due: at }) => at <= time).slice(0, batchSize)
      if (due.length === 0) return
      const taken = new Set(due)
      waiting = waiting.filter((entry) => !taken.has(entry))
      const rows = await find(kysely, { ids: JSON.stringify(due.map(({ noteId }) => noteId)) })
      await Promise.all(rows.map(tell))
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
      log.warn({ waiting: waiting.length }, 'too many notifications wait to be sent; some are only in the product')
      return
    }
    waiting.push({ noteId: event.noteId, due: now() + delayMs })
    if (working === undefined) schedule()
  })

  return {
    settle: run,
    async close() {
      isOver = true
      unsubscribe()
      clearTimeout(timer)
      await working
    },
  }
}
