import { describe, expect, test } from 'vitest'
import { completingAt } from './completing.ts'

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
    // As what is written will be read.
    ['写真は@an|', 'mention', 'an'],
    ['@an|さん', 'mention', 'an'],
    ['.@an|', 'mention', 'an'],
    ['❤️#lo|', 'hashtag', 'lo'],
    ['#il·lu|', 'hashtag', 'il·lu'],
    ['#می‌خو|', 'hashtag', 'می\u200cخو'],
    ['http://a.exampleを #x|', 'hashtag', 'x'],
  ])('%s', (marked, kind, query) => {
    const found = at(marked)
    expect(found).toMatchObject({ kind, query, end: marked.indexOf('|') })
    expect(marked.slice(found?.start, found?.end).slice(1)).toBe(query)
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
    '#qu|iet',
    'a.example/#x|',
    '@naïve|',
    'https://a.example/@x|',
    'https://a.example/?q=@x|',
    'https://a.example/?q=#x|',
    '#️⃣x|',
  ])('nothing at %s', (marked) => {
    expect(at(marked)).toBeUndefined()
  })
})
