/**
 * Work that one process at a time does, on whatever database: a row says who does it and until when. The holder renews that while it
 * works, so that work of a process that is gone is taken over; and a write by the lease fails where it was taken over all the same, as
 * by a process that stood still for longer than its lease.
 */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { Clock } from '../ports.ts'

export type LeaseTimes = {
  /** How long a lease holds without being renewed: longer than clocks may differ and processes stand still. */
  holdMs: number
  /** How often it is renewed. */
  renewMs: number
}

export const leaseTimes: LeaseTimes = { holdMs: 3 * 60_000, renewMs: 30_000 }

/** The lease is held by another process, or whoever works is to stop. */
export class LeaseEnded extends Error {
  override readonly name = 'LeaseEnded'
}

export type Lease = {
  /** Aborts when the lease is lost, or the process stops. */
  signal: AbortSignal
  /** A transaction of whoever holds the lease. @throws LeaseEnded where it is not held any more */
  transaction: Database['transaction']
}

export type LeaseParts = {
  database: Pick<Database, 'kysely' | 'transaction'>
  now: Clock
  /** Aborts when the process stops. */
  stopping?: AbortSignal | undefined
  times?: LeaseTimes | undefined
}

/** How work by a lease ended. */
export type Ending = {
  name: string
  holder: string
  /** It was not done, because the process stops or another one has taken it over. */
  wasCut: boolean
  /** What it threw. */
  error: unknown
  /** How often it failed before. */
  failures: number
}

type Terms = {
  /** When it may be taken, beyond that nobody holds it. */
  isDue?: RawBuilder<unknown>
  /** What is written in its row at the end, in the place of the row going. */
  atEnd?: (ending: Ending) => RawBuilder<unknown>
}

/**
 * Does work that nobody else does meanwhile.
 * @returns nothing where somebody else does it
 * @throws what the work throws
 */
export async function withLease<T>(
  { database: { kysely, transaction }, now, stopping, times: { holdMs, renewMs } = leaseTimes }: LeaseParts,
  name: string,
  work: (lease: Lease) => Promise<T>,
  { isDue = sql`1 = 1`, atEnd }: Terms = {},
): Promise<{ done: T } | undefined> {
  if (stopping?.aborted) return undefined
  const holder = newId(now())
  await sql`insert into jobs (name) values (${name}) on conflict do nothing`.execute(kysely)
  const { rows } = await sql<{ failures: number }>`
    update jobs set holder = ${holder}, held_until = ${now() + holdMs}, began_at = ${now()}
    where name = ${name} and (held_until is null or held_until <= ${now()}) and ${isDue} returning failures`.execute(
    kysely,
  )
  const [taken] = rows
  if (taken === undefined) return undefined

  const lost = new AbortController()
  const signal = stopping ? AbortSignal.any([stopping, lost.signal]) : lost.signal
  const renew = () => sql`
    update jobs set held_until = ${now() + holdMs} where name = ${name} and holder = ${holder} returning name`
  const heartbeat = setInterval(() => {
    renew()
      .execute(kysely)
      .then(
        (renewed) => renewed.rows.length === 0 && lost.abort(new LeaseEnded('Another process has taken it over.')),
        // The database is away for a moment: the next one may find it.
        () => {},
      )
  }, renewMs)
  let error: unknown
  try {
    const done = await work({
      signal,
      transaction: (write) =>
        transaction(async (tx) => {
          if (signal.aborted || (await renew().execute(tx)).rows.length === 0)
            throw new LeaseEnded('The lease is not held any more.')
          return write(tx)
        }),
    })
    return { done }
  } catch (thrown) {
    error = thrown
    throw thrown
  } finally {
    clearInterval(heartbeat)
    const wasCut = signal.aborted || error instanceof LeaseEnded
    const end =
      atEnd?.({ name, holder, wasCut, error, failures: taken.failures }) ??
      sql`delete from jobs where name = ${name} and holder = ${holder}`
    // Where the database is away the lease runs out by itself.
    await end.execute(kysely).catch(() => {})
  }
}
