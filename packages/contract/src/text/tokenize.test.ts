import { describe, expect, test } from 'vitest'
import { entitiesOf, firstLinkOf, hashtagsOf, mentionsOf } from './entities.ts'
import { foldTag } from './signs.ts'
import { tokenize } from './tokenize.ts'

// Browsers' and Node's own reading of an address; the contract is compiled without the types of either.
declare const URL: new (address: string) => { protocol: string }

const canBeOpened = (address: string) => {
  try {
    return /^https?:$/.test(new URL(address).protocol)
  } catch {
    return false
  }
}

const linksOf = (text: string) => entitiesOf(text).flatMap(({ kind, value }) => (kind === 'link' ? [value] : []))

describe('hashtags', () => {
  test.each([
    ['#rainydaybread again', ['rainydaybread']],
    ['#Rain and #rain are one', ['rain']],
    ['Straße: #Straßenfest, #año2026 #日本語 #مرحبا', ['straßenfest', 'año2026', '日本語', 'مرحبا']],
    ['#１２ is no tag, #1 neither, #2fast is', ['2fast']],
    ['c# and a#b and /#/x and &#39; are none', []],
    ['##twice is none', []],
    ['(#round) “#quoted”', ['round', 'quoted']],
    ['＃全角 too', ['全角']],
    ['#नमस्ते keeps its marks', ['नमस्ते']],
    // After an emoji, which is no word.
    ['❤️#love ☀︎#sun 1️⃣#first 👍🏽#yes 👩‍👩‍👧#family', ['love', 'sun', 'first', 'yes', 'family']],
    ['#️⃣ and #️x and #⃣x are keys, not tags', []],
    ['#1️⃣x ends before the keycap', []],
    ['#love❤️', ['love']],
    // In and after addresses.
    ['https://skein.example/#news and skein.example/#news', []],
    ['#http://a.example #https://a.example #HTTPS://A.example', []],
    ['#dodge/#answer', ['dodge', 'answer']],
    ['#https is one', ['https']],
    // What stands in words.
    ['#می‌خواهم', ['می\u200cخواهم']],
    ['#ශ්‍රීලංකා', ['ශ්\u200dරීලංකා']],
    ['#il·lusió', ['il·lusió']],
    ['#וכו׳ #מ״כ #עַל־יְדֵי', ['וכו׳', 'מ״כ', 'עַל־יְדֵי']],
    ['#བོད་སྐད་ #བོད༌སྐད', ['བོད་སྐད་', 'བོད་སྐད']],
    ['#メ〜テレ #メ～テレ #各〃 #アンディ・フグ', ['メ〜テレ', '各〃', 'アンディ・フグ']],
    ['いこう #東京〜！ #a· #b\u200d', ['東京', 'a', 'b']],
    ['#_ #1_2 #〃', []],
  ])('%s', (text, tags) => expect(hashtagsOf(text)).toEqual(tags))
})

describe('mentions', () => {
  test.each([
    ['thanks @Noor and @noor', ['noor']],
    ['mail ada@skein.example or josé@skein.example or @ada.example', []],
    ['.@tomasbakes! (@ines)', ['tomasbakes', 'ines']],
    ['@ab is too short, @abcdefghijklmnopqrstu too long', []],
    ['写真は@anna', ['anna']],
    ['@annaさん、＠mika님 그리고@noor이', ['anna', 'mika', 'noor']],
    ['ขอบคุณ@annaนะ', ['anna']],
    ['great.@anna', ['anna']],
    ['@annaé @annaя are other names', []],
    ['❤️@anna', ['anna']],
    ['@http://a.example @https://a.example', []],
    ['a.example/@anna and https://a.example/@anna', []],
    ['see @anna.さて', ['anna']],
  ])('%s', (text, names) => expect(mentionsOf(text)).toEqual(names))
})

