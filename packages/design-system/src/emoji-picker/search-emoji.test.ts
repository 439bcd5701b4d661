import { describe, expect, it } from 'vitest'
import { emojiText } from '../../scripts/emoji-data.ts'
import { parseEmoji } from './emoji-data.ts'
import type { EmojiLanguage } from './emoji-languages.ts'
import { plainText, searchEmoji } from './search-emoji.ts'

const data = new Map<EmojiLanguage, ReturnType<typeof parseEmoji>[number]>()

function search(language: EmojiLanguage, query: string) {
  const all = data.get(language) ?? parseEmoji(emojiText(language)).flat()
  data.set(language, all)
  return searchEmoji(all, query)
}
const first = (language: EmojiLanguage, query: string) => search(language, query)[0]?.glyph
const labels = (language: EmojiLanguage, query: string) => search(language, query).map(({ label }) => label)

describe('E5 search', () => {
  it.each([
    ['en', 'tears of joy', '😂'],
    ['en', 'lol', '😂'],
    ['en', 'bread', '🍞'],
    ['en', 'yarn', '🧶'],
    ['es', 'pan', '🍞'],
    ['es', 'llorando de risa', '😂'],
    ['es', 'corazón', '❤️'],
    ['fr', 'pain', '🍞'],
    ['fr', 'feu', '🔥'],
    ['fr', 'mdr', '😂'],
    ['de', 'brot', '🍞'],
    ['de', 'Feuer', '🔥'],
    ['de', 'freudentränen', '😂'],
  ] as const)('E5 in %s finds %s: %s', (language, query, glyph) => {
    expect(first(language, query)).toBe(glyph)
  })

  it('E5 needs no accents, and no capitals', () => {
    expect(plainText('Émoticône GLÜCK')).toBe('emoticone gluck')
    expect(labels('de', 'GLUCKLICH')).toEqual(labels('de', 'glücklich'))
    expect(labels('fr', 'etoile').length).toBeGreaterThan(3)
  })

  it('E5 goes by beginnings of words, and every word counts', () => {
    expect(labels('en', 'astro')).toContain('astronaut')
    expect(labels('en', 'stronaut')).toEqual([])
    expect(labels('en', 'red hea')[0]).toBe('red heart')
    expect(labels('en', 'heart zzzz')).toEqual([])
  })

  it('E5 puts a whole name before a whole word, a whole word before a beginning, the popular before the rest', () => {
    expect(labels('en', 'cat')[0]).toBe('cat')
    expect(first('en', 'heart')).toBe('❤️')
    expect(labels('en', 'sun')[0]).toBe('sun')
    const found = labels('en', 'fire')
    expect(found[0]).toBe('fire')
    expect(found.indexOf('fire engine')).toBeLessThan(found.indexOf('fireworks'))
  })

  it('E5 an emoji finds itself, and spaces find nothing', () => {
    expect(labels('en', ' 🔥 ')).toEqual(['fire'])
    expect(labels('en', '❤')).toEqual(['red heart'])
    expect(labels('en', '   ')).toEqual([])
  })
})
