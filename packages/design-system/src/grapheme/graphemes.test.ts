import { expect, it } from 'vitest'
import { countGraphemes, graphemes } from './graphemes.ts'

it.each([
  ['', 0],
  ['hello, world', 12],
  ['👨‍👩‍👧‍👦', 1],
  ['🇫🇷🇩🇪', 2],
  ['e\u0301', 1],
  ['a\r\nb', 3],
  ['👍🏽!', 2],
])('%j has %i graphemes', (text, count) => expect(countGraphemes(text)).toBe(count))

it('gives them in order', () => expect(graphemes('a👨‍👩‍👧b')).toEqual(['a', '👨‍👩‍👧', 'b']))
