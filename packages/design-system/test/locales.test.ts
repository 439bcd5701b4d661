/** Every language says everything that English says, with the same things put in. That none is missing, the compiler checks. */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { languages } from '../scripts/exports.ts'
import { ar } from '../src/locales/ar.ts'
import { de } from '../src/locales/de.ts'
import { en } from '../src/locales/en.ts'
import { es } from '../src/locales/es.ts'
import { fr } from '../src/locales/fr.ts'
import { ja } from '../src/locales/ja.ts'

const locales = { ar, de, en, es, fr, ja }

/** Words by set and key: `poll.vote`. */
const wordsOf = (locale: typeof en) =>
  new Map(
    locale.flatMap(({ name, words }) =>
      Object.entries(words).map(([key, word]: [string, unknown]) => [`${name}.${key}`, word] as const),
    ),
  )

const english = wordsOf(en)

/** What a word says about some values. Figures of any script are given back as ours: ١٢ is 12. */
function say(word: unknown, values: readonly unknown[]): string {
  const said: unknown = typeof word === 'function' ? Reflect.apply(word, undefined, values) : word
  if (typeof said !== 'string') throw new Error('A word is a text, or a function that returns one')
  return said.replaceAll(/[٠-٩]/g, (figure) => String((figure.codePointAt(0) ?? 0) - 0x6_60))
}

/** The figures in a text, whatever their order: languages differ in it. */
const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted()

// Beyond the counts that a language may write as a word: one, two, both.
const values = [12, 13, 14, 15]

it('each language is a subpath', () => expect(languages()).toEqual(Object.keys(locales).toSorted()))

it('every set of words that a primitive declares belongs to a language', async () => {
  const declared = []
  for await (const file of glob('../src/**/*.words.ts', { cwd: import.meta.dirname })) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    declared.push(...[...source.matchAll(/defineWords(?:<\w+>)?\('([\w-]+)'/g)].map(([, name]) => name))
  }
  expect(declared.length).toBeGreaterThan(7)
  expect(en.map(({ name }) => name)).toEqual(expect.arrayContaining(declared))
})

describe.each(Object.entries(locales))('%s', (_, locale) => {
  const words = wordsOf(locale)

  it('has the words that English has, and no other', () =>
    expect([...words.keys()].toSorted()).toEqual([...english.keys()].toSorted()))

  it('puts in what English puts in', () => {
    const wrong = [...english].filter(([key, word]) => {
      const [ours, theirs] = [say(words.get(key), values), say(word, values)]
      return figures(ours).join() !== figures(theirs).join()
    })
    expect(wrong.map(([key, word]) => `${key}: ${say(words.get(key), values)} (${say(word, values)})`)).toEqual([])
  })

  it.each([0, 1, 2, 3, 11, 100, 1_000_000])('says something about %i', (count) => {
    const silent = [...words].filter(([, word]) =>
      /^\s*$|undefined|NaN/.test(say(word, [count, String(count), String(count), ''])),
    )
    expect(silent).toEqual([])
  })
})

it('counts as its language does', () => {
  const votes = (locale: typeof en, count: number) => say(wordsOf(locale).get('poll.votes'), [count, String(count)])
  expect([1, 2, 3, 11, 100].map((count) => votes(ar, count))).toEqual([
    'صوت واحد',
    'صوتان',
    '3 أصوات',
    '11 صوتًا',
    '100 صوت',
  ])
  expect([1, 2].map((count) => votes(de, count))).toEqual(['1 Stimme', '2 Stimmen'])
  expect([0, 2].map((count) => votes(fr, count))).toEqual(['0 vote', '2 votes'])
  expect(say(wordsOf(de).get('recorder.spokenDuration'), [90])).toBe('1 Minute 30 Sekunden')
})
