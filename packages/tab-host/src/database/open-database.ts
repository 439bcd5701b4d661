import type { Database } from '@skein/domain/database/database'
import { sqlite } from '@skein/domain/database/dialect'
import { migrate } from '@skein/domain/database/migrate'
import type { Tables } from '@skein/domain/database/schema'
import { singleConnectionDriver } from '@skein/domain/database/single-connection'
import initSqlite from '@sqlite.org/sqlite-wasm'
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { sqliteEngine } from './sqlite-engine.ts'

/** A database in the memory of the tab, which can be taken out as a file. */
export type TabDatabase = Database & {
  /** The whole of it as the bytes of a SQLite file. */
  file: () => Uint8Array<ArrayBuffer>
}

let engine: Promise<Sqlite3Static> | undefined

/** A file as SQLite reads it without a file system: one that keeps no log beside itself (file format §1.3, bytes 18 and 19). */
function withoutLog(file: Uint8Array): Uint8Array {
  const copy = file.slice()
  copy.fill(1, 18, 20)
  return copy
}

function open(sqlite3: Sqlite3Static, file: Uint8Array | undefined): TabDatabase {
  const { capi, oo1, wasm } = sqlite3
  const connection = new oo1.DB(':memory:')
  if (file !== undefined) {
    const bytes = withoutLog(file)
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE
    const pointer = wasm.allocFromTypedArray(bytes)
    connection.checkRc(capi.sqlite3_deserialize(connection, 'main', pointer, bytes.byteLength, bytes.byteLength, flags))
  }
  connection.exec('pragma foreign_keys = on')
  let count = 0
  let closing: Promise<void> | undefined
  const kysely = new Kysely<Tables>({
    dialect: {
      createDriver: () => singleConnectionDriver(sqliteEngine(connection), () => (count += 1)),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (of) => new SqliteIntrospector(of),
    },
  })
  return {
    kysely,
    dialect: sqlite,
    channel: undefined,
    standby: undefined,
    transaction: (work) => kysely.transaction().execute(work),
    unlessHeld: async (write) => void (await write),
    statementCount: () => count,
    file: () => new Uint8Array(capi.sqlite3_js_db_export(connection)),
    close: () => (closing ??= kysely.destroy()),
  }
}

let empty: Promise<Uint8Array<ArrayBuffer>> | undefined

/** The tables with nothing in them. They are made once: to copy them takes a hundredth of the time. */
async function emptyFile(sqlite3: Sqlite3Static): Promise<Uint8Array<ArrayBuffer>> {
  const database = open(sqlite3, undefined)
  await migrate(database)
  const file = database.file()
  await database.close()
  return file
}

/**
 * Opens a database in memory, with the newest schema.
 * @param file the bytes of a SQLite file to begin with; without one it is empty
 */
export async function openTabDatabase(file?: Uint8Array): Promise<TabDatabase> {
  const sqlite3 = await (engine ??= initSqlite())
  if (file === undefined) return open(sqlite3, await (empty ??= emptyFile(sqlite3)))
  const database = open(sqlite3, file)
  await migrate(database)
  return database
}
