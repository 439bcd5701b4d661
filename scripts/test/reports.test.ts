import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../web-build.mjs'
import { countPlaywright, countVitest } from './reports.ts'
import { judged } from './step.ts'
import { slowestOf, tableOf } from './timings.ts'

const file = (name: string, seconds: number, statuses: readonly string[]) => ({
  name: join(root, name),
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
  status: statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
  assertionResults: statuses.map((status, at) => ({
    fullName: `test ${at}`,
    status,
    failureMessages: status === 'failed' ? ['\u001b[31mit was 2\u001b[39m\n\n at line 3'] : [],
  })),
})

describe('a report of Vitest', () => {
  const numbers = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0 }

  test('counts a test that was left out as failed, and says what each failed one proves', () => {
    const counted = countVitest({
      ...numbers,
      testResults: [file('a.test.ts', 2, ['passed', 'failed']), file('b.test.ts', 0.5, ['passed', 'pending'])],
    })
    expect(counted).toMatchObject({ passed: 2, failed: 2 })
    expect(counted.names).toEqual(['a.test.ts › test 1\n         it was 2\n          at line 3', 'b.test.ts › test 1'])
    expect(counted.files).toEqual([
      { file: 'a.test.ts', seconds: 2 },
      { file: 'b.test.ts', seconds: 0.5 },
    ])
  })

  test('names a file that could not be loaded', () => {
    const broken = { ...file('c.test.ts', 0, []), status: 'failed', message: 'no such module' }
    expect(countVitest({ ...numbers, testResults: [broken] }).names).toEqual([
      'c.test.ts › the file itself\n         no such module',
    ])
  })
})

describe('a report of Playwright', () => {
  const spec = (ok: boolean, ...durations: number[]) => ({
    file: 'a.spec.ts',
    title: ok ? 'holds' : 'breaks',
    ok,
    tests: [{ results: durations.map((duration) => ({ duration, errors: ok ? [] : [{ message: 'why' }] })) }],
  })

  test('counts what was left out or passed only the second time as failed, and adds up each file', () => {
    const counted = countPlaywright({
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
      suites: [{ specs: [spec(true, 1500)], suites: [{ specs: [spec(false, 500, 1000)] }] }],
    })
    expect(counted).toMatchObject({ passed: 3, failed: 3, files: [{ file: 'a.spec.ts', seconds: 3 }] })
    expect(counted.names).toEqual(['a.spec.ts › breaks\n         why\n         why'])
  })
})

describe('a suite', () => {
  const counted = { passed: 0, failed: 0, names: [], files: [] }

  test('that crashed without a failed test has failed, and so has an empty one', () => {
    expect(judged({ ...counted, passed: 5 }, 1, false).failed).toBe(1)
    expect(judged(counted, 0, false).failed).toBe(1)
    expect(judged(counted, 0, true).failed).toBe(0)
    expect(judged({ ...counted, passed: 5, failed: 2 }, 1, false).failed).toBe(2)
  })
})

test('the ten files that took longest, the longest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, seconds: at }))
  expect(slowestOf(files).map(({ seconds }) => seconds)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
})

test('the table has a line a step, in the order they began', () => {
  const step = { slots: 2, passed: 12, failed: 0, slowest: [] }
  const table = tableOf([
    { ...step, name: 'later', from: 9.06, wall: 1, processor: null },
    { ...step, name: 'first of all', from: 0, wall: 12.34, processor: 20 },
  ])
  expect(table).toEqual([
    'step          slots  from s  wall s  processor s  passed  failed',
    'first of all      2     0.0    12.3         20.0      12       0',
    'later             2     9.1     1.0          n/a      12       0',
  ])
})
