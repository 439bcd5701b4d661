import { emojiVersions } from './emoji-languages.ts'

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

/** The names of the groups, in Unicode's order; a word of the picker for each. */
export const emojiGroups = [
  'smileys',
  'people',
  'nature',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const

export type EmojiGroup = (typeof emojiGroups)[number]

/** The emoji of one language, by group in the order of `emojiGroups`. */
export interface EmojiData {
  readonly groups: readonly (readonly Emoji[])[]
}

function versionOf(letter: string): number {
  return letter ? (emojiVersions[letter.charCodeAt(0) - 0x61] ?? 0) : 0
}

function parseLine(line: string): Emoji {
  const [head = '', label = '', words = ''] = line.split('|')
  // Only what is new or takes a skin tone has something behind its glyph.
  const flags = /([a-z]?)(?:(~)([a-z]?))?$/.exec(head)
  const version = versionOf(flags?.[1] ?? '')
  const emoji = { glyph: flags ? head.slice(0, flags.index) : head, label, words, version }
  return flags?.[2] ? { ...emoji, toneVersion: Math.max(version, versionOf(flags[3] ?? '')) } : emoji
}

/** Reads the compact text that `npm run emoji` writes. */
export function parseEmoji(text: string): EmojiData {
  return { groups: text.split('\n\n').map((group) => group.split('\n').map(parseLine)) }
}
