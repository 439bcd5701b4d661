import type { Database } from '@skein/domain/database/database'
import type { PoolState, StandbyState } from '../metrics/metrics.ts'
import type { AskedStandby } from './standby.ts'

/** Pools by their databases: how many connections there are is nobody's business but that of who watches the server. */
const pools = new WeakMap<Database, { totalCount: number; idleCount: number; waitingCount: number }>()
const standbys = new WeakMap<Database, Pick<AskedStandby, 'state'>>()

/** Remembers the pool of a database, and its standby. */
export function rememberPool(
  database: Database,
  pool: { totalCount: number; idleCount: number; waitingCount: number },
  standby: Pick<AskedStandby, 'state'> | undefined,
): void {
  pools.set(database, pool)
  if (standby) standbys.set(database, standby)
}

/** The connections of a database; nothing where it has one. */
export function poolStateOf(database: Database): PoolState | undefined {
  const pool = pools.get(database)
  return pool && { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/** How the standby of a database does; nothing where it has none. */
export const standbyStateOf = (database: Database): StandbyState | undefined => standbys.get(database)?.state()
