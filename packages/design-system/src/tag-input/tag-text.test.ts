import { expect, it } from 'vitest'
import { tagInputWords } from './tag-input.words.ts'
import { finishedPart, isList, splitTags, takeTags, type TagRules } from './tag-text.ts'

const rules: TagRules = {
  max: Infinity,
  maxLength: Infinity,
  normalize: undefined,
  validate: undefined,
  locale: 'en',
  words: tagInputWords.english,
}

it('splits at the commas of every script, at semicolons, tabs and line ends', () => {
  expect(splitTags(' bread, fresh bread ,,rye；ok، شاي、茶\nend;\tx')).toEqual([
    'bread',
    'fresh bread',
    'rye',
    'ok',
    'شاي',
    '茶',
    'end',
    'x',
  ])
  expect([isList('fresh bread'), isList('fresh, bread')]).toEqual([false, true])
})

it('tells what is finished from what is being typed', () => {
  expect(finishedPart('bread, 🥖, ry')).toEqual({ finished: 'bread, 🥖,', rest: 'ry' })
  expect(finishedPart('bread')).toEqual({ finished: '', rest: 'bread' })
})

it('takes none twice, whatever its case', () => {
  expect(takeTags('Bread, rye, RYE', ['bread'], rules)).toEqual({
    added: ['rye'],
    twice: ['Bread', 'RYE'],
    left: [],
    fault: undefined,
  })
})

it('leaves what breaks a rule as it was typed, and says why of the first', () => {
  const normalize = (text: string) => text.replace(/^#+/, '')
  const validate = (tag: string) => (tag.includes(' ') ? 'One word.' : undefined)
  expect(takeTags('#bread, two words, #', [], { ...rules, normalize, validate })).toEqual({
    added: ['bread'],
    twice: [],
    left: ['two words'],
    fault: 'One word.',
  })
  expect(takeTags('a, b, c', ['x'], { ...rules, max: 2 })).toMatchObject({
    added: ['a'],
    left: ['b', 'c'],
    fault: 'No more than 2: remove one first.',
  })
})

it('counts the characters that a reader sees', () => {
  expect(takeTags('👩‍👩‍👧‍👦', [], { ...rules, maxLength: 1 }).added).toEqual(['👩‍👩‍👧‍👦'])
  expect(takeTags('ab', [], { ...rules, maxLength: 1 }).fault).toBe('No more than 1 characters each.')
})
