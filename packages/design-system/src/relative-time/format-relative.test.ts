import { describe, expect, expectTypeOf, it } from 'vitest'
import type { RelativeLocale } from './format-relative.ts'
import { formatRelative } from './format-relative.ts'

const now = new Date('2026-06-15T12:00:00Z')
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const ago = (milliseconds: number, locale = 'en') => formatRelative(new Date(now.getTime() - milliseconds), now, locale)

describe('English, threshold by threshold', () => {
  it.each<[number, string]>([
    [0, 'less than a minute ago'],
    [29 * second, 'less than a minute ago'],
    [30 * second, '1 minute ago'],
    [89 * second, '1 minute ago'],
    [90 * second, '2 minutes ago'],
    [5 * minute, '5 minutes ago'],
    [44 * minute + 29 * second, '44 minutes ago'],
    [44 * minute + 30 * second, 'about 1 hour ago'],
    [89 * minute + 29 * second, 'about 1 hour ago'],
    [90 * minute, 'about 2 hours ago'],
    [2 * hour, 'about 2 hours ago'],
    [23 * hour + 59 * minute + 29 * second, 'about 24 hours ago'],
    [24 * hour, '1 day ago'],
    [42 * hour - 31 * second, '1 day ago'],
    [42 * hour, '2 days ago'],
    [3 * day, '3 days ago'],
    [29.9 * day, '30 days ago'],
    [30 * day, 'about 1 month ago'],
    [44 * day, 'about 1 month ago'],
    [46 * day, 'about 2 months ago'],
    [61 * day, '2 months ago'],
    [300 * day, '10 months ago'],
    [366 * day, 'about 1 year ago'],
    [500 * day, 'over 1 year ago'],
    [670 * day, 'almost 2 years ago'],
    [740 * day, 'about 2 years ago'],
  ])('%d ms: %s', (elapsed, words) => expect(ago(elapsed)).toBe(words))

  it('does not speak of the future when a clock runs ahead', () => {
    expect(ago(-3 * hour)).toBe('less than a minute ago')
  })
})

describe('the other languages', () => {
  it.each<[string, readonly string[]]>([
    [
      'es',
      [
        'hace menos de un minuto',
        'hace 1 minuto',
        'hace 5 minutos',
        'hace alrededor de 1 hora',
        'hace alrededor de 2 horas',
        'hace 1 día',
        'hace 3 días',
        'hace alrededor de 1 mes',
        'hace más de 1 año',
      ],
    ],
    [
      'fr',
      [
        'il y a moins d’une minute',
        'il y a 1 minute',
        'il y a 5 minutes',
        'il y a environ 1 heure',
        'il y a environ 2 heures',
        'il y a 1 jour',
        'il y a 3 jours',
        'il y a environ 1 mois',
        'il y a plus d’un an',
      ],
    ],
    [
      'de',
      [
        'vor weniger als 1 Minute',
        'vor 1 Minute',
        'vor 5 Minuten',
        'vor etwa 1 Stunde',
        'vor etwa 2 Stunden',
        'vor 1 Tag',
        'vor 3 Tagen',
        'vor etwa 1 Monat',
        'vor mehr als 1 Jahr',
      ],
    ],
  ])('%s', (locale, expected) => {
    const elapsed = [0, minute, 5 * minute, hour, 2 * hour, day, 3 * day, 30 * day, 500 * day]
    expect(elapsed.map((one) => ago(one, locale))).toEqual(expected)
  })

  it('go by the language of the tag; an unknown one reads in English', () => {
    expect(ago(2 * hour, 'de-AT')).toBe('vor etwa 2 Stunden')
    expect(ago(2 * hour, 'ES')).toBe('hace alrededor de 2 horas')
    expect(ago(2 * hour, 'ja')).toBe('about 2 hours ago')
    expect(ago(2 * hour, 'toString')).toBe('about 2 hours ago')
  })
})

it('refuses what is no date', () => {
  expect(() => formatRelative(new Date('yesterday'), now, 'en')).toThrow(RangeError)
})

it('names its languages as a type', () => {
  expectTypeOf<RelativeLocale>().toEqualTypeOf<'en' | 'es' | 'fr' | 'de'>()
  expectTypeOf(formatRelative).returns.toEqualTypeOf<string>()
})
