import type { Emoji } from './emoji.ts'
import { emojiVersions } from './emoji-versions.ts'

/** Emoji by group, in Unicode's order. */
export type EmojiGroups = readonly (readonly Emoji[])[]

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
export function parseEmoji(text: string): EmojiGroups {
  return text.split('\n\n').map((group) => group.split('\n').map(parseLine))
}
