/**
 * `npm run scale`: from a village to a hundred million members on paper: the busiest minute drawn by chance, and what a year of it needs and
 * costs. Nothing is measured here; what it stands on is in `assumptions.ts`, and docs/scale.md reads the tables.
 *
 * `--members=250000` one size; every figure of the assumptions by its name, as `--tail=1.1`, `--feedMs=5` or `--core=40`.
 */
import { usual } from './assumptions.ts'
import type { Assumptions } from './assumptions.ts'
import { billOf } from './bill.ts'
import { readFigures } from './read-figures.ts'
import { tablesOf } from './tables.ts'

const sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000]

const { members, unknown, ...assumptions }: Assumptions & { members: number | undefined; unknown: string[] } =
  readFigures(process.argv.slice(2), usual)
if (unknown.length > 0) {
  console.error(
    `Not understood: ${unknown.join(', ')}. A figure is given as --name=number; see tests/scale/assumptions.ts.`,
  )
  process.exit(1)
}
const bills = (members === undefined ? sizes : [members]).map((size) => billOf(size, assumptions))
console.log(tablesOf(bills).join('\n\n'))
