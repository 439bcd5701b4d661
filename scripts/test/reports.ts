/** Reads what the runners of tests report: how many passed, which did not and why, and how long each file took. */
import { relative } from 'node:path'
import { root } from '../web-build.mjs'
import { stripColours } from './run-command.ts'

export type FileTime = { file: string; seconds: number }

export type Counted = {
  passed: number
  /** A test that was left out proves nothing, so it is in here. */
  failed: number
  /** The tests that did not pass, each in the words of the summary. */
  names: string[]
  files: FileTime[]
}

/** A failed test: where it is, what it proves, and how it failed. */
const failure = (file: string, title: string, message = '') =>
  [`${file} › ${title}`, ...stripColours(message).split('\n').filter(Boolean).slice(0, 12)].join('\n         ')

/** The parts of Vitest's JSON report that are read here. Source: vitest.dev/guide/reporters#json-reporter */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    /** Why the file itself failed, where it did. */
    message?: string
    status?: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

export function countVitest(report: VitestReport): Counted {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests,
    names: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status !== 'passed')
      const titles = failed.map(({ fullName, failureMessages }) =>
        failure(relative(root, name), fullName, failureMessages?.[0]),
      )
      // A file that could not be loaded has no tests that could have failed.
      return status === 'failed' && failed.length === 0
        ? [...titles, failure(relative(root, name), 'the file itself', message)]
        : titles
    }),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: Math.max(0, endTime - startTime) / 1000,
    })),
  }
}

type PlaywrightSpec = {
  file: string
  title: string
  ok: boolean
  tests: { results: { duration: number; errors: { message?: string }[] }[] }[]
}
type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }

/** The parts of Playwright's JSON report that are read here. Source: playwright.dev/docs/api/class-testreporter, JSONReport. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

const specsIn = (suites: readonly PlaywrightSuite[] = []): PlaywrightSpec[] =>
  suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsIn(inner)])

export function countPlaywright({ stats, suites }: PlaywrightReport): Counted {
  const specs = specsIn(suites)
  const resultsOf = ({ tests }: PlaywrightSpec) => tests.flatMap(({ results }) => results)
  const byFile = Map.groupBy(specs, ({ file }) => file)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    names: specs
      .filter(({ ok }) => !ok)
      .map((spec) => {
        // A test that ran out of time has two errors: that it did, and what it was waiting for.
        const errors = resultsOf(spec).flatMap(({ errors: found }) => found)
        return failure(spec.file, spec.title, errors.map(({ message }) => message).join('\n'))
      }),
    files: [...byFile].map(([file, inFile]) => ({
      file,
      seconds: inFile.flatMap(resultsOf).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  }
}
