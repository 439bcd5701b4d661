import { describe, expect, test } from 'vitest'
import { pageAddress, readSearch } from './addresses.ts'

test.each([
  [pageAddress('/'), '/'],
  [pageAddress('/post/$id', { id: '0192' }), '/post/0192'],
  [pageAddress('/profile/$username', { username: 'noor' }), '/profile/noor'],
  [pageAddress('/profile/$username', { username: '../auth' }), '/profile/..%2Fauth'],
  [pageAddress('/explore', { tag: 'cometwatch' }), '/explore?tag=cometwatch'],
  [pageAddress('/explore', { tag: '#cometwatch' }), '/explore?tag=cometwatch'],
  [pageAddress('/explore', { tag: 'mañana', q: '  ' }), '/explore?tag=ma%C3%B1ana'],
  [
    pageAddress('/auth', { view: 'register', next: '/post/1?a=b#c' }),
    '/auth?view=register&next=%2Fpost%2F1%3Fa%3Db%23c',
  ],
  [pageAddress('/settings', { tab: undefined }), '/settings'],
])('%s is written as %s', (written, expected) => {
  expect(written).toBe(expected)
})

test('a search is cut to what the server takes', () => {
  expect(readSearch('/bookmarks')({ q: 'a'.repeat(500) }).q).toHaveLength(200)
})

test('what a page does not know is left out, and what it knows is there', () => {
  expect(readSearch('/search')({ q: ' bread ', tab: 'images', url: 'file:///etc/passwd', page: '3' })).toEqual({
    q: 'bread',
  })
  expect(readSearch('/messages')({ with: 'Noor' })).toEqual({ with: 'noor' })
  expect(readSearch('/settings')({ tab: ['privacy'] })).toEqual({})
})

describe('where one goes from the sign-in screen', () => {
  const nextOf = (next: string) => readSearch('/auth')({ next }).next

  test.each(['/post/0192f0c1-2b3c-7d4e-8f50-123456789abc', '/explore?tag=tea#people'])('%s', (next) => {
    expect(nextOf(next)).toBe(next)
  })

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'post/1',
    '',
  ])('never away from this site: %s', (next) => {
    expect(nextOf(next)).toBeUndefined()
  })
})
