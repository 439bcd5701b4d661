import { describe, expect, test } from 'vitest'
import { complete, completingAt } from './completion.ts'

/** The caret stands at the bar. */
function at(marked: string) {
  const caret = marked.indexOf('|')
  return completingAt(marked.replace('|', ''), caret)
}

describe('what is being written', () => {
  test.each([
    ['@no|', 'mention', 'no'],
    ['Hi @noor|', 'mention', 'noor'],
    ['Hi\n@noor| there', 'mention', 'noor'],
    ['#quiet|', 'hashtag', 'quiet'],
    ['(#café|', 'hashtag', 'café'],
    ['#東京|', 'hashtag', '東京'],
    ['＃x|', 'hashtag', 'x'],
  ])('%s', (marked, kind, query) => {
    expect(at(marked)).toMatchObject({ kind, query })
  })

  test.each([
    '|',
    'a|',
    '@|',
    '#|',
    'ada@no|',
    'c#x|',
    '@no or|',
    '@no|or',
    '/#x|',
    '@naïve|',
    'https://a.example/@x|',
  ])('nothing at %s', (marked) => {
    expect(at(marked)).toBeUndefined()
  })
})

test('takes the word with one space behind it, and the caret after that', () => {
  const found = completingAt('Hi @no', 6)
  if (found === undefined) throw new Error('nothing found')
  expect(complete('Hi @no', found, 'noor')).toEqual({ text: 'Hi @noor ', caret: 9 })
  expect(complete('Hi @no there', found, 'noor')).toEqual({ text: 'Hi @noor there', caret: 9 })
})
