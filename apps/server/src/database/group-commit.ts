import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { LockWait } from './lock-wait.ts'

/** A synchronous engine with one connection, such as `node:sqlite`. */
export type SyncEngine = {
  run: (text: string, parameters: readonly unknown[]) => QueryResult<unknown>
  /** Whether a transaction is open; an engine may end one by itself, for example when the disk is full. */
  inTransaction: () => boolean
  close: () => void
}

type Parts = {
  engine: SyncEngine
  /** A second connection that only reads, and always what is committed; without one, reads take their turn with the writes. */
  reader?: SyncEngine | undefined
  /** How to wait while another process holds the lock. */
  lockWait: LockWait
  /** Is told of every statement but begin, commit, rollback and savepoints. */
  onStatement: () => void
}

type Waiter = { resolve: () => void; reject: (error: unknown) => void }

/** What a connection is at: nothing, or a transaction with the turn it has taken. */
type State = { free: () => void; inTransaction: boolean }

const isRead = (text: string) => /^\s*(?:select|with)\b/i.test(text)
/** A checkpoint is of the connection that writes, and no transaction may be open for it. */
const isCheckpoint = (text: string) => /^\s*pragma wal_checkpoint\b/i.test(text)

const nothing = () => {}

/**
 * A Kysely driver that syncs to disk once for all writes that arrive together. Each transaction is a savepoint within an outer one, and
 * nobody is told that a write succeeded before the outer one is committed: what is acknowledged is on the disk, but ten posts that come
 * at once cost one sync and not ten. The outer transaction ends as soon as the event loop has taken the requests that were waiting.
 *
 * Reads outside of transactions go past all that, on the connection that only reads: they wait for nobody, and see what is committed,
 * which is all that anybody was told of. Where another process holds the lock, writes wait for it without holding the program up.
 */
export function groupCommitDriver({ engine, reader, lockWait, onStatement }: Parts): Driver {
  let last: Promise<void> = Promise.resolve()
  let waiters: Waiter[] = []
  let scheduled: NodeJS.Immediate | undefined
  const states = new WeakMap<DatabaseConnection, State>()

  /** Waits for a turn at the connection that writes. @returns ends the turn */
  async function take(): Promise<() => void> {
    const before = last
    let free = nothing
    last = new Promise<void>((resolve) => (free = resolve))
    await before
    return free
  }

  /** Why the engine ended the outer transaction by itself: those whose writes went with it are told. */
  let endedBy: unknown
  const rolledBack = () => new Error('The database rolled a transaction back.', { cause: endedBy })

  /** A statement within the outer transaction. */
  function runInside(text: string, parameters: readonly unknown[]): QueryResult<unknown> {
    try {
      return engine.run(text, parameters)
    } catch (error) {
      if (!engine.inTransaction()) endedBy = error
      throw error
    }
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

  /** @param since when its turn was asked for: who has waited for the turn waits no longer for the lock than everybody */
  async function openOuter(since: number): Promise<void> {
    if (engine.inTransaction()) return
    // Writes that wait for a transaction which the engine ended are lost, and their callers must hear it.
    if (waiters.length > 0) settle(rolledBack())
    await lockWait.until(() => engine.run('begin immediate', []), since)
  }

  async function commitOuter(): Promise<void> {
    scheduled = undefined
    const free = await take()
    try {
      if (!engine.inTransaction()) throw rolledBack()
      engine.run('commit', [])
      settle()
    } catch (error) {
      if (engine.inTransaction()) engine.run('rollback', [])
      settle(error)
    } finally {
      free()
    }
  }

  /** Resolves when everything written so far is on the disk. */
  function durable(): Promise<void> {
    scheduled ??= setImmediate(() => void commitOuter())
    return new Promise<void>((resolve, reject) => waiters.push({ resolve, reject }))
  }

  /**
   * Resolves when the outer transaction has ended, however it did. Whoever is refused hears it no earlier: what they were refused for may
   * be somebody else's write in it, and they may look for that.
   */
  const outerEnd = () => durable().catch(nothing)

  /** One statement that is its own transaction. */
  async function write(text: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    const since = lockWait.now()
    const free = await take()
    let told: Promise<void> | undefined
    try {
      await openOuter(since)
      told = outerEnd()
      const result = runInside(text, parameters)
      told = durable()
      return result
    } finally {
      free()
      await told
    }
  }

  /** One statement in its turn, without a transaction. */
  async function runBetween(text: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    const free = await take()
    try {
      return engine.run(text, parameters)
    } finally {
      free()
    }
  }

  function run(state: State, text: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    if (state.inTransaction) return Promise.resolve(runInside(text, parameters))
    if (isCheckpoint(text)) return runBetween(text, parameters)
    if (!isRead(text)) return write(text, parameters)
    if (reader === undefined) return runBetween(text, parameters)
    return lockWait.until(() => reader.run(text, parameters), lockWait.now())
  }

  const stateOf = (connection: DatabaseConnection): State => {
    const state = states.get(connection)
    if (!state) throw new Error('This connection is not of this driver.')
    return state
  }

  return {
    init: async () => {},
    async acquireConnection() {
      const state: State = { free: nothing, inTransaction: false }
      const connection: DatabaseConnection = {
        async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
          onStatement()
          const result = await run(state, sql, parameters)
          // The row type is what the caller's statement selects; no engine can know it.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          return { ...result, rows: result.rows as R[] }
        },
        streamQuery() {
          throw new Error('Streaming is not supported by this engine.')
        },
      }
      states.set(connection, state)
      return connection
    },
    async beginTransaction(connection) {
      const state = stateOf(connection)
      const since = lockWait.now()
      state.free = await take()
      await openOuter(since)
      runInside('savepoint inner_one', [])
      state.inTransaction = true
    },
    async commitTransaction(connection) {
      const state = stateOf(connection)
      engine.run('release inner_one', [])
      state.inTransaction = false
      const kept = durable()
      state.free()
      await kept
    },
    async rollbackTransaction(connection) {
      const state = stateOf(connection)
      // After a commit that failed, or when the engine has rolled everything back, there is nothing left to undo.
      if (engine.inTransaction() && state.inTransaction) {
        engine.run('rollback to inner_one', [])
        engine.run('release inner_one', [])
        state.inTransaction = false
        const ended = outerEnd()
        state.free()
        await ended
      }
      state.inTransaction = false
    },
    async releaseConnection(connection) {
      stateOf(connection).free()
    },
    async destroy() {
      if (scheduled) clearImmediate(scheduled)
      if (engine.inTransaction()) await commitOuter()
      // The one that writes is the last to go: it takes the log of changes into the file.
      reader?.close()
      engine.close()
    },
  }
}
