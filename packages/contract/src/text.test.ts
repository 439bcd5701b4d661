import { describe, expect, test } from 'vitest'
import { countGraphemes, firstLinkOf, hashtagsOf, mentionsOf, tokenize } from './text.ts'

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

describe('hashtags', () => {
  test.each([
    ['#rainydaybread again', ['rainydaybread']],
    ['#Rain and #rain are one', ['rain']],
    ['Straße: #Straßenfest, #año2026 #日本語 #مرحبا', ['straßenfest', 'año2026', '日本語', 'مرحبا']],
    ['#１２ is no tag, #1 neither, #2fast is', ['2fast']],
    ['c# and a#b and /#/x and &#39; are none', []],
    ['##twice is none', []],
    ['(#round) “#quoted”', ['round', 'quoted']],
  ])('%s', (text, tags) => expect(hashtagsOf(text)).toEqual(tags))
})

describe('mentions', () => {
  test.each([
    ['thanks @Noor and @noor', ['noor']],
    ['mail ada@skein.example or @ada.example', []],
    ['.@tomasbakes! (@ines)', ['ines']],
    ['@ab is too short, @abcdefghijklmnopqrstu too long', []],
  ])('%s', (text, names) => expect(mentionsOf(text)).toEqual(names))
})

describe('links', () => {
  test.each([
    ['see https://skein.example/a.', 'https://skein.example/a'],
    ['(https://en.example/wiki/Skein_(yarn))', 'https://en.example/wiki/Skein_(yarn)'],
    ['https://bäckerei.example/brötchen?x=1#y, ok', 'https://bäckerei.example/brötchen?x=1#y'],
    ['ftp://no.example and javascript:alert(1) and https://', undefined],
    ['“https://quoted.example/x”', 'https://quoted.example/x'],
  ])('%s', (text, link) => expect(firstLinkOf(text)).toBe(link))

  test('a tag inside an address belongs to the address', () => {
    expect(hashtagsOf('https://skein.example/#news')).toEqual([])
  })
})

test('the tokens of any text join to that text', () => {
  const pieces = [
    '#',
    '@',
    'a',
    ' ',
    'https://',
    'x.example',
    '/',
    '(',
    ')',
    '.',
    '\n',
    '👍🏽',
    'é',
    'ß',
    '\u202e',
    '_',
    '1',
    '://',
  ]
  let seed = 7
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  for (let round = 0; round < 5000; round += 1) {
    const text = Array.from({ length: 12 }, () => pieces[Math.floor(random() * pieces.length)] ?? '').join('')
    expect(
      tokenize(text)
        .map((token) => token.text)
        .join(''),
    ).toBe(text)
  }
})
