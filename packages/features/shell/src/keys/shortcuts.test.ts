import { expect, test } from 'vitest'
import { createKeyReader, shortcuts } from './shortcuts.ts'

const readAll = (...presses: [key: string, at: number][]) => {
  const read = createKeyReader()
  return presses.map(([key, at]) => read(key, at))
}

test('a key does what the table says, and others nothing', () => {
  expect(readAll(['j', 0], ['Enter', 1], ['x', 2])).toEqual([{ kind: 'step', by: 1 }, { kind: 'open' }, undefined])
})

test('after g the next key names a place, though alone it does something else', () => {
  expect(readAll(['g', 0], ['n', 1999], ['n', 2000])).toEqual([
    undefined,
    { kind: 'go', to: '/notifications' },
    { kind: 'new' },
  ])
})

test('g is forgotten by a key that is no place, and after two seconds', () => {
  expect(readAll(['g', 0], ['j', 1], ['h', 2])).toEqual([undefined, undefined, undefined])
  expect(readAll(['g', 0], ['n', 2000])).toEqual([undefined, { kind: 'new' }])
  expect(readAll(['g', 0], ['g', 1], ['h', 2])[2]).toEqual({ kind: 'go', to: '/' })
})

test('no key stands for two things', () => {
  const names = Object.values(shortcuts).flatMap((group) =>
    group.flatMap((one) => ('isSequence' in one || 'isHeld' in one ? [one.keys.join(' ')] : one.keys)),
  )
  expect(new Set(names).size).toBe(names.length)
})
