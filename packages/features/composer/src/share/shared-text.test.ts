import { expect, test } from 'vitest'
import { sharedText, withShared } from './shared-text.ts'

const url = 'https://tide.example/nine'

test.each([
  ['each part on its line', { title: 'Tides', text: 'At nine.', url }, `Tides\nAt nine.\n${url}`],
  ['an address that the text has', { title: '', text: `Look: ${url}`, url }, `Look: ${url}`],
  ['an address as the text', { title: 'Tides', text: url, url }, `Tides\n${url}`],
  ['an address with a slash more', { title: '', text: url, url: `${url}/` }, url],
  ['a title that the text begins with', { title: 'Tides', text: 'Tides at nine', url: '' }, 'Tides at nine'],
  ['an address that another one begins with', { title: '', text: `${url}-more`, url }, `${url}-more\n${url}`],
  ['a title inside a word', { title: 'Art', text: 'Start at nine', url: '' }, 'Art\nStart at nine'],
  ['an address at the end of a sentence', { title: '', text: `See ${url}.`, url }, `See ${url}.`],
  ['three times the same', { title: url, text: url, url }, url],
  ['blanks', { title: ' ', text: '\n', url: '' }, ''],
])('%s', (_, words, text) => {
  expect(sharedText(words)).toBe(text)
})

test('what is written already stays above it', () => {
  expect(withShared('Begun', 'Shared')).toBe('Begun\n\nShared')
  expect(withShared('Begun\n', '')).toBe('Begun\n')
  expect(withShared(' ', 'Shared')).toBe('Shared')
  expect(withShared('Begun\n\nShared', 'Shared')).toBe('Begun\n\nShared')
})
