import type { ReactionName } from '@skein/contract'
import type { MessagesOf } from '@skein/i18n'

/** The ten reactions of section 9 as they are drawn. */
export const emojiOf: Record<ReactionName, string> = {
  heart: '❤️',
  laugh: '😂',
  surprised: '😮',
  sad: '😢',
  angry: '😡',
  'thumbs up': '👍',
  'thumbs down': '👎',
  fire: '🔥',
  '100': '💯',
  party: '🎉',
}

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
