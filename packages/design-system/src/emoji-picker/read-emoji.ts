import type { EmojiData } from './emoji.ts'
import { parseEmoji } from './emoji-data.ts'
import { drawsVersion, emojiSupport, onlyDrawn } from './emoji-support.ts'
import { searchEmoji } from './search-emoji.ts'
import { toned } from './skin-tone.ts'

/** The emoji of one language out of their compact text. It asks the device what it can draw, so it needs a document. */
export function readEmoji(text: string): EmojiData {
  const support = emojiSupport()
  const groups = onlyDrawn(parseEmoji(text), support)
  const all = groups.flat()
  return {
    groups,
    search: (query) => searchEmoji(all, query),
    draw: (emoji, modifier) => toned(emoji, modifier, (version) => drawsVersion(support, version)),
  }
}
