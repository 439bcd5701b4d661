import { defineWords } from '../provider/words.ts'
import { reactions, sameEmoji } from './reactions.ts'

export type ReactionWords = {
  /** The name of the bar. */
  readonly label: string
  /** The name of the row of counts. */
  readonly summary: string
  /** The button that opens the bar. */
  readonly add: string
  readonly heart: string
  readonly laugh: string
  readonly surprised: string
  readonly sad: string
  readonly angry: string
  readonly thumbsUp: string
  readonly thumbsDown: string
  readonly fire: string
  readonly hundred: string
  readonly party: string
  /** One chip: "fire, 31 reactions, yours". `shown` is the count as it is written on the chip. */
  readonly chip: (name: string, count: number, shown: string, yours: boolean) => string
}

/** The words of ReactionBar, ReactionSummary and ReactionPicker. */
export const reactionWords = defineWords<ReactionWords>('reaction-bar', {
  label: 'Reactions',
  summary: 'Reactions to this',
  add: 'Add reaction',
  heart: 'heart',
  laugh: 'laugh',
  surprised: 'surprised',
  sad: 'sad',
  angry: 'angry',
  thumbsUp: 'thumbs up',
  thumbsDown: 'thumbs down',
  fire: 'fire',
  hundred: '100',
  party: 'party',
  chip: (name, count, shown, yours) =>
    `${name}, ${shown} ${count === 1 ? 'reaction' : 'reactions'}${yours ? ', yours' : ''}`,
})

/** The name of an emoji: one of the ten by its word; any other one names itself, and screen readers know it. */
export function reactionName(words: ReactionWords, emoji: string): string {
  const known = reactions.find((reaction) => sameEmoji(reaction.emoji, emoji))
  return known ? words[known.word] : emoji
}
