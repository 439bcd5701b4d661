import type { SearchResult } from '@skein/contract'
import { canonicalAddress } from '@skein/domain/search/blended/canonical-address'
import { citedSentences, sentencesOf } from '@skein/domain/search/blended/cited-text'
import { mergeLists } from '@skein/domain/search/blended/merge-results'
import { expect, test } from 'vitest'

const result = (id: string, source: SearchResult['source'], snippet = ''): SearchResult => ({
  id,
  source,
  alsoFrom: [],
  kind: 'web',
  title: `${source} ${id}`,
  snippet,
  url: `https://${id}`,
})

test('what two sources find goes before what one ranks as high, and stands once', () => {
  const openai = ['a', 'b', 'c'].map((id) => result(id, 'openai'))
  const perplexity = ['c', 'd', 'c'].map((id) => result(id, 'perplexity', 'told'))
  const merged = mergeLists([{ results: openai }, { results: perplexity }])
  expect(merged.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
  expect(merged[0]).toMatchObject({ source: 'perplexity', alsoFrom: ['openai'], snippet: 'told' })
})

test('of results that rank alike the first list’s goes first, and its snippet is filled from the other', () => {
  const [first] = mergeLists([{ results: [result('a', 'openai')] }, { results: [result('a', 'local', 'more')] }])
  expect(first).toMatchObject({ snippet: 'more', alsoFrom: ['openai'] })
})

test('a list that weighs less comes later, and no list takes anything away', () => {
  const merged = mergeLists([
    { weight: 0.5, results: [result('a', 'local')] },
    { results: [result('b', 'openai')] },
    { results: [] },
  ])
  expect(merged.map(({ id }) => id)).toEqual(['b', 'a'])
})

test.each([
  ['https://www.Example.org/a/?utm_source=openai&b=2&a=1#top', 'http://example.org/a?a=1&b=2'],
  ['https://example.org', 'https://www.example.org/index.html'],
  ['https://example.org./x', 'https://example.org/x'],
])('%s and %s are one page', (one, other) => expect(canonicalAddress(one)).toBe(canonicalAddress(other)))

test('an address of the product is its path, and what is none of the web has no name', () => {
  expect(canonicalAddress('https://skein.example/post/1?utm_medium=x', 'https://skein.example')).toBe('/post/1')
  expect(canonicalAddress('/post/1')).toBe('/post/1')
  for (const address of [
    'javascript:alert(1)',
    'file:///a',
    '//evil.example/x',
    '/\\evil.example',
    'https://a:b@c.example',
    'x',
  ])
    expect(canonicalAddress(address)).toBeUndefined()
})

test('sentences are not ended by abbreviations, and marks behind the full stop belong to it', () => {
  expect(sentencesOf('Dr. Sanders measured it. It was warm.')).toEqual(['Dr. Sanders measured it.', 'It was warm.'])
  expect(citedSentences('One. [1][2] Two [2]. Three.[9] Four', ['a', 'b'], true)).toEqual([
    { text: 'One.', urls: ['a', 'b'] },
    { text: 'Two.', urls: ['b'] },
  ])
  expect(citedSentences('One. [1] Two is not yet', ['a'], false)).toEqual([{ text: 'One.', urls: ['a'] }])
})
