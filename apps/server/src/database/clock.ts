import type { Database } from '@skein/domain/database/database'
import { sql } from 'kysely'
import { StartError } from '../config.ts'

/** Beyond this a skew is told of: a page may then miss what another server writes meanwhile. */
const noticedMs = 1000

/** Beyond this nobody can tell any more what is new. */
const bearableMs = 60_000

type Log = { warn: (details: object, line: string) => void }

/**
 * How far the own clock is ahead of another one (behind where negative); 0 where it may just be the way there and back.
 * @param asked own time when the other was asked
 * @param at what it said
 * @param told own time when it had answered
 */
export function skewOf(asked: number, at: number, told: number): number {
  if (at < asked) return asked - at
  return at > told ? told - at : 0
}

/** Tells of a skew that is noticed. @throws StartError where it is beyond bearing */
export function judgeSkew(skewMs: number, log: Log): void {
  const size = Math.abs(skewMs)
  if (size >= bearableMs)
    throw new StartError(
      `The clock of this server is ${Math.round(size / 1000)} seconds ${skewMs > 0 ? 'ahead of' : 'behind'} that of the database; set both by the network (NTP).`,
    )
  if (size >= noticedMs) log.warn({ skewMs }, 'the clock of this server and that of the database do not agree')
}

/**
 * Compares the clock of this server with the database's, which all servers share. Ids begin with the time of the server that made them,
 * and lists are read by id: what a server writes whose clock is behind lands below what readers have seen, and they never see it.
 * @param now milliseconds since 1970
 * @throws StartError where they are too far apart
 */
export async function checkClock({ dialect, kysely }: Database, now: () => number, log: Log): Promise<void> {
  // SQLite has no clock of its own.
  if (dialect.name === 'sqlite') return
  const asked = now()
  const { rows } = await sql<{ at: number }>`
    select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as at`.execute(kysely)
  const told = now()
  judgeSkew(skewOf(asked, rows[0]?.at ?? told, told), log)
}
