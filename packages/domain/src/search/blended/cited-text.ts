/** Sentences of an answer with what they rest on. What rests on nothing is dropped (behaviour §2.12). */
import { cleanText } from '../../clean-text.ts'
import type { CitedSentence } from './web-source.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Graphemes of a sentence, and sentences of a summary. */
const maxSentence = 400
export const maxSentences = 6

/** Marks that stand behind the full stop belong to the sentence before it. */
const strayMarks = /([.!?…。！？]["”’»)]?)((?:\s*\[\d{1,3}\])+)/gu
const mark = /\s*\[(\d{1,3})\]/gu

/** A line of Markdown as plain text: the signs of headings, lists, emphasis and links go, the words stay. */
function plain(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}|[-*+•>]|\d{1,2}[.)])\s+/u, '')
    .replace(/!\[[^\]]*\]\([^)\s]*\)/gu, '')
    .replace(/\[([^\]]*)\]\([^)\s]*\)/gu, '$1')
    .replace(/(\*\*|__|`+)(.+?)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}])[*_](\S(?:.*?\S)?)[*_](?![\p{L}\p{N}])/gu, '$1')
}

/** Parts of a text that are sentences; one is not ended by an abbreviation such as `Dr.`. */
export function sentencesOf(text: string): string[] {
  const parts: string[] = []
  for (const { segment } of sentences.segment(text)) {
    const last = parts.at(-1)
    if (
      last !== undefined &&
      /(?:^|[\s(])(?:\p{Lu}|Dr|Mr|Mrs|Ms|St|vs|e\.g|i\.e|approx|Prof|No|ca|z\.B|bzw|Nr|Sr|Sra|M)\.\s*$/u.test(last)
    )
      parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/**
 * Reads an answer in which `[2]` points to the second address.
 * @param text as it came; may be cut in the middle, and then its last sentence is left for later
 * @param isWhole whether nothing follows
 */
export function citedSentences(text: string, addresses: readonly string[], isWhole: boolean): CitedSentence[] {
  const found: CitedSentence[] = []
  const all = text
    .split('\n')
    .map(plain)
    .flatMap((line) => sentencesOf(line.replace(strayMarks, '$2$1')))
  for (const [index, sentence] of all.entries()) {
    if (!isWhole && index === all.length - 1) break
    const urls = new Set<string>()
    for (const [, digits] of sentence.matchAll(mark)) {
      const address = addresses[Number(digits) - 1]
      if (address !== undefined) urls.add(address)
    }
    const words = cleanText(sentence.replace(mark, ''), maxSentence).replace(/\s+([.,;:!?…])/gu, '$1')
    if (urls.size > 0 && /\p{L}/u.test(words)) found.push({ text: words, urls: [...urls] })
    if (found.length === maxSentences) break
  }
  return found
}
