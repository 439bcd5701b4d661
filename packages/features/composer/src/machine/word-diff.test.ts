import { describe, expect, test } from 'vitest'
import { countChanges, diffWords, type DiffRun } from './word-diff.ts'

const join = (runs: readonly DiffRun[], ...kinds: DiffRun['kind'][]) =>
  runs
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('')

const pairs: readonly [string, string][] = [
  ['', 'Hello'],
  ['Hello', ''],
  ['the same', 'the same'],
  ['comet night again on the hill', 'Comet night returns: the hill'],
  ['a  b\n\nc', 'a b\nc d'],
  ['one two three', 'three two one'],
  ['مرحبا بكم', 'أهلا بكم 👋🏽'],
  ['x'.repeat(500), 'y '.repeat(250)],
]

describe.each(pairs)('%j to %j', (before, after) => {
  const runs = diffWords(before, after)

  test('holds both texts, to the letter', () => {
    expect(join(runs, 'same', 'removed')).toBe(before)
    expect(join(runs, 'same', 'added')).toBe(after)
  })

  test('never has two runs of a kind beside each other, and no empty one', () => {
    for (const [index, run] of runs.entries()) {
      expect(run.text).not.toBe('')
      expect(runs[index + 1]?.kind).not.toBe(run.kind)
    }
  })
})

test('replaced words stand as one change, the old ones first', () => {
  expect(diffWords('comet night again', 'Comet evening again')).toEqual([
    { kind: 'removed', text: 'comet night' },
    { kind: 'added', text: 'Comet evening' },
    { kind: 'same', text: ' again' },
  ])
})

test('counts words, not spaces', () => {
  expect(countChanges(diffWords('warm to drink.', 'warm. Say which evening.'))).toEqual({ added: 4, removed: 3 })
  expect(countChanges(diffWords('same', 'same'))).toEqual({ added: 0, removed: 0 })
})
