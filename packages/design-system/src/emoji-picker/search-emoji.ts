import type { Emoji } from './emoji.ts'

/** Lower case without accents: who types "cafe" finds "café". */
export function plainText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

type Entry = { readonly emoji: Emoji; readonly name: string; readonly all: string; readonly length: number }

/** How many times one is used for each time the next is (Unicode's frequency list): between equals the first wins. */
const popular = [
  '😂',
  '❤️',
  '🤣',
  '👍',
  '😭',
  '🙏',
  '😘',
  '🥰',
  '😍',
  '😊',
  '🎉',
  '😁',
  '💕',
  '🥺',
  '😅',
  '🔥',
  '👏',
  '😢',
  '💯',
]

const indexes = new WeakMap<readonly Emoji[], readonly Entry[]>()

/** Made at the first search and kept as long as the data: one pass over one text instead of two thousand small ones. */
function indexOf(all: readonly Emoji[]): readonly Entry[] {
  const known = indexes.get(all)
  if (known) return known
  const lines = plainText(all.map(({ label, words }) => `${label}|${words}`).join('\n')).split('\n')
  const index = all.map((emoji, position) => {
    const [label = '', words = ''] = (lines[position] ?? '').split('|')
    // A space on both sides of every word: ' x' finds beginnings, ' x ' whole words.
    const parts = label.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
    const name = ` ${parts.join(' ')} `
    return { emoji, name, all: `${name}${words} `, length: parts.length }
  })
  indexes.set(all, index)
  return index
}

/** The less, the better; `undefined` where a word is not found at all. */
function rank({ name, all, length }: Entry, words: readonly string[]): number | undefined {
  if (!words.every((word) => all.includes(` ${word}`))) return undefined
  if (name === ` ${words.join(' ')} `) return 0
  if (words.every((word) => name.includes(` ${word} `))) {
    return length <= words.length * 2 || name.startsWith(` ${words.join(' ')} `) ? 1 : 2
  }
  if (words.every((word) => all.includes(` ${word} `))) return 2
  return words.every((word) => name.includes(` ${word}`)) ? 3 : 4
}

/**
 * What is found for a text, best first. Every word of it has to begin a word of the name or of the keywords, with or without
 * its accents. Whole names come first, then whole words, then beginnings; between equals the more popular, then Unicode's
 * order. An emoji finds itself.
 */
export function searchEmoji(all: readonly Emoji[], query: string): readonly Emoji[] {
  const words = plainText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (words.length === 0) {
    const glyph = query.trim()
    return glyph ? all.filter((emoji) => emoji.glyph === glyph || emoji.glyph === `${glyph}\uFE0F`) : []
  }
  const place = ({ glyph }: Emoji) => (popular.indexOf(glyph) + popular.length + 1) % (popular.length + 1)
  return indexOf(all)
    .flatMap((entry, order) => {
      const found = rank(entry, words)
      return found === undefined ? [] : [{ emoji: entry.emoji, found, order }]
    })
    .sort((a, b) => a.found - b.found || place(a.emoji) - place(b.emoji) || a.order - b.order)
    .map(({ emoji }) => emoji)
}
