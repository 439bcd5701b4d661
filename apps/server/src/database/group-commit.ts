import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'

/** A synchronous engine with one connection, such as `node:sqlite`. */
export type SyncEngine = {
  run: (text: string, parameters: readonly unknown[]) => QueryResult<unknown>
  /** Whether a transaction is open; an engine may end one by itself, for example when the disk is full. */
  inTransaction: () => boolean
  close: () => void
}

type Waiter = { resolve: () => void; reject: (error: unknown) => void }

/** One turn at the connection. */
type Lease = { connection: DatabaseConnection; free: () => void; inTransaction: boolean }

/** What needs no transaction: reading, and the checkpoint, which none may be open for. */
const isRead = (text: string) => /^\s*(?:select|with|pragma wal_checkpoint)\b/i.test(text)

/**
 * A Kysely driver that syncs to disk once for all writes that arrive together. Each transaction is a savepoint within an outer one, and
 * nobody is told that a write succeeded before the outer one is committed: what is acknowledged is on the disk, but ten posts that come
 * at once cost one sync and not ten. The outer transaction ends as soon as the event loop has taken the requests that were waiting.
 * @param onStatement is told of every statement but begin, commit, rollback and savepoints
 */
export function groupCommitDriver(engine: SyncEngine, onStatement: () => void): Driver {
  let last: Promise<void> = Promise.resolve()
  let waiters: Waiter[] = []
  let scheduled: NodeJS.Immediate | undefined
  const leases = new WeakMap<DatabaseConnection, Lease>()

  async function take(): Promise<Lease> {
    const before = last
    let free = () => {}
    last = new Promise<void>((resolve) => (free = resolve))
    await before
    const connection: DatabaseConnection = {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery) => {
        onStatement()
        const result = execute(lease, sql, parameters)
        // The row type is what the caller's statement selects; no engine can know it.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const answer: QueryResult<R> = { ...result, rows: result.rows as R[] }
        if (lease.inTransaction || isRead(sql)) return answer
        const kept = durable()
        lease.free()
        await kept
        return answer
      },
      streamQuery() {
        throw new Error('Streaming is not supported by this engine.')
      },
    }
    const lease: Lease = { connection, free, inTransaction: false }
    leases.set(connection, lease)
    return lease
  }

  function execute({ inTransaction }: Lease, text: string, parameters: readonly unknown[]): QueryResult<unknown> {
    if (!inTransaction && !isRead(text)) openOuter()
    return engine.run(text, parameters)
  }

  /** Ends the wait of everybody whose writes are in the outer transaction. */
  function settle(error?: unknown): void {
    const settled = waiters
    waiters = []
    for (const { resolve, reject } of settled) {
      if (error === undefined) resolve()
      else reject(error)
    }
  }

  function openOuter(): void {
    if (engine.inTransaction()) return
    // Writes that wait for a transaction which the engine ended are lost, and their callers must hear it.
    if (waiters.length > 0) settle(new Error('The database rolled a transaction back.'))
    engine.run('begin immediate', [])
  }

  async function commitOuter(): Promise<void> {
    scheduled = undefined
    const lease = await take()
    try {
      if (!engine.inTransaction()) throw new Error('The database rolled a transaction back.')
      engine.run('commit', [])
      settle()
    } catch (error) {
      if (engine.inTransaction()) engine.run('rollback', [])
      settle(error)
    } finally {
      lease.free()
    }
  }

  /** Resolves when everything written so far is on the disk. */
  function durable(): Promise<void> {
    scheduled ??= setImmediate(() => void commitOuter())
    return new Promise<void>((resolve, reject) => waiters.push({ resolve, reject }))
  }

  const leaseOf = (connection: DatabaseConnection): Lease => {
    const lease = leases.get(connection)
    if (!lease) throw new Error('This connection is not of this driver.')
    return lease
  }

  return {
    init: async () => {},
    acquireConnection: async () => (await take()).connection,
    async beginTransaction(connection) {
      openOuter()
      engine.run('savepoint inner_one', [])
      leaseOf(connection).inTransaction = true
    },
    async commitTransaction(connection) {
      engine.run('release inner_one', [])
      const lease = leaseOf(connection)
      lease.inTransaction = false
      const kept = durable()
      lease.free()
      await kept
    },
    async rollbackTransaction(connection) {
      const lease = leaseOf(connection)
      // After a commit that failed, or when the engine has rolled everything back, there is nothing left to undo.
      if (engine.inTransaction() && lease.inTransaction) {
        engine.run('rollback to inner_one', [])
        engine.run('release inner_one', [])
        // Nothing may wait for the outer transaction, but it has to end.
        durable().catch(() => {})
      }
    },
    async releaseConnection(connection) {
      leaseOf(connection).free()
    },
    async destroy() {
      if (scheduled) clearImmediate(scheduled)
      if (engine.inTransaction()) await commitOuter()
      engine.close()
    },
  }
}
