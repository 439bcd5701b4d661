import { expect, test } from 'vitest'
import { ProcessTree, readStat, readTimes } from './processor-time.ts'
import type { ProcessTimes } from './processor-time.ts'

const one = (pid: number, parent: number, own: number, waited = 0): ProcessTimes => ({ pid, parent, own, waited })

test('a line of /proc is read, whatever the name of the program', () => {
  const line = '42 (a) b (c) R 7 42 42 0 -1 4194304 9 9 0 0 150 50 30 20 20 0 1 0'
  expect(readStat(line)).toEqual({ pid: 42, parent: 7, own: 2, waited: 0.5 })
  expect(readStat('')).toBeUndefined()
})

test('a tree keeps what ended, and counts nobody twice', () => {
  const tree = new ProcessTree(1)
  tree.look([one(1, 0, 1), one(2, 1, 4), one(3, 2, 2), one(9, 0, 100)])
  expect(tree.total()).toBe(7)
  // 2 ended and was waited for: its five seconds and those of 3, which it waited for, are in what 1 waited for.
  tree.look([one(1, 0, 1, 8)])
  expect(tree.total()).toBe(9)
})

test('a process that was left by its parent still belongs to the tree', () => {
  const tree = new ProcessTree(1)
  tree.look([one(1, 0, 0), one(2, 1, 1), one(3, 2, 1)])
  tree.look([one(1, 0, 0, 1), one(3, 0, 6)])
  expect(tree.total()).toBe(7)
})

test('the times of a shell are added up', () => {
  expect(readTimes('0m0.01s 0m0.02s\n1m2.50s 0m3.25s\n')).toBeCloseTo(65.78)
  expect(readTimes('')).toBeUndefined()
})
