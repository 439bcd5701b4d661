import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'

/** What a single-connection engine has to offer: run one statement to its end, and close. */
export type Engine = {
  run: (text: string, parameters: readonly unknown[]) => QueryResult<unknown> | Promise<QueryResult<unknown>>
  /** The words that begin a transaction that writes. */
  begin: string
  close: () => void | Promise<void>
}

/**
 * A Kysely driver over one connection: statements and transactions queue, so that a transaction is never interleaved. In one
 * process nothing is lost by it, because such an engine runs one statement at a time anyway.
 * @param onStatement is told of every statement but begin, commit and rollback
 */
export function singleConnectionDriver(engine: Engine, onStatement: () => void): Driver {
  let last: Promise<void> = Promise.resolve()
  let release: (() => void) | undefined

  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      onStatement()
      const result = await engine.run(sql, parameters)
      // The row type is what the caller's statement selects; no engine can know it.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return { ...result, rows: result.rows as R[] }
    },
    streamQuery() {
      throw new Error('Streaming is not supported by this engine.')
    },
  }
  const control = async (words: string) => void (await engine.run(words, []))

  return {
    init: async () => {},
    async acquireConnection() {
      const before = last
      let free = () => {}
      last = new Promise<void>((resolve) => (free = resolve))
      await before
      release = free
      return connection
    },
    beginTransaction: () => control(engine.begin),
    commitTransaction: () => control('commit'),
    rollbackTransaction: () => control('rollback'),
    async releaseConnection() {
      release?.()
    },
    destroy: async () => engine.close(),
  }
}
