import { describe, expect, test } from 'vitest'
import { countGraphemes } from './graphemes.ts'

describe('graphemes are what a reader counts', () => {
  test.each([
    ['', 0],
    ['hello\nworld', 11],
    ['👨‍👩‍👧‍👦', 1],
    ['e\u0301', 1],
    ['🇸🇪🇩🇪', 2],
    ['नमस्ते', 3],
    ['a\r\nb', 3],
  ])('%j has %i', (text, count) => expect(countGraphemes(text)).toBe(count))
})
