import { StartError } from '../config.ts'
import { keyOf, sumOf } from './rows.ts'
import type { CopiedTable, RowSource, RowTarget, Sum } from './rows.ts'

/** Is told how far a table has come. */
export type Progress = (step: {
  table: string
  rows: number
  total: number
  isVerified: boolean
}) => void | Promise<void>

const describe = ({ name, columns, key }: CopiedTable) => `${name}(${columns.join()};${key.join()})`

/** @throws StartError where the two have not the same tables */
function refuseOtherSchema(source: RowSource, target: RowSource): void {
  if (source.schema !== target.schema)
    throw new StartError(
      `${source.where} has schema ${source.schema} and this version of Skein makes schema ${target.schema}: copy it with the version that made it, then upgrade.`,
    )
  const theirs = new Set(target.tables.map(describe))
  const other = source.tables.find((table) => !theirs.has(describe(table)))
  if (other || theirs.size !== source.tables.length)
    throw new StartError(
      `${source.where} and ${target.where} do not have the same tables (${other?.name ?? 'one more'}).`,
    )
}

/** @throws StartError where the target holds anything, or is being copied to from elsewhere */
async function refuseOtherData(source: RowSource, target: RowTarget): Promise<void> {
  const unfinished = await target.unfinished()
  if (unfinished === source.where) return
  if (unfinished !== undefined)
    throw new StartError(`${target.where} holds an unfinished copy of ${unfinished}: go on with that one, or empty it.`)
  // Everything that is somebody's hangs on a member; what steps of the schema and jobs write of themselves does not count.
  const users = target.tables.find(({ name }) => name === 'users')
  if (users === undefined || (await target.count(users)) > 0)
    throw new StartError(`${target.where} is not empty: it has members. Name an empty database.`)
}

/**
 * Takes a target for a source, or takes it up again where it was left.
 * @throws StartError where it holds anything else
 */
export async function beginCopy(source: RowSource, target: RowTarget): Promise<{ isNew: boolean }> {
  refuseOtherSchema(source, target)
  await refuseOtherData(source, target)
  const isNew = (await target.unfinished()) === undefined
  if (isNew) await target.begin(source.where)
  return { isNew }
}

async function copyTable(source: RowSource, target: RowTarget, table: CopiedTable, tell: Progress): Promise<void> {
  const total = await source.count(table)
  const mark = await target.mark(table)
  let done = mark?.rows ?? 0
  for await (const rows of source.rows(table, mark?.after)) {
    const last = rows.at(-1)
    if (last === undefined) continue
    done += rows.length
    await target.put(table, rows, { after: keyOf(table, last), rows: done })
    await tell({ table: table.name, rows: done, total, isVerified: false })
  }
}

const isSame = (a: Sum, b: Sum) => a.rows === b.rows && a.sha256 === b.sha256

/**
 * Copies every table, goes on where a copy was stopped, and reads both sides again: count and hash of each table are the same, or it fails.
 * A table that differs, because its source was written to between two tries, is copied anew once.
 * @throws StartError where the source changes meanwhile, or where keys between tables do not hold
 */
export async function copyRows(source: RowSource, target: RowTarget, tell: Progress = () => {}): Promise<number> {
  let all = 0
  for (const table of source.tables) {
    await copyTable(source, target, table, tell)
    const wanted = await sumOf(source, table)
    let there = await sumOf(target, table)
    if (!isSame(wanted, there)) {
      await target.empty(table)
      await copyTable(source, target, table, tell)
      there = await sumOf(target, table)
    }
    if (!isSame(wanted, there))
      throw new StartError(
        `The table ${table.name} of ${target.where} is not what ${source.where} holds (${there.rows} rows, ${wanted.rows} wanted).`,
      )
    all += there.rows
    await tell({ table: table.name, rows: there.rows, total: wanted.rows, isVerified: true })
  }
  await target.finish()
  return all
}
