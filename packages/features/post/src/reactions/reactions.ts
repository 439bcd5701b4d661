import type { ReactionName } from '@skein/contract'
import type { Reaction } from '@skein/design-system'
import type { MessagesOf } from '@skein/i18n'

/** The ten reactions of section 9, as the design system draws them. */
export const emojiOf: Record<ReactionName, Reaction> = {
  heart: '❤️',
  laugh: '😂',
  surprised: '😮',
  sad: '😢',
  angry: '😠',
  'thumbs up': '👍',
  'thumbs down': '👎',
  fire: '🔥',
  '100': '💯',
  party: '🎉',
}

const nameOf = new Map<string, ReactionName>()
for (const [name, emoji] of Object.entries(emojiOf)) if (isReaction(name)) nameOf.set(emoji, name)

function isReaction(name: string): name is ReactionName {
  return name in emojiOf
}

/** The reaction that an emoji of the bar stands for; nothing for one that is no reaction. */
export const reactionOf = (emoji: string | null): ReactionName | null => nameOf.get(emoji ?? '') ?? null

const keyOf = {
  heart: 'heart',
  laugh: 'laugh',
  surprised: 'surprised',
  sad: 'sad',
  angry: 'angry',
  'thumbs up': 'thumbsUp',
  'thumbs down': 'thumbsDown',
  fire: 'fire',
  '100': 'hundred',
  party: 'party',
} as const satisfies Record<ReactionName, keyof MessagesOf<'post'>>

/** The name of a reaction in the language of the page. */
export const nameOfReaction = (m: MessagesOf<'post'>, reaction: ReactionName): string => m[keyOf[reaction]]()
