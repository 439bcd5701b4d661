/** `npm run db:move`: all rows from one database to another one, SQLite or PostgreSQL. */
import { parseArgs } from 'node:util'
import { StartError } from './config.ts'
import { copyRows, beginCopy } from './copy/copy-rows.ts'
import { openRows, openTarget } from './copy/open-rows.ts'
import { tellProgress } from './copy/tell-progress.ts'

const usage = `Usage:
  npm run db:move -- --from <database> --to <database>
A database is the path of a SQLite file (DATA_DIR/skein.sqlite) or a postgres:// address. The one that is moved to must have no members.
While it runs nobody can write to the one that is moved from. When it is stopped, start it again with the same words: it goes on.
Media files and keys stay where they are.`

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
  if (!values.from || !values.to || values.from === values.to) throw new StartError(usage)
  const source = await openRows(values.from, true)
  try {
    const target = await openTarget(values.to)
    try {
      const { isNew } = await beginCopy(source, target)
      say(`${isNew ? 'Moving' : 'Going on with moving'} ${source.where} to ${target.where}.`)
      const rows = await copyRows(source, target, tellProgress(say))
      say(`Moved: ${rows} rows of ${source.tables.length} tables, the same on both sides.`)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
