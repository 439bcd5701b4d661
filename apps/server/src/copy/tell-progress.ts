import type { Progress } from './copy-rows.ts'

/** A long table says how far it is this often. */
const everyRows = 10_000

/** Tells a person how a copy goes on: a line a table, and some more of a long one. */
export function tellProgress(say: (line: string) => void): Progress {
  let told = 0
  return ({ table, rows, total, isVerified }) => {
    if (isVerified) {
      told = 0
      if (rows > 0) say(`${table}: ${rows} rows, the same on both sides`)
    } else if (rows - told >= everyRows) {
      told = rows
      say(`${table}: ${rows} of ${total} rows`)
    }
  }
}
