import { describe, expect, test } from 'vitest'
import { foldText, parseSearch, wordsOf } from './search.ts'

describe('the words of a text', () => {
  test.each([
    ['Crème brûlée', ['creme', 'brulee']],
    ['STRASSE straße', ['strasse', 'strasse']],
    ['Łódź Ørsted Ægir', ['lodz', 'orsted', 'aegir']],
    ['İstanbul ISPARTA ısparta', ['istanbul', 'isparta', 'isparta']],
    ['ΟΔΥΣΣΕΥΣ Οδυσσεύς', ['οδυσσευσ', 'οδυσσευσ']],
    ['ёлка', ['елка']],
    ['סֵפֶר', ['ספר']],
    ['ｆｕｌｌ　ｗｉｄｔｈ', ['full', 'width']],
    ['東京タワー', ['東', '京', 'タ', 'ワ', 'ー']],
    ['हिन्दी', ['हिन्दी']],
    ["it's a well-known c++ trick", ['it', 's', 'a', 'well', 'known', 'c', 'trick']],
    ['bread 🥖!', ['bread', '🥖']],
    ['?! … –', []],
    ['\ue000from\ue000', ['from']],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words))

  test('folding twice changes nothing more', () => {
    for (const text of ['Straße', 'Ærøskøbing', 'ﬁn', '한국어', 'ǅ'])
      expect(foldText(foldText(text))).toBe(foldText(text))
  })
})

describe('reading a search', () => {
  const phrase = (words: string[], excluded = false) => ({ kind: 'phrase', words, excluded })
  test('words, phrases, tags, mentions, operators and what is excluded', () => {
    expect(
      parseSearch('Harbour "Night  ferry" from:@Ada has:image #Vinyl @noor -tram -"old town" -has:poll well-known'),
    ).toEqual({
      terms: [
        phrase(['harbour']),
        phrase(['night', 'ferry']),
        { kind: 'from', username: 'ada', excluded: false },
        { kind: 'has', content: 'image', excluded: false },
        { kind: 'tag', tag: 'vinyl', excluded: false },
        { kind: 'mention', username: 'noor', excluded: false },
        phrase(['tram'], true),
        phrase(['old', 'town'], true),
        { kind: 'has', content: 'poll', excluded: true },
        phrase(['well', 'known']),
      ],
      faults: [],
    })
  })

  test('tags and mentions are what they are in a text', () => {
    expect(parseSearch('#il·lusió #می‌خواهم -#メ～テレ ＠noor').terms).toEqual([
      { kind: 'tag', tag: foldText('il·lusió'), excluded: false },
      { kind: 'tag', tag: foldText('می\u200cخواهم'), excluded: false },
      { kind: 'tag', tag: foldText('メ\u301cテレ'), excluded: true },
      { kind: 'mention', username: 'noor', excluded: false },
    ])
    expect(parseSearch('#a.b @ada.example #http://a.example').terms.map(({ kind }) => kind)).toEqual([
      'phrase',
      'phrase',
      'phrase',
    ])
  })

  test('days are whole days in UTC, and the narrowest pair counts', () => {
    expect(parseSearch('since:2026-01-31 until:2026-01-31')).toEqual({
      terms: [],
      since: Date.UTC(2026, 0, 31),
      until: Date.UTC(2026, 1, 1),
      faults: [],
    })
    expect(parseSearch('since:2026-01-01 since:2026-02-01 until:2026-05-01 until:2026-04-01')).toMatchObject({
      since: Date.UTC(2026, 1, 1),
      until: Date.UTC(2026, 3, 2),
    })
  })

  test.each([
    ['since:yesterday', 'since:yesterday'],
    ['until:2026-02-30', 'until:2026-02-30'],
    ['since:', 'since:'],
    ['-since:2026-01-01', '-since:2026-01-01'],
    ['from:', 'from:'],
    ['from:a', 'from:a'],
    ['from:"ada"', 'from:"ada"'],
    ['has:cats bread', 'has:cats'],
    ['bread "night ferry', '"night ferry'],
  ])('%s has a part that cannot be read', (text, part) => {
    const { faults } = parseSearch(text)
    expect(faults.map((fault) => fault.part)).toEqual([part])
  })

  test('what only looks like an operator is words', () => {
    expect(parseSearch('note:this #1 a-b https://a.example HAS:IMAGE').terms).toEqual([
      phrase(['note', 'this']),
      phrase(['1']),
      phrase(['a', 'b']),
      phrase(['https', 'a', 'example']),
      { kind: 'has', content: 'image', excluded: false },
    ])
    expect(parseSearch(' ?! - "" ')).toEqual({ terms: [], faults: [] })
  })

  test('a long text of quotes and minus signs is read in one go', () => {
    for (const text of ['"'.repeat(199), '-'.repeat(200), 'from:'.repeat(40), ' -"'.repeat(60)])
      expect(parseSearch(text).terms.length).toBeLessThan(200)
  })
})
