import { countGraphemes } from './graphemes.ts'

/** Whether a text is one emoji: one grapheme that is a picture, a flag or a keycap. */
export const isOneEmoji = (text: string): boolean =>
  countGraphemes(text) === 1 && /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(text)
