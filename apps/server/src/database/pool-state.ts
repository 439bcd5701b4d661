import type { Database } from '@skein/domain/database/database'
import type { PoolState } from '../metrics/metrics.ts'

/** Pools by their databases: how many connections there are is nobody's business but that of who watches the server. */
const pools = new WeakMap<Database, { totalCount: number; idleCount: number; waitingCount: number }>()

/** Remembers the pool of a database. */
export function rememberPool(
  database: Database,
  pool: { totalCount: number; idleCount: number; waitingCount: number },
): void {
  pools.set(database, pool)
}

/** The connections of a database; nothing where it has one. */
export function poolStateOf(database: Database): PoolState | undefined {
  const pool = pools.get(database)
  return pool && { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}
