import { expect, test } from 'vitest'
import { endsAccount, isKeptCall, leavesAccount } from '../worker/kept-calls.ts'

test.each([
  '/api/posts',
  '/api/posts/1',
  '/api/posts/1/replies',
  '/api/bookmarks',
  '/api/messages/conversations',
  '/api/messages/1',
])('what is read at %s is kept', (path) => expect(isKeptCall(path)).toBe(true))

test.each([
  '/api/sessions',
  '/api/account',
  '/api/account/export',
  '/api/events',
  '/api/moderation/reports',
  '/api/chat/messages',
  '/api/push/key',
  '/api/posts/1/history',
])('what is read at %s is not', (path) => expect(isKeptCall(path)).toBe(false))

test('signing in and out end what is kept, reading does not', () => {
  expect(endsAccount('POST', '/api/auth/logout')).toBe(true)
  expect(endsAccount('POST', '/api/auth/login')).toBe(true)
  expect(endsAccount('DELETE', '/api/account')).toBe(true)
  expect(endsAccount('GET', '/api/account')).toBe(false)
  expect(endsAccount('POST', '/api/posts')).toBe(false)
})

test('who signs out leaves, and who signs in does not', () => {
  expect(leavesAccount('/api/auth/logout')).toBe(true)
  expect(leavesAccount('/api/auth/login')).toBe(false)
})
