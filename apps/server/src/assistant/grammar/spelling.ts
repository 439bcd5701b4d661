/** Which of the spellings that the checker proposes for an unknown word is safe to take, if any. */
import { isForeignSmallWord } from './english.ts'

/** What lies between two words: letters count 1, two letters that changed places 0.7, an apostrophe 0.3, large or small 0.2. */
export function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  const price = (letter: string) => (letter === "'" || letter === '’' ? 0.3 : 1)
  for (let column = 1; column <= to.length; column += 1) {
    const row = rows[0]
    if (row) row[column] = at(0, column - 1) + price(to.charAt(column - 1))
  }
  for (let i = 1; i <= from.length; i += 1) {
    const row = [at(i - 1, 0) + price(from.charAt(i - 1))]
    rows.push(row)
    for (let j = 1; j <= to.length; j += 1) {
      const [a, b] = [from.charAt(i - 1), to.charAt(j - 1)]
      const change = a === b ? 0 : a.toLowerCase() === b.toLowerCase() ? 0.2 : 1
      let least = Math.min(at(i - 1, j) + price(a), (row[j - 1] ?? Infinity) + price(b), at(i - 1, j - 1) + change)
      const isSwap = i > 1 && j > 1 && a !== b && a === to.charAt(j - 2) && from.charAt(i - 2) === b
      if (isSwap) least = Math.min(least, at(i - 2, j - 2) + 0.7)
      row[j] = least
    }
  }
  return at(from.length, to.length)
}

/** The way of the chat: nobody who writes these wants them otherwise. */
const wanted = new Set(
  'gonna wanna gotta kinda sorta dunno lemme yeah yall tbh imho hmm ugh haha yay nope yep okay'.split(' '),
)

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The proposal to take for a word, or nothing. A name, an abbreviation, a word of another language and a word whose correction is anybody's
 * guess stay as they are: a draft is never made worse.
 * @param isFirst it begins a sentence, so that its capital says nothing
 */
export function pickSpelling(word: string, proposals: readonly string[], isFirst: boolean): string | undefined {
  const isLarge = /^[A-Z][a-z'’]+$/.test(word)
  if (isLarge && !isFirst) return undefined
  const plain = isLarge ? word.toLowerCase() : word
  if (!/^[a-z][a-z'’]*$/.test(plain) || plain.length < 4 || wanted.has(plain) || isForeignSmallWord(plain))
    return undefined
  const ranked = proposals
    .map((text) => ({ text, cost: distance(plain, isLarge ? text.toLowerCase() : text) }))
    .sort((a, b) => a.cost - b.cost)
  const [best, next] = ranked
  if (best === undefined || best.cost > (plain.length <= 5 ? 1 : 2)) return undefined
  // Two that lie equally near: which was meant only the writer knows.
  if (next !== undefined && next.cost === best.cost && best.cost >= 1) return undefined
  return isLarge ? capitalised(best.text) : best.text
}
