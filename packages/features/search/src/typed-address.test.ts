import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTyped } from './typed-address.ts'

test.each([
  ['example.org', 'https://example.org/'],
  ['  example.org/a?b=c#d ', 'https://example.org/a?b=c#d'],
  ['http://example.org', 'http://example.org/'],
  ['HTTPS://Example.org/A', 'https://example.org/A'],
  ['node.js', 'https://node.js/'],
  ['httpbin', 'https://httpbin/'],
  ['127.0.0.1:8080/x', 'https://127.0.0.1:8080/x'],
  ['münchen.example', 'https://xn--mnchen-3ya.example/'],
])('§4 %s is an address', (typed, url) => expect(readTyped(typed)).toEqual({ kind: 'address', url }))

test.each([
  'shade',
  'what is node.js good for',
  'javascript:alert(1.5)',
  'file:///etc/passwd.txt',
  'ftp://a.example/x',
  'user:pass@bank.example',
  '...',
])('§4 %s is a question', (typed) => expect(readTyped(typed)).toEqual({ kind: 'query', query: typed }))

test('§5 what is blank is ignored', () => {
  for (const typed of ['', '   ', '\u00a0\u2003\n']) expect(readTyped(typed)).toEqual({ kind: 'blank' })
})

test('an address that is opened is one of the web, whatever was typed', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.domain(),
    fc.string().map((text) => `${text}.${text}`),
  )
  const property = fc.property(typed, (text) => {
    const read = readTyped(text)
    if (read.kind === 'address') return /^https?:$/.test(new URL(read.url).protocol)
    return read.kind === 'blank' ? text.trim() === '' : read.query === text.trim()
  })
  expect(fc.check(property, { numRuns: 1000 })).toMatchObject({ failed: false })
})
