import { describe, expect, test } from 'vitest'
import { tokenize, type TextToken } from '@skein/contract'
import { firstImpression } from './media/first-impression.ts'
import { isWide, ratioOf, sizesOf, srcSetOf } from './media/image-layout.ts'
import { videoLength } from './media/video-length.ts'
import { foldTokens, isLongText } from './text/fold-text.ts'
import { shortAddress } from './text/short-address.ts'

test.each([
  ['https://www.observatory.example/', 'observatory.example'],
  ['http://observatory.example/comet?night=2', 'observatory.example/comet?night=2'],
  ['https://observatory.example/a/very/long/path/to/the/comet', 'observatory.example/a/very/long/pat…'],
])('the address %s is shown as %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown)
})

describe('pictures', () => {
  test('keep their shape within what a screen can show', () => {
    expect(ratioOf({ width: 1600, height: 900 })).toBeCloseTo(16 / 9)
    expect(ratioOf({ width: 600, height: 3000 })).toBe(0.8)
    expect(ratioOf({ width: 4000, height: 400 })).toBe(2.5)
  })

  test('the first of three lies across, no other does', () => {
    const wide = [1, 2, 3, 4].flatMap((count) =>
      Array.from({ length: count }, (_, index) => (isWide(index, count) ? [[index, count]] : [])).flat(),
    )
    expect(wide).toEqual([[0, 3]])
  })

  test('offer their smaller copies and themselves, and nothing where there are none', () => {
    const picture = { url: '/media/a.webp', width: 2048, height: 1024, alt: '', thumbhash: null }
    expect(srcSetOf({ ...picture, sizes: [] })).toBeUndefined()
    expect(srcSetOf({ ...picture, sizes: [{ url: '/media/b.webp', width: 640 }] })).toBe(
      '/media/b.webp 640w, /media/a.webp 2048w',
    )
    expect(sizesOf(true)).not.toBe(sizesOf(false))
  })

  test('have a first impression where the server sent one that can be read', () => {
    expect(firstImpression(null)).toBeUndefined()
    expect(firstImpression('')).toBeUndefined()
    expect(firstImpression('not base64 at all!')).toBeUndefined()
    expect(firstImpression('1QcSHQRnh493V4dIh4eXh1h4kJUI')).toMatch(/^url\(data:image\/png;base64,/)
  })
})

describe('P 2.3 the length of a video', () => {
  test.each([
    [0, '0:00'],
    [7.4, '0:07'],
    [59.6, '1:00'],
    [222, '3:42'],
    [600, '10:00'],
    [3729, '1:02:09'],
    [-1, '0:00'],
  ])('%d seconds read %s', (seconds, shown) => {
    expect(videoLength(seconds)).toBe(shown)
  })
})

describe('a long text', () => {
  const shownOf = (text: string) =>
    foldTokens(text, tokenize(text))
      .map((token: TextToken) => token.text)
      .join('')
  const words = 'The starter is older than my bicycle and better behaved. '.repeat(8).trim()

  test('is one of many characters or many lines', () => {
    expect(isLongText('a'.repeat(360))).toBe(false)
    expect(isLongText('a'.repeat(361))).toBe(true)
    expect(isLongText('a\n'.repeat(8))).toBe(false)
    expect(isLongText('a\n'.repeat(9))).toBe(true)
  })

  test('that is not long stays as it is', () => {
    const tokens = tokenize('Ask @noor about #trams.')
    expect(foldTokens('Ask @noor about #trams.', tokens)).toBe(tokens)
  })

  test('is cut after a whole word, and says that it goes on', () => {
    const shown = shownOf(words)
    expect(shown.length).toBeLessThanOrEqual(281)
    expect(shown.endsWith('…')).toBe(true)
    const kept = shown.slice(0, -1)
    expect(words.startsWith(kept)).toBe(true)
    expect(words.charAt(kept.length)).toMatch(/\s/)
  })

  test('of many lines shows the first six', () => {
    expect(shownOf(Array.from({ length: 12 }, (_, line) => `line ${line}`).join('\n'))).toBe(
      'line 0\nline 1\nline 2\nline 3\nline 4\nline 5…',
    )
  })

  test('leaves a link at the cut out whole', () => {
    const text = `${'word '.repeat(54)}https://letters.skein.example/${'slow-'.repeat(30)}rooms and the rest`
    const tokens = foldTokens(text, tokenize(text))
    expect(tokens.every(({ kind }) => kind === 'text')).toBe(true)
    expect(tokens.map((token) => token.text).join('')).not.toContain('https')
  })

  test('without spaces is cut between characters, never inside of one', () => {
    const family = '👩‍👩‍👧‍👦'
    const shown = shownOf(family.repeat(60))
    expect(shown.slice(0, -1).length % family.length).toBe(0)
    expect(shown.length).toBeGreaterThan(200)
  })
})
