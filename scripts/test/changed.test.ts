import { expect, test } from 'vitest'
import { planOf } from './changed.ts'

const step = { inputs: ['packages/data', 'tests/patience.ts'] }
const narrow = { whole: ['packages/data/test'], always: ['tests/rules.test.ts'] }
const files = { 'packages/data/a.ts': 'one', 'packages/data/test/a.test.ts': 'two' }
const known = { files, hash: 'now', proof: undefined, sinceMain: undefined }
const proof = { hash: 'before', passed: 5, at: 'Monday', files: { ...files, 'packages/data/a.ts': 'other' } }

test('a step that passed with the same inputs is left out, and it is said when it passed', () => {
  const plan = planOf(step, { ...known, proof: { ...proof, hash: 'now' } })
  expect(plan).toEqual({ kind: 'leave out', why: 'it passed with the same inputs on Monday' })
})

test('on a branch a step is left out when none of its inputs is other than in main', () => {
  expect(planOf(step, { ...known, sinceMain: ['packages/database.ts', 'apps/web/a.ts'] }).kind).toBe('leave out')
  expect(planOf(step, { ...known, sinceMain: ['packages/data/a.ts'] })).toEqual({ kind: 'run' })
  expect(planOf(step, { ...known, sinceMain: ['tests/patience.ts'] })).toEqual({ kind: 'run' })
})

test('a change of the lock file or of the runner touches every step', () => {
  for (const path of ['package-lock.json', 'scripts/test/step.ts'])
    expect(planOf({ ...step, narrow }, { ...known, sinceMain: [path] })).toEqual({ kind: 'run' })
})

test('on main without an earlier run everything is run', () => {
  expect(planOf({ ...step, narrow }, known)).toEqual({ kind: 'run' })
})

test('a narrow run is on the files that changed, since main or since the last run that passed', () => {
  const narrowed = ['packages/data/a.ts', 'tests/rules.test.ts']
  const deleted = 'packages/data/gone.ts'
  expect(planOf({ ...step, narrow }, { ...known, sinceMain: ['packages/data/a.ts', deleted] })).toMatchObject({
    kind: 'narrow',
    files: narrowed,
  })
  expect(planOf({ ...step, narrow }, { ...known, proof })).toMatchObject({ kind: 'narrow', files: narrowed })
})

test('a change in what reaches tests by other ways than imports means all of them', () => {
  const sinceMain = ['packages/data/a.ts', 'packages/data/test/setup.ts']
  expect(planOf({ ...step, narrow }, { ...known, sinceMain })).toEqual({ kind: 'run' })
})

test('so does a change in what no module imports', () => {
  expect(planOf({ ...step, narrow }, { ...known, sinceMain: ['packages/data/rows.json'] })).toEqual({ kind: 'run' })
})
