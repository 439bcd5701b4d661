import { openPostgresRows, openPostgresTarget } from './postgres-rows.ts'
import type { RowSource, RowTarget } from './rows.ts'
import { openSqliteRows, openSqliteTarget } from './sqlite-rows.ts'

const isPostgres = (place: string) => /^postgres(ql)?:\/\//.test(place)

/** Opens the database at a path or address to read all of it as it is now. @param holds nobody writes to it until it is closed */
export const openRows = async (place: string, holds = false): Promise<RowSource> =>
  isPostgres(place) ? openPostgresRows(place, holds) : openSqliteRows(place, holds)

/** Opens the database at a path or address to write rows to. */
export const openTarget = (place: string): Promise<RowTarget> =>
  isPostgres(place) ? openPostgresTarget(place) : openSqliteTarget(place)
