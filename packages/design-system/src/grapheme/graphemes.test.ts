import { afterEach, describe, expect, it, vi } from 'vitest'
import { countGraphemes, firstGrapheme, graphemes } from './graphemes.ts'

const texts = [
  ['', 0],
  ['hello, world', 12],
  ['👨‍👩‍👧‍👦', 1],
  ['🇫🇷🇩🇪', 2],
  ['e\u0301', 1],
  ['a\r\nb', 3],
  ['👍🏽!', 2],
  ['❤️‍🔥 ok', 4],
] as const

afterEach(() => void vi.unstubAllGlobals())

describe.each(['with', 'without'])('%s a segmenter', (having) => {
  const prepare = () => {
    if (having === 'without') vi.stubGlobal('Intl', Object.fromEntries([['NumberFormat', Intl.NumberFormat]]))
  }

  it.each(texts)('%j has %i graphemes', (text, count) => {
    prepare()
    expect(countGraphemes(text)).toBe(count)
  })

  it('gives them in order', () => {
    prepare()
    expect(graphemes('a👨‍👩‍👧b')).toEqual(['a', '👨‍👩‍👧', 'b'])
    expect([firstGrapheme('👨‍👩‍👧b'), firstGrapheme('')]).toEqual(['👨‍👩‍👧', ''])
  })
})
