import { describe, expect, it } from 'vitest'
import { tokenize } from './tokenize.ts'

const valuesOf = (text: string, wanted: 'link' | 'tag' | 'mention') => [
  ...new Set(tokenize(text).flatMap((token) => (token.kind === wanted ? [token.value] : []))),
]

describe('tags', () => {
  it.each([
    ['#rainydaybread again', ['rainydaybread']],
    ['#Rain and #rain are one', ['rain']],
    ['Straße: #Straßenfest, #año2026 #日本語 #مرحبا', ['straßenfest', 'año2026', '日本語', 'مرحبا']],
    ['#１２ is no tag, #1 neither, #2fast is', ['2fast']],
    ['c# and a#b and /#/x and &#39; are none', []],
    ['##twice is none', []],
    ['(#round) “#quoted”', ['round', 'quoted']],
    ['＃全角 too', ['全角']],
    ['#नमस्ते keeps its marks', ['नमस्ते']],
  ])('%s', (text, tags) => expect(valuesOf(text, 'tag')).toEqual(tags))
})

describe('mentions', () => {
  it.each([
    ['thanks @Noor and @noor', ['noor']],
    ['mail ada@skein.example or @ada.example', []],
    ['.@tomasbakes! (@ines)', ['ines']],
    ['@ab is too short, @abcdefghijklmnopqrstu too long', []],
  ])('%s', (text, names) => expect(valuesOf(text, 'mention')).toEqual(names))
})

describe('links', () => {
  it.each([
    ['see https://skein.example/a.', ['https://skein.example/a']],
    ['(https://en.example/wiki/Skein_(yarn))', ['https://en.example/wiki/Skein_(yarn)']],
    ['https://bäckerei.example/brötchen?x=1#y, ok', ['https://bäckerei.example/brötchen?x=1#y']],
    ['ftp://no.example and javascript:alert(1) and https://', []],
    ['“https://quoted.example/x”', ['https://quoted.example/x']],
    ['https://a.example/[1]]!?', ['https://a.example/[1]']],
    ['https://例え.example/道。', ['https://例え.example/道']],
    ['<https://tag.example/>', ['https://tag.example/']],
    ['data:text/html,https://in.example', ['https://in.example']],
    ['xhttps://glued.example', []],
  ])('%s', (text, links) => expect(valuesOf(text, 'link')).toEqual(links))

  it('keep the tags inside them', () => expect(valuesOf('https://skein.example/#news', 'tag')).toEqual([]))
})

it('gives a hundred thousand closing brackets back to the sentence', () => {
  const text = `https://a.example/${')'.repeat(100_000)}`
  expect(tokenize(text)).toEqual([
    { kind: 'link', text: 'https://a.example/', value: 'https://a.example/' },
    { kind: 'text', text: ')'.repeat(100_000) },
  ])
})
