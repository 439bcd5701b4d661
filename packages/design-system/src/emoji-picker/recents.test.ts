import { expect, it } from 'vitest'
import { mostRecents, readRecents, withRecent } from './recents.ts'

it('E6 the newest is first, and each is there once', () => {
  expect(withRecent('', '🔥')).toBe('🔥')
  expect(withRecent('🔥 💯', '🎉')).toBe('🎉 🔥 💯')
  expect(withRecent('🔥 💯 🎉', '🎉')).toBe('🎉 🔥 💯')
})

it('E6 so many are remembered and no more, whatever storage gives back', () => {
  const many = Array.from({ length: 100 }, (_, index) => `e${index}`).join(' ')
  expect(readRecents(many)).toHaveLength(mostRecents)
  expect(withRecent(many, '🔥').split(' ')).toHaveLength(mostRecents)
  expect(readRecents('  ')).toEqual([])
})
