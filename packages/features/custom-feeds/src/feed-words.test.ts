import { expect, test } from 'vitest'
import { joinWords, splitWords } from './feed-words.ts'

test('commas of any script part words, and each stands once', () => {
  expect(splitWords(' bread, fresh bread ,,bread；ok، شاي、茶\nrye;')).toEqual([
    'bread',
    'fresh bread',
    'bread；ok',
    'شاي',
    '茶',
    'rye',
  ])
  expect(splitWords(' , ')).toEqual([])
})

test('what is joined is read back', () => {
  const words = ['night trams', 'bread']
  expect(splitWords(joinWords(words))).toEqual(words)
})
