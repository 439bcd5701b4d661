import { sql } from 'kysely'
import type { Logger } from 'pino'
import { StartError } from '../config.ts'
import type { Database } from './database.ts'

/** Beyond this a skew is told of: a page may then miss what another server writes meanwhile. */
const noticedMs = 1000

/** Beyond this nobody can tell any more what is new. */
const bearableMs = 60_000

/**
 * How far the clock of this server is ahead of the database's, which all servers share; 0 where it may just be the way there.
 * @param now milliseconds since 1970
 */
async function skewOf({ kysely }: Database, now: () => number): Promise<number> {
  const asked = now()
  const { rows } = await sql<{ at: number }>`
    select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as at`.execute(kysely)
  const told = now()
  const at = rows[0]?.at ?? told
  if (at < asked) return asked - at
  return at > told ? told - at : 0
}

/**
 * Compares the clocks. Ids begin with the time of the server that made them, and lists are read by id: what a server writes whose clock is
 * behind lands below what readers have seen, and they never see it.
 * @throws StartError where that is beyond bearing
 */
export async function checkClock(
  database: Database,
  now: () => number,
  log: { warn: (details: object, line: string) => void } | Pick<Logger, 'warn'>,
): Promise<void> {
  // SQLite has none of its own.
  if (database.dialect.name === 'sqlite') return
  const skewMs = await skewOf(database, now)
  const size = Math.abs(skewMs)
  if (size >= bearableMs)
    throw new StartError(
      `The clock of this server is ${Math.round(size / 1000)} seconds ${skewMs > 0 ? 'ahead of' : 'behind'} that of the database; set both by the network (NTP).`,
    )
  if (size >= noticedMs) log.warn({ skewMs }, 'the clock of this server and that of the database do not agree')
}
