/** What an emoji is to the picker. Types and names only: whatever works on them comes with the data. */

export interface Emoji {
  /** As it is inserted, without a skin tone. */
  readonly glyph: string
  /** Its name in the language of the data, as Unicode's CLDR has it. */
  readonly label: string
  /** What else it is found by, words apart. */
  readonly words: string
  /** Unicode version; 0 for those old enough to be everywhere. */
  readonly version: number
  /** Unicode version that can put a skin tone on it; absent where none can. */
  readonly toneVersion?: number
}

/** The groups, in Unicode's order; a word of the picker for each. */
export type EmojiGroup =
  | 'smileys'
  | 'people'
  | 'nature'
  | 'food'
  | 'travel'
  | 'activities'
  | 'objects'
  | 'symbols'
  | 'flags'

/** Unicode's five tones (Fitzpatrick scale), and none: the yellow that emoji have of themselves. */
export const skinTones = [
  'none',
  'light',
  'mediumLight',
  'medium',
  'mediumDark',
  'dark',
] as const satisfies readonly SkinTone[]

export type SkinTone = 'none' | 'light' | 'mediumLight' | 'medium' | 'mediumDark' | 'dark'

export function isSkinTone(value: unknown): value is SkinTone {
  return skinTones.some((tone) => tone === value)
}

/** The character that puts a tone on the one before it; empty for none. */
export function modifierOf(tone: SkinTone): string {
  return tone === 'none' ? '' : String.fromCodePoint(0x1f3fa + skinTones.indexOf(tone))
}

/** The emoji of one language that this device can draw, and what can be done with them. */
export interface EmojiData {
  /** By group, in the order of `EmojiGroup`. */
  readonly groups: readonly (readonly Emoji[])[]
  /** What is found for a text, best first. */
  readonly search: (query: string) => readonly Emoji[]
  /** How an emoji looks with the modifier of a tone (`modifierOf`), as far as it takes one and the device can draw it. */
  readonly draw: (emoji: Emoji, modifier: string) => string
  /**
   * Gives the same without what the device cannot draw, where that was too much to ask for before the first group is seen. The picker calls it
   * once that is.
   */
  readonly complete?: (() => Promise<EmojiData>) | undefined
}
