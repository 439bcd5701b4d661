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

/** The name of a reaction in the language of the page. */
export function nameOfReaction(m: MessagesOf<'post'>, reaction: ReactionName): string {
  const names: Record<ReactionName, () => string> = {
    heart: m.heart,
    laugh: m.laugh,
    surprised: m.surprised,
    sad: m.sad,
    angry: m.angry,
    'thumbs up': m.thumbsUp,
    'thumbs down': m.thumbsDown,
    fire: m.fire,
    '100': m.hundred,
    party: m.party,
  }
  return names[reaction]()
}
