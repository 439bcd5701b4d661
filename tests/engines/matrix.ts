/** What the last run in each engine said: a file that Storybook shows and the next change is compared with. */
import type { Engine } from '../browser/engines.ts'
import type { KnownFailure } from './known-failures.ts'

/** One primitive, or one kind of flow, in one engine. */
export type Cell = {
  passed: number
  /** What did not pass, and why where that is known. */
  failures: { test: string; why: string }[]
  /** Tests that ask for what the engine or its driver does not have. */
  unasked: number
}

export type Row = { name: string; cells: Partial<Record<Engine, Cell>> }

export type Matrix = {
  /** The browsers as they name themselves. */
  versions: Partial<Record<Engine, string>>
  primitives: Row[]
  flows: Row[]
}

/** The parts of Vitest's JSON report that are read here. Source: vitest.dev/guide/reporters#json-reporter */
export type Report = {
  testResults: {
    name: string
    message?: string
    assertionResults: {
      ancestorTitles: string[]
      title: string
      fullName: string
      status: string
      failureMessages: string[] | null
    }[]
  }[]
}

const unknown = 'Not known yet.'

/**
 * Sorts a report into cells.
 * @param nameOf which row a test belongs to, by its file and its titles, the outermost first
 */
export function cellsOf(
  report: Report,
  engine: Engine,
  known: readonly KnownFailure[],
  nameOf: (file: string, titles: readonly string[]) => string,
): Map<string, Cell> {
  const cells = new Map<string, Cell>()
  const cellOf = (name: string): Cell => {
    const cell = cells.get(name) ?? { passed: 0, failures: [], unasked: 0 }
    cells.set(name, cell)
    return cell
  }
  for (const { name: file, message, assertionResults } of report.testResults) {
    // A file that could not be loaded has no tests that could have failed.
    if (assertionResults.length === 0)
      cellOf(nameOf(file, [])).failures.push({ test: 'the file itself', why: message ?? unknown })
    for (const { ancestorTitles, title, fullName, status } of assertionResults) {
      const cell = cellOf(nameOf(file, [...ancestorTitles, title]))
      if (status === 'passed') cell.passed += 1
      else if (status === 'failed')
        cell.failures.push({
          test: fullName,
          why: known.find((one) => one.engine === engine && `${file} ${fullName}`.includes(one.test))?.why ?? unknown,
        })
      else cell.unasked += 1
    }
  }
  return cells
}

/** What is known to fail and passes: the reason is over, or was the machine's. */
export function passedByNow(report: Report, engine: Engine, known: readonly KnownFailure[]): string[] {
  const statuses = ({ test }: KnownFailure) =>
    report.testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.filter(({ fullName }) => `${file} ${fullName}`.includes(test)).map(({ status }) => status),
    )
  return known
    .filter((one) => one.engine === engine)
    .filter((one) => statuses(one).includes('passed') && !statuses(one).includes('failed'))
    .map(({ test }) => test)
}

/** Puts the cells of one engine into the rows, in the order of their names; what another engine said before stays. */
export function withCells(rows: readonly Row[], engine: Engine, cells: ReadonlyMap<string, Cell>): Row[] {
  const names = new Set([...rows.map(({ name }) => name), ...cells.keys()])
  return [...names]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((name) => {
      const { [engine]: _before, ...others } = rows.find((row) => row.name === name)?.cells ?? {}
      const cell = cells.get(name)
      return { name, cells: { ...others, ...(cell !== undefined && { [engine]: cell }) } }
    })
    .filter(({ cells: left }) => Object.keys(left).length > 0)
}

/** How many of the tests that could be asked passed, from 0 to 1, and what failed without a known reason. */
export function verdict(cells: Iterable<Cell>): { passed: number; failed: number; share: number; unknown: string[] } {
  let passed = 0
  const failures: Cell['failures'] = []
  for (const cell of cells) {
    passed += cell.passed
    failures.push(...cell.failures)
  }
  const failed = failures.length
  return {
    passed,
    failed,
    share: passed + failed === 0 ? 0 : passed / (passed + failed),
    unknown: failures.filter(({ why }) => why === unknown).map(({ test }) => test),
  }
}
