import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { faults } from './faults.ts'

const root = join(import.meta.dirname, '..', '..')

it('seeds at least sixty faults, each once', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60)
  expect(new Set(faults.map(({ breaks }) => breaks)).size).toBe(faults.length)
})

it('finds the place of each fault, and no second one', () => {
  const lost = faults.filter(({ file, from }) => readFileSync(join(root, file), 'utf8').split(from).length !== 2)
  expect(lost.map(({ file, breaks }) => `${file}: ${breaks}`)).toEqual([])
})
