import { expect, it } from 'vitest'
import { initials, paletteIndex } from './initials.ts'

it.each([
  ['Amara Okafor', 'AO'],
  ['ada', 'A'],
  ['  Jean-Luc   van der Berg ', 'JB'],
  ['é́a', 'É́'],
  ['👨‍👩‍👧 family', '👨‍👩‍👧F'],
  ['', ''],
  ['***', ''],
])('%j is shown as %j', (name, expected) => expect(initials(name)).toBe(expected))

it('spreads names over the palette, the same way every time', () => {
  const names = Array.from({ length: 900 }, (_, index) => `Member ${index}`)
  const counts = new Map<number, number>()
  for (const name of names) counts.set(paletteIndex(name), (counts.get(paletteIndex(name)) ?? 0) + 1)
  expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(Math.min(...counts.values())).toBeGreaterThan(60)
  expect(paletteIndex('Amara Okafor')).toBe(paletteIndex('Amara Okafor'))
})
