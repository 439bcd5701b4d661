/** Recurring work of all servers on one database: each job has a row that says when it is due, and whoever is first does it. */
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Clock, Log } from '../ports.ts'
import { LeaseEnded, withLease } from './lease.ts'
import type { Ending, Lease, LeaseTimes } from './lease.ts'

export type Job = {
  name: string
  /** From one start to the next. */
  everyMs: number
  /** Does it; long work looks at the lease's signal, and goes on where it was the next time. */
  run: (lease: Lease) => Promise<unknown>
}

export type JobRunner = {
  /** Does what is due and not under way, here or elsewhere, and waits for it. */
  runDue: () => Promise<void>
  /** Begins to look what is due: at once, and then again and again. */
  start: () => void
  /** Looks no more, lets work under way end where it can, and waits for that. */
  close: () => Promise<void>
}

type Parts = {
  database: Pick<Database, 'kysely' | 'transaction'>
  jobs: readonly Job[]
  now: Clock
  log: Pick<Log, 'error' | 'warn'>
  times?: LeaseTimes
}

/** Between two looks. */
const lookMs = 15_000

/** A job that fails is tried again after a minute, then two, four and so on, but no later than it would be anyway. */
const retryMs = 60_000

/** What stands in a job's row at its end: when it is due again. */
function ended({ name, holder, wasCut, error, failures }: Ending, { everyMs }: Job, began: number, now: number) {
  const isFree = sql`holder = null, held_until = null`
  const mine = sql`name = ${name} and holder = ${holder}`
  if (wasCut) return sql`update jobs set ${isFree} where ${mine}`
  const failed = error === undefined ? 0 : failures + 1
  const next = failed === 0 ? began + everyMs : now + Math.min(everyMs, retryMs * 2 ** (failed - 1))
  return sql`update jobs set ${isFree}, next_at = ${next}, ended_at = ${now}, failures = ${failed} where ${mine}`
}

/** Makes the runner. A job never overtakes itself, and a slow one holds up no other. */
export function createJobRunner({ database, jobs, now, log, times }: Parts): JobRunner {
  const stopping = new AbortController()
  const underWay = new Map<string, Promise<void>>()
  let timer: ReturnType<typeof setInterval> | undefined
  let looking: Promise<void> | undefined

  async function run(job: Job): Promise<void> {
    const began = now()
    const lease = { database, now, stopping: stopping.signal, times }
    try {
      await withLease(lease, job.name, job.run, {
        isDue: sql`next_at <= ${began}`,
        atEnd: (ending) => ended(ending, job, began, now()),
      })
    } catch (error) {
      if (error instanceof LeaseEnded || stopping.signal.aborted) return
      log.error({ err: error, job: job.name }, 'a job failed')
    }
  }

  /** Begins what is due, and what has no row yet. */
  async function begin(): Promise<void> {
    const rows = await database.kysely.selectFrom('jobs').select(['name', 'next_at', 'held_until']).execute()
    const known = new Map(rows.map((row) => [row.name, row]))
    for (const job of jobs) {
      const row = known.get(job.name)
      const isDue = row === undefined || (row.next_at <= now() && (row.held_until ?? 0) <= now())
      if (!isDue || underWay.has(job.name) || stopping.signal.aborted) continue
      underWay.set(
        job.name,
        run(job).finally(() => underWay.delete(job.name)),
      )
    }
  }

  function look(): Promise<void> {
    looking ??= begin()
      .catch((error: unknown) => log.warn({ err: error }, 'nobody could look what is due'))
      .finally(() => (looking = undefined))
    return looking
  }

  return {
    async runDue() {
      await look()
      await Promise.all(underWay.values())
    },
    start() {
      void look()
      timer = setInterval(() => void look(), lookMs)
    },
    async close() {
      clearInterval(timer)
      stopping.abort(new LeaseEnded('The process stops.'))
      await looking
      await Promise.all(underWay.values())
    },
  }
}
