import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@skein/contract'
import { describe, expect, test } from 'vitest'
import { readCatalogues } from '../compile/catalogues.ts'
import { catalogueProblems, unusedKeys } from '../compile/check.ts'
import { sourcesOf } from '../compile/sources.ts'

const here = join(import.meta.dirname, '..')
const root = join(here, '../..')
const catalogues = readCatalogues(join(here, 'messages'))

describe('the messages of this product', () => {
  test('are complete and take the same arguments in every language', () => {
    expect(catalogueProblems(catalogues, languages)).toEqual([])
  })

  test('are all shown somewhere', () => {
    const files = globSync(
      ['packages/{features/*/src/**,domain/src/**,i18n/src}/*.{ts,tsx}', 'apps/{web,server,tab}/src/**/*.{ts,tsx}'],
      {
        cwd: root,
      },
    )
    const texts = files
      .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
    expect(unusedKeys(catalogues, texts)).toEqual([])
  })

  test('are what the generated files hold: run `node packages/i18n/generate.ts` after a change', () => {
    const target = join(here, 'src/generated')
    const sources = sourcesOf(catalogues)
    const stale = [...sources].filter(
      ([path, text]) => !existsSync(join(target, path)) || readFileSync(join(target, path), 'utf8') !== text,
    )
    const orphans = globSync('**/*.gen.ts', { cwd: target }).filter((path) => !sources.has(path.replaceAll('\\', '/')))
    expect([...stale.map(([path]) => path), ...orphans]).toEqual([])
  })
})

describe('the check', () => {
  const english = { en: { shop: { greet: 'Hi {name}', items: '{count, plural, one {# item} other {# items}}' } } }

  test('names a missing key', () => {
    expect(catalogueProblems({ ...english, de: { shop: { greet: 'Hallo {name}' } } }, ['de'])).toEqual([
      'de/shop.items is missing',
    ])
  })

  test('names a key that English does not have', () => {
    const de = { shop: { greet: 'Hallo {name}', items: '{count, plural, one {# Ding} other {# Dinge}}', old: 'Alt' } }
    expect(catalogueProblems({ ...english, de }, ['de'])).toEqual(['de/shop.old has no English source'])
  })

  test('names an argument that differs', () => {
    const de = { shop: { greet: 'Hallo {nombre}', items: '{count, plural, one {# Ding} other {# Dinge}}' } }
    expect(catalogueProblems({ ...english, de }, ['de'])).toEqual([
      'de/shop.greet takes nombre (string); English takes name (string)',
    ])
  })

  test('names a plural case that the language needs', () => {
    const de = { shop: { greet: 'Hallo {name}', items: '{count, plural, other {# Dinge}}' } }
    expect(catalogueProblems({ ...english, de }, ['de'])).toEqual(['de/shop.items lacks the plural case "one"'])
  })

  test('names an empty text and an unreadable one', () => {
    const de = { shop: { greet: ' ', items: '{count, plural, one {# Ding}' } }
    const problems = catalogueProblems({ ...english, de }, ['de'])
    expect(problems[0]).toBe('de/shop.greet is empty')
    expect(problems[1]).toMatch(/^de\/shop\.items takes unreadable: /)
  })

  test('names keys that nothing mentions', () => {
    expect(unusedKeys(english, ['m.greet({ name })'])).toEqual(['shop.items is not used'])
    const parts = { en: { shop: { teaTitle: 'Tea', coffeeTitle: 'Coffee' } } }
    expect(unusedKeys(parts, ["['tea']", 'm[`${id}Title`]()'])).toEqual(['shop.coffeeTitle is not used'])
  })
})
