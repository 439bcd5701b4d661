import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'

/** Every character there is, one by one; halves of surrogate pairs are none. */
const matching = (pattern: RegExp) => {
  const found: string[] = []
  for (let code = 0; code <= 0x10_ffff; code += 1) {
    const character = code >= 0xd800 && code <= 0xdfff ? '' : String.fromCodePoint(code)
    if (character !== '' && pattern.test(character)) found.push(character)
  }
  return found
}

const hex = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

test('nothing, space, controls and all that is drawn as nothing are blank, alone and together', () => {
  // Assigned and reserved: variation selectors, tags, joiners, direction marks, fillers …
  const unseen = matching(/[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/u)
  expect(unseen.length).toBeGreaterThan(4000)
  expect(unseen.filter((character) => !isBlank(character)).map(hex)).toEqual([])
  expect(isBlank('')).toBe(true)
  expect(isBlank(unseen.join(''))).toBe(true)
})

test.each([
  ['\u00ad', 'soft hyphen'],
  ['\u034f', 'combining grapheme joiner'],
  ['\u061c', 'Arabic letter mark'],
  ['\u115f\u1160', 'Hangul fillers'],
  ['\u17b4\u17b5', 'Khmer inherent vowels'],
  ['\u180b\u180e', 'Mongolian selector and vowel separator'],
  ['\u1680\u2003\u3000', 'spaces'],
  ['\u200b\u200c\u200d\u2060\ufeff', 'zero width'],
  ['\u200e\u202e\u2066\u2069', 'direction marks'],
  ['\u2061\u2064', 'invisible operators'],
  ['\u2800', 'Braille without dots'],
  ['\u3164\uffa0', 'Hangul fillers of other widths'],
  ['\ufe0f', 'a variation selector alone'],
  ['\ufff9\ufffa\ufffb\ufffc', 'annotation and object marks'],
  ['\u{13430}\u{1343f}', 'controls of hieroglyphs'],
  ['\u{16fe4}', 'Khitan filler'],
  ['\u{1d159}\u{1d173}', 'musical null notehead and controls'],
  ['\u{e0020}\u{e007f}\u{e0100}', 'tags and selectors'],
  ['\u0000\u0085\u2028', 'controls and line ends'],
])('%j is blank: %s', (text) => expect(isBlank(text)).toBe(true))

test.each([
  'a',
  ' a ',
  '.',
  '·',
  '\u0301',
  '\u0600',
  '\u06dd',
  '❤️',
  '1️⃣',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'ㅤ한',
  '⠁',
  '\u200bx',
  '\ufffd',
  '\ue000',
])('%j is not', (text) => expect(isBlank(text)).toBe(false))

test('no letter, digit, sign or punctuation is taken for nothing, but for those that are drawn so', () => {
  const drawn = matching(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u)
  expect(drawn.filter((character) => isBlank(character)).map(hex)).toEqual(['U+2800', 'U+FFFC', 'U+1D159'])
})
