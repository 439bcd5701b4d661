import { describe, expect, it } from 'vitest'
import { reactionName, reactionWords } from './reaction-bar.words.ts'
import { afterPress, reactions, sameEmoji } from './reactions.ts'

describe('E1 the ten', () => {
  it('E1 are these, in this order, by these names', () => {
    expect(reactions.map(({ emoji }) => emoji)).toEqual(['❤️', '😂', '😮', '😢', '😠', '👍', '👎', '🔥', '💯', '🎉'])
    expect(reactions.map(({ word }) => reactionWords.english[word])).toEqual([
      'heart',
      'laugh',
      'surprised',
      'sad',
      'angry',
      'thumbs up',
      'thumbs down',
      'fire',
      '100',
      'party',
    ])
  })

  it('E1 an emoji that is none of them names itself', () => {
    expect(reactionName(reactionWords.english, '🧶')).toBe('🧶')
    expect(reactionName(reactionWords.english, '❤')).toBe('heart')
  })
})

describe('E2 a press', () => {
  it('E2 takes the current one back and replaces any other', () => {
    expect(afterPress(null, '🔥')).toBe('🔥')
    expect(afterPress('🔥', '🔥')).toBeNull()
    expect(afterPress('🔥', '💯')).toBe('💯')
  })

  it('E2 knows a heart without its mark as the same heart', () => {
    expect(sameEmoji('❤', '❤️')).toBe(true)
    expect(afterPress('❤', '❤️')).toBeNull()
  })
})

it('says a chip as a whole', () => {
  const { chip } = reactionWords.english
  expect(chip('fire', 31, '31', true)).toBe('fire, 31 reactions, yours')
  expect(chip('party', 1, '1', false)).toBe('party, 1 reaction')
})
