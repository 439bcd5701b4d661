/**
 * A hot standby of PostgreSQL that answers reads. What may be behind says so with `mayAnswer`; all else, every transaction, and whatever the
 * standby cannot do goes to the original. It is asked only while it is known to be at most a moment behind.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Standby } from '@skein/domain/database/standby'
import type { Log } from '@skein/domain/ports'
import type pg from 'pg'
import type { StandbyState } from '../metrics/metrics.ts'
import { createFollow, logPlaceOf } from './follow.ts'

/** How far behind (ms) a standby may be and still be asked. */
export const furthestBehindMs = 1000
/** Between two looks at how far it is (ms): usually, and while somebody waits for it. */
const lookMs = { usual: 100, waitedFor: 15 }

/** How long (ms) it may say nothing at all, as behind a network that swallows everything, before the original is asked. */
export const silenceMs = 5000

export type AskedStandby = Standby & {
  /** Runs a statement there; nothing where the original has to be asked. */
  answer: (query: { text: string; values: unknown[]; name?: string }) => Promise<pg.QueryResult | undefined>
  state: () => StandbyState
  close: () => Promise<void>
}

type Options = {
  original: pg.Pool
  copy: pg.Pool
  log: Pick<Log, 'warn'>
  /** Milliseconds of a clock that is never set. */
  now?: () => number
}

const isRead = (text: string) => /^\s*(?:select|with)\b/i.test(text)

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** A statement that writes after all, or takes a lock: the original's, and no fault of the standby. */
const isOnlyForTheOriginal = (error: unknown) => codeOf(error) === '25006'
/** A statement that took too long there would take too long here. */
const isTooLong = (error: unknown) => codeOf(error) === '57014'
/** The statement is at fault, or was in the way of what the standby had to follow; the next one may be answered. */
const isOfStatement = (error: unknown) => /^(?:0A|22|23|40|42)/.test(codeOf(error))

/** Makes it. It is looked at from the first `mayAnswer` on. */
export function createStandby({ original, copy, log, now = () => performance.now() }: Options): AskedStandby {
  const follow = createFollow({ now, furthestMs: furthestBehindMs })
  const isRelaxed = new AsyncLocalStorage<true>()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isOver = false
  let isWell = true
  let isCompared = false
  let answered = 0

  function failed(error: unknown): void {
    follow.failed()
    isCompared = false
    if (isWell) log.warn({ err: error }, 'the standby of the database is not asked for now')
    isWell = false
  }

  /** Refuses what follows something else: places of two logs say nothing about each other. */
  async function compare(): Promise<void> {
    const asked = 'select system_identifier::text || current_database() as name from pg_control_system()'
    const [here, there] = await Promise.all([original, copy].map((pool) => pool.query<{ name: string }>(asked)))
    if (here?.rows[0]?.name !== there?.rows[0]?.name)
      throw new Error('DATABASE_STANDBY_URL names another database than DATABASE_URL.')
  }

  async function look(): Promise<void> {
    if (!isCompared) await compare()
    isCompared = true
    const at = now()
    const here = await original.query<{ place: string }>('select pg_current_wal_lsn()::text as place')
    const asked = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as place'
    const there = await copy.query<{ place: string | null }>(asked)
    const place = there.rows[0]?.place ?? null
    // What was made an original itself follows nobody any more.
    if (place === null) throw new Error('The database of DATABASE_STANDBY_URL is no standby (any more).')
    follow.mark(at, logPlaceOf(here.rows[0]?.place ?? ''))
    follow.reached(logPlaceOf(place))
    isWell = true
  }

  /** Looks again and again: nobody waits for an answer, and a process that has nothing else to do ends. */
  async function watch(): Promise<void> {
    if (isOver || isLooking) return
    isLooking = true
    clearTimeout(timer)
    // What waits for the standby does not wait for a network that swallows everything.
    const late = setTimeout(() => failed(new Error('The standby does not answer.')), furthestBehindMs)
    await look().catch(failed)
    clearTimeout(late)
    isLooking = false
    if (!isOver) timer = setTimeout(() => void watch(), follow.isWaitedFor() ? lookMs.waitedFor : lookMs.usual).unref()
  }

  return {
    mayAnswer(work) {
      if (timer === undefined && !isLooking) void watch()
      return isRelaxed.run(true, work)
    },
    caughtUp() {
      const done = follow.caughtUp()
      if (follow.isWaitedFor()) void watch()
      return done
    },
    async answer(query) {
      if (isRelaxed.getStore() === undefined || !isRead(query.text) || !follow.isAsked()) return undefined
      try {
        const result = await copy.query(query)
        answered += 1
        return result
      } catch (error) {
        if (isTooLong(error)) throw error
        if (!isOnlyForTheOriginal(error) && !isOfStatement(error)) failed(error)
        return undefined
      }
    },
    state: () => ({ behindMs: follow.behindMs(), answered }),
    async close() {
      isOver = true
      clearTimeout(timer)
      await copy.end()
    },
  }
}
