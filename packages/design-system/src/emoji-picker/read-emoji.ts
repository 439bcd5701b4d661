import type { EmojiData } from './emoji.ts'
import { parseEmoji, type EmojiGroups } from './emoji-data.ts'
import { drawsVersion, emojiSupport, onlyDrawn, type EmojiSupport } from './emoji-support.ts'
import { searchEmoji } from './search-emoji.ts'
import { toned } from './skin-tone.ts'

function dataOf(groups: EmojiGroups, support: EmojiSupport): EmojiData {
  const all = groups.flat()
  return {
    groups,
    search: (query) => searchEmoji(all, query),
    draw: (emoji, modifier) => toned(emoji, modifier, (version) => drawsVersion(support, version)),
  }
}

/** Resolves after the next frame is painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * The emoji of one language out of their compact text. It asks the device what it can draw, so it needs a document. Where that is a question
 * for each of them (`plain`), which takes most of a second the first time, it asks for those of the first group, and for the others
 * once these have been drawn, a group at a time.
 */
export function readEmoji(text: string): EmojiData {
  const support = emojiSupport()
  const groups = parseEmoji(text)
  if (!support.plain) return dataOf(onlyDrawn(groups, support), support)
  const first = onlyDrawn(groups.slice(0, 1), support)
  const others = groups.slice(1)
  let asked: Promise<EmojiData> | undefined
  const complete = async () => {
    const drawn = [...first]
    for (const group of others) {
      await painted()
      drawn.push(...onlyDrawn([group], support))
    }
    return dataOf(drawn, support)
  }
  return { ...dataOf([...first, ...others], support), complete: () => (asked ??= complete()) }
}