describe('links', () => {
  test.each([
    ['see https://skein.example/a.', ['https://skein.example/a']],
    ['(https://en.example/wiki/Skein_(yarn))', ['https://en.example/wiki/Skein_(yarn)']],
    ['https://bäckerei.example/brötchen?x=1#y, ok', ['https://bäckerei.example/brötchen?x=1#y']],
    ['ftp://no.example and javascript:alert(1) and https://', []],
    [
      '“https://quoted.example/x” «https://b.example» „https://c.example“',
      ['https://quoted.example/x', 'https://b.example', 'https://c.example'],
    ],
    ['https://a.example/[1]]!?', ['https://a.example/[1]']],
    ['https://例え.example/道。', ['https://例え.example/道']],
    ['<https://tag.example/>', ['https://tag.example/']],
    ['data:text/html,https://in.example', ['https://in.example']],
    ['xhttps://glued.example', []],
    ['Https://Capital.example/X', ['Https://Capital.example/X']],
    // Next to words of scripts without spaces.
    ['http://example.comをみて', ['http://example.com']],
    ['http://example.com:8080をみて http://127.0.0.1をみて', ['http://example.com:8080', 'http://127.0.0.1']],
    [
      '見てhttp://例え.jpを http://foobar.みんな/ http://xn--80abe5aohbnkjb.xn--p1ai/',
      ['http://例え.jp', 'http://foobar.みんな/', 'http://xn--80abe5aohbnkjb.xn--p1ai/'],
    ],
    ['http://example.comرا ببین http://a.vermögensberater', ['http://example.com', 'http://a.vermögensberater']],
    ...'。 、 ！ ？ 「 」 『 』 （ ） 【 】 ， ： ；'
      .split(' ')
      .map((sign): [string, string[]] => [
        `http://example.com/a${sign}b http://example.com${sign}b`,
        ['http://example.com/a', 'http://example.com'],
      ]),
    ...['\u200e', '\u200f', '\u061c', '\u202a', '\u202e', '\u2066', '\u2069', '\u200b', '\u2060', '\ufeff'].map(
      (mark): [string, string[]] => [
        `http://example.com/a${mark}b http://example.com${mark}b`,
        ['http://example.com/a', 'http://example.com'],
      ],
    ),
    // Hosts that nothing is behind.
    ['http://256.1.2.3/ http://a..b/ http://%e2%98%83.net/ http://☃-.net/ http://foo!bar.com http://no-dot/x', []],
    [
      'http://a_b.example http://my_site.a.example http://localhost:3000/x',
      ['http://my_site.a.example', 'http://localhost:3000/x'],
    ],
    ['https://good.example@evil.example/ https://good.example:x@evil.example https://a:b@c.example', []],
    ['http://[::1]:3000/x http://[:::]/x', ['http://[::1]:3000/x']],
    // A sign before it makes it part of something else.
    ['#https://a.example @https://a.example $https://a.example', []],
  ])('%s', (text, links) => expect(linksOf(text)).toEqual(links))

  test('the first is what a preview is made of', () => {
    expect(firstLinkOf('x http://b.exampleを http://c.example')).toBe('http://b.example')
    expect(firstLinkOf('http://256.1.2.3/')).toBeUndefined()
  })

  test('what follows an address that was cut short is read on', () => {
    expect(tokenize('http://a.exampleを、#tag、@anna').map(({ kind }) => kind)).toEqual([
      'link',
      'text',
      'hashtag',
      'text',
      'mention',
    ])
    expect(hashtagsOf('http://no-dot！#tag')).toEqual(['tag'])
  })

  test('a hundred thousand brackets, hosts or signs are read in one go', () => {
    expect(tokenize(`https://a.example/${')'.repeat(100_000)}`)).toEqual([
      { kind: 'link', text: 'https://a.example/', value: 'https://a.example/' },
      { kind: 'text', text: ')'.repeat(100_000) },
    ])
    for (const piece of ['http://', 'http://a.b@', 'http://256.1.1.1/', '#', '@', '.a/#', '#1', 'http://a-', '_-'])
      expect(entitiesOf(piece.repeat(100_000))).toEqual([])
  })
})

/** Pieces of what people write and of what is meant to confuse, joined at random, the same in every run. */
function* randomTexts(count: number): Generator<string> {
  const written = [
    '# @ ＃ ＠ & $ / // : :// ( ) [ ] . , 。 「 」 ・ · 〜 ~ " < % 1 _ -',
    'http:// https:// HTTP:// example.com x.example localhost 127.0.0.1 256.1.2.3 :80 :99999 ?q= http://example.com https://x.example/a',
    'anna さん 写真 é e\u0301 ß مرحبا می\u200cخ 님 ชื่อ ﷺ ½ İ ｱ @a 👍🏽 ❤️ 1️⃣ \ufe0f \u20e3 \u200d \u200b \u202e \u2066 \ufeff \ud83d',
  ]
  const pieces = [...written.flatMap((line) => line.split(' ')), ' ', '\n', '\\', ' @anna', ' #ta']
  let seed = 20_261_124
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < count; round += 1)
    yield Array.from({ length: 1 + random(12) }, () =>
      // Now and then any character at all.
      random(8) === 0 ? String.fromCodePoint(random(0x11_0000)) : (pieces[random(pieces.length)] ?? ''),
    ).join('')
}

test('of 20 000 random texts tokens join to the text, addresses can be opened and tags are tags again', () => {
  const wrong: string[] = []
  const kinds = { text: 0, link: 0, hashtag: 0, mention: 0 }
  for (const text of randomTexts(20_000)) {
    const tokens = tokenize(text)
    let at = 0
    for (const token of tokens) {
      kinds[token.kind] += 1
      if (token.text === '') wrong.push(`nothing in ${text}`)
      if (token.kind === 'link' && !canBeOpened(token.value)) wrong.push(`${token.value} in ${text}`)
      if (token.kind === 'link' && firstLinkOf(token.text) !== token.text) wrong.push(`${token.text} is not read again`)
      if (
        token.kind === 'hashtag' &&
        (hashtagsOf(`#${token.value}`)[0] !== token.value || foldTag(token.value) !== token.value)
      )
        wrong.push(`${token.value} of ${token.text} is no tag again`)
      at += token.text.length
    }
    if (tokens.map((token) => token.text).join('') !== text) wrong.push(`not joined: ${text}`)
    let end = 0
    for (const entity of entitiesOf(text)) {
      if (entity.start < end || entity.end <= entity.start) wrong.push(`overlap in ${text}`)
      end = entity.end
    }
    if (at !== text.length) wrong.push(`length of ${text}`)
  }
  expect(wrong).toEqual([])
  // The texts have something to find.
  for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(100)
})
