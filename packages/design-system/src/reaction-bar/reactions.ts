/** The ten reactions of the product, in their one order: it never changes, so that a hand finds them without looking. */
export const reactions = [
  { emoji: '❤️', word: 'heart' },
  { emoji: '😂', word: 'laugh' },
  { emoji: '😮', word: 'surprised' },
  { emoji: '😢', word: 'sad' },
  { emoji: '😠', word: 'angry' },
  { emoji: '👍', word: 'thumbsUp' },
  { emoji: '👎', word: 'thumbsDown' },
  { emoji: '🔥', word: 'fire' },
  { emoji: '💯', word: 'hundred' },
  { emoji: '🎉', word: 'party' },
] as const

/** One of the ten. */
export type Reaction = (typeof reactions)[number]['emoji']

/** Whether both are the same emoji: some keyboards leave out the mark that says "as a picture" behind a heart. */
export function sameEmoji(one: string, other: string): boolean {
  return one === other || one.replaceAll('\uFE0F', '') === other.replaceAll('\uFE0F', '')
}

/** What a press on `pressed` makes of `current`: the current one is taken back, any other one replaces it. */
export function afterPress<Emoji extends string>(current: string | null, pressed: Emoji): Emoji | null {
  return current !== null && sameEmoji(current, pressed) ? null : pressed
}
