/** What the database alone takes for a call: the statements the call runs are recorded and run again with nothing around them. */
import { performance } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '@skein/domain/database/database'
import type { CompiledQuery } from 'kysely'
import pg from 'pg'

/** A statement as it was run. */
export type Recorded = { text: string; parameters: unknown[] }

/** The database with a memory: what runs through the answer is noted in `recorded`. */
export function recording(database: Database): { database: Database; recorded: Recorded[] } {
  const recorded: Recorded[] = []
  const kysely = new Proxy(database.kysely, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (name !== 'executeQuery' || typeof value !== 'function')
        return typeof value === 'function' ? value.bind(target) : value
      return (query: CompiledQuery) => {
        recorded.push({ text: query.sql, parameters: [...query.parameters] })
        return target.executeQuery(query)
      }
    },
  })
  return { database: { ...database, kysely }, recorded }
}

/** Runs statements in order, again and again. */
export type BareEngine = { run: (statements: Recorded[]) => Promise<void>; close: () => Promise<void> }

/** `node:sqlite` alone, set up as the server does. */
export function bareSqlite(path: string): BareEngine {
  const database = new DatabaseSync(path)
  database.exec('pragma temp_store = memory; pragma cache_size = -65536; pragma mmap_size = 268435456')
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  return {
    async run(statements) {
      for (const { text, parameters } of statements) {
        let statement = prepared.get(text)
        if (!statement) {
          statement = database.prepare(text)
          statement.setReturnArrays(true)
          prepared.set(text, statement)
        }
        statement.all(
          ...parameters.map((value) => (typeof value === 'string' || typeof value === 'number' ? value : null)),
        )
      }
    },
    close: async () => database.close(),
  }
}

/** One connection of `pg` alone, with named statements as the server has them. */
export async function barePostgres(url: string): Promise<BareEngine> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const names = new Map<string, string>()
  return {
    async run(statements) {
      for (const { text, parameters } of statements) {
        const name = names.get(text) ?? `bare_${names.size}`
        names.set(text, name)
        await client.query({ name, text, values: parameters })
      }
    },
    close: () => client.end(),
  }
}

/**
 * The quickest of many single runs of each, in microseconds, after a warm-up: what the work takes while nothing else wants the machine. On
 * a busy one a median measures the others. They take turns, one run at a time: statements that run again at once find all of their pages
 * in the processor's caches and take three quarters of the time they take in any request.
 */
export async function quickestMicroseconds<Name extends string>(
  works: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const each = Object.entries<() => Promise<unknown>>(works)
  const quickest: Record<string, number> = {}
  const warmUp = 10
  const end = performance.now() + 2400
  for (let turn = -warmUp; turn < 400 && (turn < 50 || performance.now() < end); turn += 1) {
    for (const [name, work] of each) {
      const started = performance.now()
      await work()
      const took = (performance.now() - started) * 1000
      if (turn >= 0) quickest[name] = Math.min(quickest[name] ?? Number.POSITIVE_INFINITY, took)
    }
  }
  return quickest
}
