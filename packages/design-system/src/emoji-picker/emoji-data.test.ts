import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { emojiModules, emojiText, qualified, sourceOf } from '../../scripts/emoji-data.ts'
import { modifierOf, skinTones, type Emoji } from './emoji.ts'
import { parseEmoji } from './emoji-data.ts'
import { emojiLanguage, emojiLanguages } from './emoji-languages.ts'
import { askSupport, onlyDrawn, specimens } from './emoji-support.ts'
import { emojiVersions } from './emoji-versions.ts'
import { toned, withSkinTone } from './skin-tone.ts'

const folder = fileURLToPath(new URL('generated/', import.meta.url))
const english = parseEmoji(emojiText('en'))
const all = english.flat()
const named = (label: string): Emoji =>
  all.find((emoji) => emoji.label === label) ?? { glyph: '', label: '', words: '', version: 0 }

describe('the generated files', () => {
  it('are what the generator makes of the pinned data', () => {
    const modules = emojiModules()
    expect(readdirSync(folder).sort()).toEqual(Object.keys(modules).sort())
    for (const [file, content] of Object.entries(modules)) expect(readFileSync(folder + file, 'utf8')).toBe(content)
  })

  it.each(emojiLanguages)('%s is at most 32 KiB on the way', (language) => {
    expect(brotliCompressSync(readFileSync(`${folder}${language}.ts`)).length).toBeLessThanOrEqual(32 * 1024)
  })

  it('are fetched, never imported: whoever takes a button gets no emoji', () => {
    const src = fileURLToPath(new URL('..', import.meta.url))
    const importing = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
      .filter((file) => /from '[^']*generated\/(en|es|fr|de)\.ts'/.test(readFileSync(src + file, 'utf8')))
    expect(importing).toEqual([])
  })
})

describe('the data', () => {
  it('has the same emoji in every language, in Unicode’s order and groups, each once', () => {
    expect(english).toHaveLength(9)
    expect(new Set(all.map(({ glyph }) => glyph)).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(1900)
    for (const language of emojiLanguages) {
      expect(parseEmoji(emojiText(language)).map((group) => group.map(({ glyph }) => glyph))).toEqual(
        english.map((group) => group.map(({ glyph }) => glyph)),
      )
    }
  })

  it('keeps glyph, name, version and tones of every emoji', () => {
    for (const [index, { emoji, label, version, skins }] of sourceOf('en').entries()) {
      const read = all[index]
      expect(read).toMatchObject({ glyph: qualified(emoji), label })
      expect(read?.version).toBe(emojiVersions.includes(version) ? version : 0)
      expect(read?.toneVersion !== undefined).toBe(skins !== undefined)
    }
  })

  it('falls back to English for a language without names', () => {
    expect(['de-AT', 'ES', 'fr-CA', 'ar', ''].map(emojiLanguage)).toEqual(['de', 'es', 'fr', 'en', 'en'])
  })
})

describe('E10 a skin tone', () => {
  it('E10 comes out as Unicode writes it, for every emoji that takes one and every tone', () => {
    const pairs = sourceOf('en').flatMap(({ emoji, skins = [] }) =>
      skins.flatMap(({ emoji: wanted, tone }) => {
        // A list of tones is one for each person: the picker puts the same one on everybody.
        const name = typeof tone === 'number' ? skinTones[tone] : undefined
        return name ? [[withSkinTone(qualified(emoji), modifierOf(name)), qualified(wanted)]] : []
      }),
    )
    expect(pairs.length).toBeGreaterThan(1500)
    expect(pairs.filter(([made, wanted]) => made !== wanted)).toEqual([])
  })

  it('E10 is put on two people, and on a man who is an astronaut, and on nobody where there is none', () => {
    expect(withSkinTone('🧑‍🤝‍🧑', modifierOf('dark'))).toBe('🧑🏿‍🤝‍🧑🏿')
    expect(withSkinTone('👨‍🚀', modifierOf('light'))).toBe('👨🏻‍🚀')
    expect(withSkinTone('✌️', modifierOf('medium'))).toBe('✌🏽')
    expect(withSkinTone('🤝', modifierOf('medium'))).toBe('🤝🏽')
    expect(withSkinTone('🔥', modifierOf('medium'))).toBe('🔥')
    expect(withSkinTone('👍', modifierOf('none'))).toBe('👍')
  })

  it('E10 is left out where the device has the emoji but not its tones', () => {
    expect(toned(named('handshake'), modifierOf('dark'), (version) => version < 14)).toBe('🤝')
    expect(toned(named('handshake'), modifierOf('dark'), () => true)).toBe('🤝🏿')
    expect(toned(named('family: man, woman, boy'), modifierOf('dark'), () => true)).toBe('👨‍👩‍👦')
  })
})

describe('E9 what a device cannot draw', () => {
  it('E9 is told by one specimen for each version', () => {
    expect(specimens.map((glyph) => all.find((emoji) => emoji.glyph === glyph)?.version)).toEqual(emojiVersions)
    const asked: string[] = []
    askSupport(
      (glyph) => asked.push(glyph) > 0,
      () => true,
    )
    expect(asked).toHaveLength(specimens.length + 2)
  })

  it('E9 is left out: newer versions, and flags where they are letters', () => {
    const old = askSupport(
      (glyph) => !['🫪', '🫩', '🇨🇭'].includes(glyph),
      () => true,
    )
    const drawn = onlyDrawn(english, old).flat()
    expect(drawn.filter(({ version }) => version >= 16)).toEqual([])
    expect(drawn).toContain(named('shaking face'))
    expect(drawn).not.toContain(named('flag: Switzerland'))
  })

  it('E9 without coloured emoji each one is asked for by itself', () => {
    const support = askSupport(
      () => false,
      (glyph) => glyph === '😀',
    )
    expect(
      onlyDrawn(english, support)
        .flat()
        .map(({ glyph }) => glyph),
    ).toEqual(['😀'])
  })
})
