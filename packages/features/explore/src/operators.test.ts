import { expect, test } from 'vitest'
import { withOperator } from './operators.ts'

test.each([
  ['', 'from:', 'from:'],
  ['slow bread', 'from:', 'slow bread from:'],
  ['slow bread ', 'has:image', 'slow bread has:image '],
  ['has:image bread', 'has:image', 'has:image bread '],
  ['', 'has:poll', 'has:poll '],
] as const)('“%s” with %s is “%s”', (text, operator, made) => {
  expect(withOperator(text, operator)).toBe(made)
})
